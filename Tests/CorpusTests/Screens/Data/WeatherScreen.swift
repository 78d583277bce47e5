import SwiftUI
import Combine

struct Forecast: Decodable, Equatable {
    struct Day: Decodable, Equatable, Identifiable {
        let date: Date
        let high: Double
        let low: Double
        var id: Date { date }
    }
    let city: String
    let days: [Day]
}

final class WeatherService {
    private let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }()

    func forecast() -> AnyPublisher<Forecast, Error> {
        var request = URLRequest(url: URL(string: "https://example.org/weather")!)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        return URLSession.shared.dataTaskPublisher(for: request)
            .map(\.data)
            .decode(type: Forecast.self, decoder: decoder)
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}

final class WeatherViewModel: ObservableObject {
    @Published var forecast: Forecast?
    @Published var message = ""
    private var cancellable: AnyCancellable?
    private let service = WeatherService()

    func refresh() {
        cancellable = service.forecast()
            .sink { [weak self] completion in
                if case .failure(let error) = completion { self?.message = "\(type(of: error))" }
            } receiveValue: { [weak self] in
                self?.forecast = $0
            }
    }
}

struct WeatherScreen: View {
    @StateObject private var viewModel = WeatherViewModel()

    var body: some View {
        List {
            if let forecast = viewModel.forecast {
                Section(forecast.city) {
                    ForEach(forecast.days) { day in
                        HStack {
                            Text(day.date, format: .dateTime.weekday(.wide))
                            Spacer()
                            Text("\(day.low, specifier: "%.0f")° – \(day.high, specifier: "%.0f")°")
                        }
                    }
                }
            } else {
                ProgressView().frame(maxWidth: .infinity)
            }
            if !viewModel.message.isEmpty { Text(viewModel.message) }
        }
        .onAppear(perform: viewModel.refresh)
    }
}

struct WeatherScreen_Previews: PreviewProvider {
    static var previews: some View { WeatherScreen() }
}
