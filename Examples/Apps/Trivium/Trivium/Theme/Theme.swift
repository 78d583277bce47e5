import SwiftUI
import UIKit

struct Theme: Equatable {
    var name: String
    var color: Color
}

extension EnvironmentValues {
    @Entry var theme = Theme(name: "Blue", color: .blue)
}

final class ThemeManager: ObservableObject {
    static let names: KeyValuePairs<String, UIColor> = [
        "Blue": .systemBlue, "Forest": UIColor(red: 0.1, green: 0.5, blue: 0.3, alpha: 1), "Plum": .systemPurple,
    ]

    @Published var current = Theme(name: "Blue", color: .blue)

    init() {
        guard let data = UserDefaults.standard.data(forKey: "theme"),
            let color = try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
        else { return }
        current = Theme(name: "Saved", color: Color(color))
    }

    func choose(_ name: String) {
        guard let color = Self.names.first(where: { $0.key == name })?.value else { return }
        current = Theme(name: name, color: Color(uiColor: color))
        let data = try? NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        UserDefaults.standard.set(data, forKey: "theme")
    }
}

struct ThemePicker: View {
    @EnvironmentObject private var theme: ThemeManager

    var body: some View {
        Form {
            Section {
                List {
                    ForEach(ThemeManager.names.map(\.key), id: \.self) { name in
                        Button {
                            theme.choose(name)
                        } label: {
                            HStack {
                                Text(name)
                                Spacer()
                                if theme.current.name == name {
                                    Image(systemName: "checkmark")
                                }
                            }
                        }
                    }
                }
            } header: {
                Text("Theme")
            } footer: {
                Label("\(theme.current.name) is in use", systemImage: "paintbrush")
            }
        }
        .presentationDetents([.fraction(0.4)])
    }
}
