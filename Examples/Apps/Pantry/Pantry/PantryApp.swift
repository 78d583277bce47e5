import SwiftUI

@main
struct PantryApp: App {
    @UIApplicationDelegateAdaptor(PantryDelegate.self) private var delegate
    @StateObject private var store = PantryStore(foods: PantryStore.bundledFoods())

    var body: some Scene {
        WindowGroup {
            RootView()
                .environmentObject(store)
                .tint(Color("AccentColor"))
        }
    }
}

/// Some libraries still want a delegate at launch.
final class PantryDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        NotificationCenter.default.addObserver(
            self, selector: #selector(memoryIsShort),
            name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        return true
    }

    @objc private func memoryIsShort() {
        URLCache.shared.removeAllCachedResponses()
    }
}

struct RootView: View {
    var body: some View {
        #if os(iOS)
        TabView {
            ShelfView()
                .tabItem { Label("shelf_title", systemImage: "cabinet") }
            ShoppingView()
                .tabItem { Label("shopping_title", systemImage: "cart") }
            SettingsView()
                .tabItem { Label("settings_title", systemImage: "gear") }
        }
        #else
        Text("Pantry is an app for phones.")
        #endif
    }
}

#Preview {
    RootView()
        .environmentObject(PantryStore(foods: [.sample]))
}
