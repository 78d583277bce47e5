import SwiftUI

struct Theme: Equatable, Sendable {
    var accent: Color = .blue
    var cornerRadius: CGFloat = 8
    static let festive = Theme(accent: .red, cornerRadius: 20)
}

extension EnvironmentValues {
    @Entry var theme = Theme()
    @Entry var onSave: (() -> Void)?
}

private struct SpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat = 10
}

extension EnvironmentValues {
    var stackSpacing: CGFloat {
        get { self[SpacingKey.self] }
        set { self[SpacingKey.self] = newValue }
    }
}

extension View {
    func theme(_ theme: Theme) -> some View { environment(\.theme, theme) }
}

struct ThemeEnvironment: View {
    @State private var isFestive = false
    @State private var saves = 0

    var body: some View {
        VStack {
            ThemedBox()
            Toggle("Festive", isOn: $isFestive)
            Text("Saved \(saves, specifier: "%d") times")
        }
        .theme(isFestive ? .festive : Theme())
        .environment(\.onSave) { saves += 1 }
        .environment(\.stackSpacing, 4)
        .transformEnvironment(\.font) { $0 = .headline }
    }
}

struct ThemedBox: View {
    @Environment(\.theme) private var theme
    @Environment(\.onSave) private var onSave
    @Environment(\.stackSpacing) private var spacing
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        VStack(spacing: spacing) {
            Text("radius \(Int(theme.cornerRadius)), spacing \(Int(spacing))")
                .padding()
                .background(theme.accent, in: .rect(cornerRadius: theme.cornerRadius))
            Button("Save") { onSave?() }
        }
    }
}

#Preview("ThemeEnvironment") {
    @Previewable @State var unused = false
    ThemeEnvironment()
}
