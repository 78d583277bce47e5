import SwiftUI

@main
struct TriviumApp: App {
    @UIApplicationDelegateAdaptor private var delegate: AppDelegate
    @StateObject private var scores = ScoreBoard()
    @StateObject private var theme = ThemeManager()

    var body: some Scene {
        WindowGroup {
            HomeView()
                .environmentObject(scores)
                .environmentObject(theme)
                .environment(\.theme, theme.current)
                .tint(theme.current.color)
        }
    }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        URLCache.shared.removeAllCachedResponses()
    }
}
