import SwiftUI

protocol FetchQuotes: Sendable {
    func callAsFunction() async throws -> [String]
}

struct SlowQuotes: FetchQuotes {
    var fails = false
    func callAsFunction() async throws -> [String] {
        try await Task.sleep(for: .seconds(1))
        if fails { throw QuoteError.offline }
        return ["Less is more", "Form follows function"]
    }
}

enum QuoteError: LocalizedError {
    case offline
    var errorDescription: String? { "You are offline." }
    var recoverySuggestion: String? { "Try again later." }
}

enum Loadable<Value> {
    case idle, loading
    case loaded(Value)
    case failed(any Error)
}

@MainActor
final class QuotesViewModel: ObservableObject {
    @Published private(set) var state = Loadable<[String]>.idle
    private var fetch: any FetchQuotes

    init(fetch: any FetchQuotes) {
        self.fetch = fetch
    }

    func load() async {
        state = .loading
        do {
            state = .loaded(try await fetch())
        } catch {
            state = .failed(error)
        }
    }

    func repair() { fetch = SlowQuotes() }
}

struct UseCaseScreen: View {
    @StateObject private var model: QuotesViewModel

    init(fetch: any FetchQuotes = SlowQuotes(fails: true)) {
        _model = StateObject(wrappedValue: QuotesViewModel(fetch: fetch))
    }

    var body: some View {
        Group {
            switch model.state {
            case .idle: Color.clear
            case .loading: ProgressView()
            case .loaded(let quotes):
                List(quotes, id: \.self, rowContent: Text.init)
            case .failed(let error):
                ContentUnavailableView {
                    Label("No quotes", systemImage: "wifi.slash")
                } description: {
                    Text(error.localizedDescription)
                } actions: {
                    Button("Retry") {
                        model.repair()
                        Task { await model.load() }
                    }
                }
            }
        }
        .task { await model.load() }
    }
}

#Preview {
    UseCaseScreen()
}
