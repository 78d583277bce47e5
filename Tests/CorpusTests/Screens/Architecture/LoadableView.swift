import SwiftUI

enum Fetched<Value: Sendable>: Sendable {
    case idle, loading
    case loaded(Value)
    case failed(String)
}

struct LoadableView<Value: Sendable, Content: View>: View {
    let title: String
    let load: @Sendable () async throws -> Value
    @ViewBuilder let content: (Value) -> Content
    @State private var state: Fetched<Value> = .idle
    @State private var attempt = 0

    var body: some View {
        Group {
            switch state {
            case .idle, .loading:
                ProgressView(title)
            case .loaded(let value):
                content(value)
            case .failed(let reason):
                ContentUnavailableView {
                    Label("No \(title)", systemImage: "wifi.slash")
                } description: {
                    Text(reason)
                } actions: {
                    Button("Try again") { attempt += 1 }
                }
            }
        }
        .task(id: attempt) {
            state = .loading
            do { state = .loaded(try await load()) } catch { state = .failed("Attempt \(attempt + 1) failed") }
        }
    }
}

struct LoadableScreen: View {
    private final class Tries: @unchecked Sendable { var count = 0 }
    private struct Offline: Error {}
    private let tries = Tries()

    var body: some View {
        let tries = tries
        LoadableView(title: "cities") { () async throws -> [String] in
            try await Task.sleep(for: .seconds(1))
            tries.count += 1
            if tries.count < 2 { throw Offline() }
            return ["Oslo", "Rome"]
        } content: { cities in
            VStack { ForEach(cities, id: \.self) { Text($0) } }
        }
    }
}

#Preview { LoadableScreen() }
