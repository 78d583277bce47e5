import SwiftData
import SwiftUI

@main
struct BudgetApp: App {
    private let container: ModelContainer = {
        let schema = Schema([Envelope.self, Entry.self, Member.self])
        let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
        do {
            let container = try ModelContainer(for: schema, configurations: [configuration])
            try SampleData.seed(container.mainContext)
            return container
        } catch {
            fatalError("Could not create the container: \(error)")
        }
    }()

    var body: some Scene {
        WindowGroup {
            ContentView()
        }
        .modelContainer(container)
    }
}

struct ContentView: View {
    enum Tab: Hashable {
        case overview, entries, envelopes
    }

    @State private var tab = Tab.overview
    @AppStorage("currencyCode") private var currencyCode = "EUR"

    var body: some View {
        TabView(selection: $tab) {
            OverviewView()
                .tabItem { Label("Overview", systemImage: "chart.pie") }
                .tag(Tab.overview)
            EntryList()
                .tabItem { Label("Entries", systemImage: "list.bullet.rectangle") }
                .tag(Tab.entries)
            EnvelopeList()
                .tabItem { Label("Envelopes", systemImage: "envelope") }
                .tag(Tab.envelopes)
        }
        .environment(\.currencyCode, currencyCode)
    }
}

#Preview {
    ContentView()
        .modelContainer(SampleData.previewContainer)
}
