import SwiftUI

struct SettingsScreen: View {
    @AppStorage("username") private var username: String = "guest"
    @AppStorage("notifications") private var notifications = true
    @AppStorage("volume") private var volume = 0.5
    @State private var theme: Theme = .system
    @State private var showsAlert = false
    @Environment(\.openURL) var openURL
    @Environment(\.colorScheme) private var colorScheme

    enum Theme: String, CaseIterable, Identifiable {
        case system, light, dark
        var id: String { rawValue }
        var scheme: ColorScheme? {
            switch self {
            case .system: nil
            case .light: .light
            case .dark: .dark
            }
        }
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    LabeledContent("User", value: username)
                    TextField("Username", text: $username)
                        .textInputAutocapitalization(.never)
                        .autocorrectionDisabled()
                        .textContentType(.username)
                } header: {
                    Text("Account")
                } footer: {
                    Text("Shown to your friends.")
                }
                Section("General") {
                    Toggle("Notifications", isOn: $notifications)
                        .toggleStyle(SwitchToggleStyle(tint: .orange))
                    Toggle(isOn: .constant(false)) {
                        Label("Airplane", systemImage: "airplane")
                    }
                    .disabled(true)
                    VStack {
                        Slider(value: $volume, in: 0...1) {
                            Text("Volume")
                        } minimumValueLabel: {
                            Image(systemName: "speaker")
                        } maximumValueLabel: {
                            Image(systemName: "speaker.wave.3")
                        }
                        Text(volume, format: .percent.precision(.fractionLength(0)))
                    }
                    Picker("Theme", selection: $theme) {
                        ForEach(Theme.allCases) { Text($0.rawValue.capitalized).tag($0) }
                    }
                }
                Section {
                    Button("Help") {
                        openURL(URL(string: "https://example.org/help")!)
                    }
                    Button("Sign out", role: .destructive) { showsAlert = true }
                        .frame(maxWidth: .infinity, alignment: .center)
                }
                Text(colorScheme == .dark ? "It is dark" : "It is light")
                    .listRowBackground(Color.clear)
                    .listRowInsets(EdgeInsets())
            }
            .navigationTitle("Settings")
            .alert("Sign out?", isPresented: $showsAlert) {
                Button("Cancel", role: .cancel) {}
                Button("Sign out", role: .destructive) { username = "guest" }
            } message: {
                Text("You can sign in again at any time.")
            }
        }
        .preferredColorScheme(theme.scheme)
    }
}

#Preview("SettingsScreen") { SettingsScreen() }
