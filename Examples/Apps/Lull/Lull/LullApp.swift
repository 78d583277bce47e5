import SwiftUI

@main
struct LullApp: App {
    @State private var history = SessionHistory()
    @StateObject private var settings = Settings()

    var body: some Scene {
        WindowGroup {
            PatternGallery()
                .environment(history)
                .environmentObject(settings)
                .accentColor(settings.accent)
        }
    }
}
