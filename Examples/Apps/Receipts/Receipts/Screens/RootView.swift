import SwiftUI

struct RootView: View {
    @EnvironmentObject private var coordinator: AppCoordinator
    @EnvironmentObject private var store: ReceiptStore

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            ReceiptListScreen()
                .navigationDestination(for: AppCoordinator.Route.self) { route in
                    coordinator.view(for: route)
                }
        }
        .sheet(item: $coordinator.sheet) { sheet in
            coordinator.view(for: sheet)
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didReceiveMemoryWarningNotification)) { _ in
            store.persist()
        }
    }
}

struct RootView_Previews: PreviewProvider {
    static var previews: some View {
        let container = AppContainer()
        RootView()
            .environmentObject(AppCoordinator(container: container))
            .environmentObject(container.store)
            .previewDisplayName("Root")
    }
}
