import SwiftUI
import UserNotifications

struct SettingsSheet: View {
    @EnvironmentObject private var settings: Settings
    @Environment(\.dismiss) private var dismiss
    @State private var asksToReset = false
    @State private var isDenied = false

    var body: some View {
        NavigationStack {
            Form {
                Section("Session") {
                    Stepper("Rounds: \(settings.rounds)", value: $settings.rounds, in: 1...10)
                    Picker("Countdown", selection: $settings.countdown) {
                        ForEach([0, 3, 5, 10], id: \.self) { seconds in
                            Text(seconds == 0 ? "None" : "\(seconds) s").tag(seconds)
                        }
                    }
                    Toggle("Haptics", isOn: $settings.usesHaptics)
                    Toggle("Keep the screen on", isOn: $settings.keepsAwake)
                }
                Section {
                    Toggle("Remind me", isOn: $settings.reminder.isOn.animation())
                    if settings.reminder.isOn {
                        Picker("At", selection: $settings.reminder.hour) {
                            ForEach(6..<24) { hour in
                                Text("\(hour):00").tag(hour)
                            }
                        }
                    }
                } footer: {
                    if isDenied { Text("Notifications are not allowed.") }
                }
                Section("Look") {
                    ColorPicker("Colour", selection: Binding(get: { settings.accent }, set: { settings.accent = $0 }), supportsOpacity: false)
                }
                Button("Reset everything", role: .destructive) { asksToReset = true }
            }
            .navigationTitle("Settings")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Close", action: dismiss.callAsFunction)
                }
            }
            .task(id: settings.reminder.isOn) {
                guard settings.reminder.isOn else { return }
                let center = UNUserNotificationCenter.current()
                let isAllowed = try? await center.requestAuthorization(options: [.alert, .sound])
                isDenied = isAllowed != true
            }
            .alert("Reset?", isPresented: $asksToReset) {
                Button("Reset", role: .destructive, action: settings.reset)
            } message: {
                Text("Patterns and sessions stay.")
            }
        }
    }
}
