import Combine
import SwiftUI

struct RateTable: Decodable {
    let base: String
    let rates: [String: Double]
}

@MainActor
final class RatesModel: ObservableObject {
    @Published private(set) var table: RateTable?
    @Published private(set) var failure: String?
    private var request: AnyCancellable?

    func load(_ base: String) {
        failure = nil
        request = URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.org/rates/\(base)")!)
            .map(\.data)
            .decode(type: RateTable.self, decoder: JSONDecoder())
            .receive(on: DispatchQueue.main)
            .sink { [weak self] completion in
                if case .failure = completion { self?.failure = "No rates for \(base)" }
            } receiveValue: { [weak self] in
                self?.table = $0
            }
    }
}

struct ExchangeRates: View {
    @StateObject private var model = RatesModel()

    var body: some View {
        List {
            if let table = model.table {
                Section("1 \(table.base)") {
                    ForEach(table.rates.sorted { $0.key < $1.key }, id: \.key) { code, rate in
                        LabeledContent(code, value: rate, format: .number.precision(.fractionLength(2)))
                    }
                }
            }
            if let failure = model.failure { Text(failure).foregroundStyle(.red) }
            Button("Load EUR") { model.load("EUR") }
            Button("Load XXX") { model.load("XXX") }
        }
    }
}

#Preview { ExchangeRates() }
