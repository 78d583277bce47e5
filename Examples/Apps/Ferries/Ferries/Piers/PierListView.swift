import FerryKit
import SwiftUI

struct PierListView: View {
    @StateObject var viewModel: PierListViewModel

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Piers")
                .searchable(text: $viewModel.search)
                .navigationDestination(for: Pier.self) { pier in
                    TimetableView(viewModel: viewModel.timetable(for: pier))
                }
        }
        .task { await viewModel.load() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .loading:
            ProgressView("Asking the harbour")
        case .failed(let error):
            VStack {
                Text(error.localizedDescription)
                Button("Try again") {
                    Task { await viewModel.load() }
                }
            }
        case .loaded:
            List(viewModel.found) { pier in
                NavigationLink(value: pier) {
                    PierRow(pier: pier)
                }
            }
            .refreshable { await viewModel.load() }
        }
    }
}

struct PierRow: View {
    let pier: Pier

    var body: some View {
        Label {
            VStack(alignment: .leading) {
                Text(pier.name)
                Text(pier.distance, format: .measurement(width: .abbreviated))
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        } icon: {
            Image(systemName: pier.isIsland ? "water.waves" : "building.2")
        }
    }
}
