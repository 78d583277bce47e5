import SwiftUI

@main
struct GrovesApp: App {
    @State private var catalogue = TreeCatalogue()
    @State private var tracker = LocationTracker()
    @AppStorage("appearance") private var appearance = Appearance.system

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environment(catalogue)
                .environment(tracker)
                .preferredColorScheme(appearance.colorScheme)
                .onOpenURL { catalogue.open($0) }
        }
        #if os(macOS)
            Settings { SettingsView() }
        #endif
    }
}

enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark

    var id: Self { self }

    var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

struct ContentView: View {
    @Environment(TreeCatalogue.self) private var catalogue
    @State private var tab = AppTab.map

    enum AppTab: Hashable {
        case map, list, settings
    }

    var body: some View {
        TabView(selection: $tab) {
            Tab("Map", systemImage: "map", value: AppTab.map) {
                TreeMapView()
            }
            Tab("Trees", systemImage: "tree", value: AppTab.list) {
                TreeListView()
            }
            .badge(catalogue.thirsty.count)
            Tab("Settings", systemImage: "gear", value: AppTab.settings) {
                SettingsView()
            }
        }
        #if os(iOS)
            .tabBarMinimizeBehavior(.onScrollDown)
        #endif
    }
}

#Preview("Dark") {
    ContentView()
        .environment(TreeCatalogue())
        .environment(LocationTracker())
        .preferredColorScheme(.dark)
}
