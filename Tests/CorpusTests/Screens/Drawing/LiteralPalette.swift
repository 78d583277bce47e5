import SwiftUI

struct LiteralPalette: View {
    private let swatches: [(name: String, color: UIColor)] = [
        ("Sunset", #colorLiteral(red: 0.94, green: 0.45, blue: 0.25, alpha: 1)),
        ("Lagoon", #colorLiteral(red: 0.1, green: 0.6, blue: 0.7, alpha: 1)),
        ("Smoke", #colorLiteral(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)),
    ]
    @State private var chosen = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(swatches.indices, id: \.self) { index in
                HStack {
                    RoundedRectangle(cornerRadius: 6, style: .continuous)
                        .fill(Color(swatches[index].color))
                        .frame(width: 44, height: 30)
                    Text(swatches[index].name)
                        .foregroundColor(index == chosen ? Color(#colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)) : .primary)
                    Spacer()
                    Button("Pick \(index + 1)") { chosen = index }
                }
            }
            Text(describe(swatches[chosen].color))
                .font(.system(.footnote, design: .monospaced))
        }
        .padding()
    }

    private func describe(_ color: UIColor) -> String {
        guard let parts = color.cgColor.components, parts.count >= 3 else { return "unknown" }
        return String(format: "#%02lX%02lX%02lX", lroundf(Float(parts[0] * 255)), lroundf(Float(parts[1] * 255)), lroundf(Float(parts[2] * 255)))
    }
}

struct LiteralPalette_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            LiteralPalette()
            LiteralPalette().preferredColorScheme(.dark)
        }
    }
}
