import SwiftUI

@main
struct LanesApp: App {
    @State private var store = Store(
        initial: BoardFeature.State(),
        reduce: BoardFeature().reduce,
        environment: .live)

    var body: some Scene {
        WindowGroup {
            BoardView(store: store)
                .tint(.indigo)
                .task { store.send(.appeared) }
        }
        .commands {
            CommandMenu("Board") {
                Button("New card") { store.send(.newCardTapped(.todo)) }
                    .keyboardShortcut("n")
            }
        }
    }
}
