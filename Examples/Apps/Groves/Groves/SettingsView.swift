import SwiftUI

struct SettingsView: View {
    @AppStorage("appearance") private var appearance = Appearance.system
    @Environment(LocationTracker.self) private var tracker
    @Environment(TreeCatalogue.self) private var catalogue
    @Environment(\.locale) private var locale

    var body: some View {
        NavigationStack {
            Form {
                Picker("Appearance", selection: $appearance) {
                    ForEach(Appearance.allCases) { appearance in
                        Text(appearance.rawValue.capitalized).tag(appearance)
                    }
                }
                .pickerStyle(.inline)
                Section("Walk") {
                    LabeledContent("Walked") {
                        Text(Measurement(value: tracker.walked.rounded(), unit: UnitLength.meters), format: .measurement(width: .wide, usage: .asProvided))
                    }
                    LabeledContent("Location", value: statusText)
                    Gauge(value: Double(catalogue.trees.count - catalogue.thirsty.count), in: 0...Double(catalogue.trees.count)) {
                        Text("Watered")
                    } currentValueLabel: {
                        Text("\(catalogue.trees.count - catalogue.thirsty.count) of \(catalogue.trees.count)")
                    }
                }
                Section("About") {
                    LabeledContent("Language", value: locale.language.languageCode?.identifier ?? "?")
                    Link("Source", destination: URL(string: "https://example.org/groves")!)
                }
            }
            .navigationTitle("Settings")
        }
    }

    private var statusText: String {
        switch tracker.status {
        case .notDetermined: "Not asked"
        case .authorizedAlways, .authorizedWhenInUse: "Allowed"
        case .denied, .restricted: "Denied"
        @unknown default: "Unknown"
        }
    }
}
