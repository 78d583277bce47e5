import SwiftUI

struct GradientText: View {
    @Environment(\.colorScheme) private var scheme
    @State private var hue = 0.0

    var body: some View {
        VStack(spacing: 20) {
            Text("Rainbow")
                .font(.system(size: 48, weight: .black))
                .foregroundStyle(
                    LinearGradient(
                        stops: [.init(color: .red, location: 0), .init(color: .yellow, location: 0.5), .init(color: .blue, location: 1)],
                        startPoint: .leading, endPoint: .trailing)
                )
                .hueRotation(.degrees(hue))
                .onTapGesture { withAnimation(.linear(duration: 1)) { hue += 90 } }
            Text("Masked")
                .hidden()
                .overlay {
                    RadialGradient(colors: [.purple, .clear], center: .center, startRadius: 0, endRadius: 60)
                        .mask(Text("Masked"))
                }
            Image(systemName: "cloud.sun.rain.fill")
                .symbolRenderingMode(.palette)
                .foregroundStyle(.gray, .yellow, .blue)
                .font(.largeTitle)
                .shadow(color: scheme == .dark ? .white : .black, radius: 2)
            ZStack {
                Color.indigo
                Text("Blend").blendMode(.overlay)
            }
            .compositingGroup()
            .clipShape(.rect(cornerRadius: 12))
            .frame(width: 120, height: 60)
            Text("hue \(Int(hue))")
        }
    }
}

#Preview("GradientText") { GradientText() }
