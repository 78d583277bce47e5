import SwiftUI

extension Color {
    init(hex: UInt, alpha: Double = 1) {
        self.init(
            .sRGB,
            red: Double((hex >> 16) & 0xff) / 255,
            green: Double((hex >> 08) & 0xff) / 255,
            blue: Double((hex >> 00) & 0xff) / 255,
            opacity: alpha
        )
    }

    static let brand = Color(hex: 0x3366ff)
    static var random: Color { Color(hue: 0.5, saturation: 0.7, brightness: 0.9) }
}

extension View {
    func card() -> some View { modifier(CardModifier()) }

    @ViewBuilder
    func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }
}

struct CardModifier: ViewModifier {
    @Environment(\.colorScheme) var colorScheme
    func body(content: Content) -> some View {
        content
            .padding()
            .background(.regularMaterial, in: .rect(cornerRadius: 16))
            .overlay { RoundedRectangle(cornerRadius: 16).stroke(.separator, lineWidth: 1) }
            .compositingGroup()
            .shadow(radius: colorScheme == .dark ? 0 : 4)
    }
}

struct PaletteView: View {
    private let columns = [GridItem(.adaptive(minimum: 80, maximum: 120), spacing: 12)]
    private let swatches: [(String, Color)] = [
        ("brand", .brand), ("random", .random), ("cyan", Color("Cyan")), ("literal", Color(white: 0.3)),
        ("mixed", Color(uiColor: .systemTeal)), ("label", Color(.label)),
    ]
    @State private var picked: String?

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, alignment: .leading, spacing: 12) {
                ForEach(swatches, id: \.0) { name, color in
                    VStack {
                        color
                            .frame(height: 60)
                            .cornerRadius(10)
                        Text(name)
                            .font(.footnote)
                            .minimumScaleFactor(0.5)
                    }
                    .card()
                    .if(picked == name) { $0.border(Color.red, width: 3) }
                    .onTapGesture { picked = name }
                }
            }
            .padding()
            Text(picked ?? "none")
                .hueRotation(.degrees(45))
                .saturation(0.8)
        }
        .scrollIndicators(.hidden)
    }
}

struct PaletteView_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(ColorScheme.allCases, id: \.self) {
            PaletteView().preferredColorScheme($0)
        }
    }
}
