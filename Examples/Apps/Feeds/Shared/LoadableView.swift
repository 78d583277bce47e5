import SwiftUI

struct LoadableView<Value, Content: View>: View {
    let loadable: Loadable<Value>
    var retry: (@MainActor () async -> Void)?
    @ViewBuilder let content: (Value) -> Content

    var body: some View {
        switch loadable {
        case .idle:
            Color.clear
        case .loading(nil):
            ProgressView("loading")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .loading(let value?), .loaded(let value):
            content(value)
        case .failed(let error):
            ContentUnavailableView {
                Label("failed.title", systemImage: "wifi.exclamationmark")
            } description: {
                Text(error.localizedDescription)
            } actions: {
                if let retry {
                    AsyncButton("failed.retry", action: retry)
                        .buttonStyle(.borderedProminent)
                }
            }
        }
    }
}

/// A button that is disabled while its action runs.
struct AsyncButton: View {
    private let title: LocalizedStringKey
    private let action: @MainActor () async -> Void
    @State private var task: Task<Void, Never>?

    init(_ title: LocalizedStringKey, action: @escaping @MainActor () async -> Void) {
        self.title = title
        self.action = action
    }

    var body: some View {
        Button {
            task = Task {
                await action()
                task = nil
            }
        } label: {
            Text(title)
                .opacity(task == nil ? 1 : 0)
                .overlay {
                    if task != nil { ProgressView() }
                }
        }
        .disabled(task != nil)
        .onDisappear { task?.cancel() }
    }
}
