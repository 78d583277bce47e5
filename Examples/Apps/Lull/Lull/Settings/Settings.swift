import SwiftUI

final class Settings: ObservableObject {
    @AppStorage("rounds") var rounds = 2
    @AppStorage("haptics") var usesHaptics = true
    @AppStorage("keepsAwake") var keepsAwake = true
    @AppStorage("countdown") var countdown = 3
    @AppStorage("hue") private var hue = 0.55
    @AppStorage("favourites") private var favouriteNames = ""
    @AppStorage("reminder") var reminder = Reminder()

    var accent: Color {
        get { Color(hue: hue, saturation: 0.7, brightness: 0.75) }
        set {
            var value: CGFloat = 0
            if UIColor(newValue).getHue(&value, saturation: nil, brightness: nil, alpha: nil) {
                hue = Double(value)
            }
        }
    }

    var favourites: Set<String> {
        get { Set(favouriteNames.split(separator: ",").map(String.init)) }
        set { favouriteNames = newValue.sorted().joined(separator: ",") }
    }

    func toggleFavourite(_ pattern: Pattern) {
        if favourites.contains(pattern.id) {
            favourites.remove(pattern.id)
        } else {
            favourites.insert(pattern.id)
        }
    }

    func reset() {
        for key in ["rounds", "haptics", "keepsAwake", "countdown", "hue", "favourites", "reminder"] {
            UserDefaults.standard.removeObject(forKey: key)
        }
    }
}

struct Reminder: RawRepresentable, Equatable {
    var isOn = false
    var hour = 21

    init() {}

    init?(rawValue: String) {
        let parts = rawValue.split(separator: "|")
        guard parts.count == 2, let hour = Int(parts[1]) else { return nil }
        isOn = parts[0] == "on"
        self.hour = hour
    }

    var rawValue: String { "\(isOn ? "on" : "off")|\(hour)" }
}
