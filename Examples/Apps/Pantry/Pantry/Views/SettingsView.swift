import SwiftUI

struct SettingsView: View {
    @EnvironmentObject private var store: PantryStore
    @AppStorage("household") private var household = 2

    private var version: String {
        Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "?"
    }

    private var link: String {
        Bundle.main.object(forInfoDictionaryKey: "PantryShareLink") as? String ?? "no link"
    }

    var body: some View {
        NavigationStack {
            Form {
                Section("Household") {
                    Stepper("People: \(household)", value: $household, in: 1...12)
                }
                Section("History") {
                    if store.history.isEmpty {
                        Text("Nothing has happened yet.")
                    }
                    ForEach(Array(store.history.enumerated()), id: \.offset) { _, line in
                        Text(line)
                    }
                }
                Section("About") {
                    LabeledContent("Version", value: version)
                    Text(link)
                    Text(Bundle.main.bundleIdentifier ?? "no identifier")
                }
            }
            .navigationTitle("settings_title")
        }
    }
}

#Preview {
    SettingsView()
        .environmentObject(PantryStore(foods: [.sample]))
}
