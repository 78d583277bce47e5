import CoreData
import SwiftUI

@main
struct CookbookApp: App {
    @StateObject private var dataController = DataController()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(\.managedObjectContext, dataController.container.viewContext)
                .environmentObject(dataController)
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { dataController.save() }
        }
    }
}

struct RootView: View {
    @SceneStorage("tab") private var tab = "recipes"

    var body: some View {
        TabView(selection: $tab) {
            RecipeBrowser()
                .tabItem { Label("Recipes", systemImage: "book") }
                .tag("recipes")
            ShoppingList()
                .tabItem { Label("Shopping", systemImage: "cart") }
                .tag("shopping")
            StatisticsView()
                .tabItem { Label("Numbers", systemImage: "chart.bar") }
                .tag("numbers")
        }
    }
}
