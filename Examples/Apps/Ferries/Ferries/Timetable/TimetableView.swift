import FerryKit
import SwiftUI

struct TimetableView: View {
    @StateObject var viewModel: TimetableViewModel

    var body: some View {
        List {
            Section {
                Stepper("Passengers: \(viewModel.passengers)", value: $viewModel.passengers, in: 1...8)
                LabeledContent("Total", value: viewModel.total, format: .number)
            }
            Section("Departures") {
                ForEach(viewModel.departures) { departure in
                    DepartureRow(
                        departure: departure,
                        isReserved: viewModel.reserved.contains(departure.id)
                    ) {
                        viewModel.reserve(departure)
                    }
                }
            }
        }
        .navigationTitle(viewModel.pier.name)
        .alert(
            "Reserved",
            isPresented: Binding(
                get: { viewModel.message != nil },
                set: { if !$0 { viewModel.message = nil } }),
            presenting: viewModel.message
        ) { _ in
            Button("OK") {}
        } message: {
            Text($0)
        }
        .task { await viewModel.load() }
    }
}

struct DepartureRow: View {
    let departure: Departure
    let isReserved: Bool
    let reserve: () -> Void

    var body: some View {
        HStack {
            Text(departure.time)
                .monospacedDigit()
            Text(departure.boat)
                .foregroundStyle(.secondary)
            Spacer()
            Button(isReserved ? "Cancel \(departure.time)" : "Reserve \(departure.time)", action: reserve)
                .buttonStyle(.bordered)
        }
    }
}
