import SwiftUI

struct Channel: Identifiable {
    let id: String
    var isOn: Bool
    var volume: Volume
}

enum Volume: String, CaseIterable, Identifiable {
    case silent, soft, loud
    var id: Self { self }
}

struct BulkSettings: View {
    @State private var channels = [
        Channel(id: "Mail", isOn: true, volume: .soft),
        Channel(id: "Chat", isOn: false, volume: .soft),
    ]

    var body: some View {
        Form {
            Section("All") {
                Toggle("Enabled", sources: $channels, isOn: \.isOn)
                Picker("Volume", sources: $channels, selection: \.volume) {
                    ForEach(Volume.allCases) { Text($0.rawValue) }
                }
            }
            ForEach($channels) { $channel in
                Section(channel.id) {
                    Toggle("Use \(channel.id)", isOn: $channel.isOn)
                    LabeledContent("Level", value: channel.volume.rawValue)
                }
            }
        }
    }
}

#Preview {
    BulkSettings()
}
