import SwiftUI

struct PreferencesScreen: View {
    @AppStorage("sounds") private var sounds = true
    @AppStorage("haptics") private var haptics = false
    @State private var size = 14.0
    @State private var name = ""

    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("Profile")) {
                    TextField("Name", text: $name)
                    Text("Hello, \(name)")
                }
                Section(header: Text("Feedback")) {
                    Toggle("Sounds", isOn: $sounds)
                    Toggle("Haptics", isOn: $haptics)
                }
                Section(header: Text("Text")) {
                    Slider(value: $size, in: 10...30) { Text("Size") }
                    Text("Sample").font(.system(size: size))
                }
            }
            .navigationTitle("Settings")
        }
    }
}
