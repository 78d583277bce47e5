import SwiftUI

struct ThemePicker: View {
    enum Theme: String, CaseIterable, Identifiable {
        case system, light, dark
        var id: String { rawValue }
        var scheme: ColorScheme? { self == .system ? nil : self == .light ? .light : .dark }
    }
    @AppStorage("theme") private var theme: Theme = .system
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack {
            Picker("Theme", selection: $theme) {
                ForEach(Theme.allCases) { theme in
                    Text(theme.rawValue.capitalized).tag(theme)
                }
            }
            .pickerStyle(.menu)
            Text(scheme == .dark ? "It is dark" : "It is light")
            Inner()
        }
        .preferredColorScheme(theme.scheme)
    }

    private struct Inner: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text("Inside: \(String(describing: scheme))") }
    }
}

#Preview { ThemePicker() }
