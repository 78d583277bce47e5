import SwiftUI

struct PulsatingStyle: ButtonStyle {
    var tint: Color = .pink

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 32)
            .padding(.vertical, 14)
            .background(tint.gradient)
            .clipShape(Capsule())
            .foregroundStyle(.white)
            .scaleEffect(configuration.isPressed ? 0.92 : 1)
            .animation(.spring(response: 0.3, dampingFraction: 0.5), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == PulsatingStyle {
    static var pulsating: PulsatingStyle { PulsatingStyle() }
    static func pulsating(_ tint: Color) -> PulsatingStyle { PulsatingStyle(tint: tint) }
}

struct PulseButton: View {
    @State private var likes = 0
    @State private var phase = 0

    private enum Phase: CaseIterable { case rest, grow, shake }

    var body: some View {
        VStack(spacing: 30) {
            Image(systemName: "heart.fill")
                .font(.system(size: 60))
                .symbolRenderingMode(.multicolor)
                .symbolEffect(.bounce, value: likes)
                .phaseAnimator(Phase.allCases, trigger: likes) { content, phase in
                    content
                        .scaleEffect(phase == .grow ? 1.4 : 1)
                        .rotationEffect(.degrees(phase == .shake ? 12 : 0))
                } animation: { phase in
                    switch phase {
                    case .rest: .smooth
                    case .grow: .bouncy
                    case .shake: .snappy(duration: 0.2)
                    }
                }
            Text("\(likes) likes")
                .contentTransition(.numericText(value: Double(likes)))
                .monospacedDigit()
            Button("Like") {
                withAnimation { likes += 1 }
            }
            .buttonStyle(.pulsating)
            Button("Reset") { likes = 0 }
                .buttonStyle(.pulsating(.gray))
                .keyframeAnimator(initialValue: 1.0, trigger: likes) { view, scale in
                    view.scaleEffect(scale)
                } keyframes: { _ in
                    KeyframeTrack {
                        LinearKeyframe(1.1, duration: 0.1)
                        SpringKeyframe(1.0, duration: 0.3, spring: .bouncy)
                    }
                }
        }
        .sensoryFeedback(.impact(weight: .light), trigger: likes)
    }
}

#Preview("PulseButton") { PulseButton() }
