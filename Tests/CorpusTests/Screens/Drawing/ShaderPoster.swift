import SwiftUI

private struct Emphasis: TextAttribute {}

private struct WobbleRenderer: TextRenderer {
    var strength: Double
    var animatableData: Double {
        get { strength }
        set { strength = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for (index, line) in layout.enumerated() {
            var copy = context
            copy.translateBy(x: strength * Double(index), y: 0)
            for run in line {
                if run[Emphasis.self] != nil {
                    for glyph in run { copy.draw(glyph, options: .disablesSubpixelQuantization) }
                } else {
                    copy.draw(run)
                }
            }
        }
    }

    var displayPadding: EdgeInsets { EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4) }
}

struct ShaderPoster: View {
    @State private var isWavy = false
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
        VStack {
            Text("Grand \(Text("opening").customAttribute(Emphasis()))")
                .font(.largeTitle)
                .textRenderer(WobbleRenderer(strength: isWavy ? 6 : 0))
            Rectangle()
                .fill(ShaderLibrary.checkers(.float(12), .color(.blue)))
                .frame(height: 80)
                .clipShape(.rect(corners: .concentric(minimum: 12)))
                .visualEffect { content, proxy in
                    content.distortionEffect(
                        ShaderLibrary.default.wave(.float2(proxy.size), .boundingRect),
                        maxSampleOffset: CGSize(width: 0, height: 8))
                }
            Text("Tonight")
                .colorEffect(
                    Shader(
                        function: ShaderFunction(library: .bundle(.main), name: "glow"),
                        arguments: [.float3(0.1, 0.2, 0.3), .floatArray([1, 2])])
                )
                .layerEffect(
                    ShaderLibrary.pixels(.float(4)), maxSampleOffset: .zero, isEnabled: isWavy
                )
                .glassEffect(.regular, in: ConcentricRectangle(corners: .fixed(8)))
            Toggle("Wavy", isOn: $isWavy)
        }
        .padding()
    }
}

#Preview { ShaderPoster() }
