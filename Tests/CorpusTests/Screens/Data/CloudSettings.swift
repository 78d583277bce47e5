import SwiftUI

struct CloudSettings: View {
    private let store = NSUbiquitousKeyValueStore.default
    @State private var launches = 0
    @State private var theme = "none"

    var body: some View {
        Form {
            Text("Launches: \(launches)")
            Text("Theme: \(theme)")
            Button("Dark") {
                store.set("dark", forKey: "theme")
                load()
            }
            Button("Forget") {
                store.removeObject(forKey: "theme")
                load()
            }
        }
        .onAppear {
            store.set(store.longLong(forKey: "launches") + 1, forKey: "launches")
            load()
        }
        .onReceive(
            NotificationCenter.default.publisher(
                for: NSUbiquitousKeyValueStore.didChangeExternallyNotification)
        ) { _ in load() }
    }

    private func load() {
        launches = Int(store.longLong(forKey: "launches"))
        theme = store.string(forKey: "theme") ?? "none"
        store.synchronize()
    }
}

#Preview { CloudSettings() }
