import SwiftUI

protocol KeyValueStore: AnyObject {
    func value(_ key: String) -> String?
    func set(_ value: String?, for key: String)
}

final class MemoryStore: KeyValueStore {
    private var values: [String: String] = [:]
    func value(_ key: String) -> String? { values[key] }
    func set(_ value: String?, for key: String) { values[key] = value }
}

@propertyWrapper
struct Stored: DynamicProperty {
    @StateObject private var box = Box()
    private let key: String
    private let store: any KeyValueStore

    final class Box: ObservableObject {
        @Published var revision = 0
    }

    init(_ key: String, in store: any KeyValueStore) {
        self.key = key
        self.store = store
    }

    var wrappedValue: String {
        get { store.value(key) ?? "unset" }
        nonmutating set {
            store.set(newValue, for: key)
            box.revision += 1
        }
    }

    var projectedValue: Binding<String> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

struct SettingsStoreScreen: View {
    @Stored private var name: String

    init(store: any KeyValueStore) {
        _name = Stored("name", in: store)
    }

    var body: some View {
        VStack {
            Text("Name: \(name)")
            TextField("Name", text: $name)
            Button("Reset") { name = "Ada" }
        }
        .padding()
    }
}

#Preview {
    SettingsStoreScreen(store: MemoryStore())
}
