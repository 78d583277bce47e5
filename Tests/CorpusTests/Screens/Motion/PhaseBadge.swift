import SwiftUI

struct PhaseBadge: View {
    private enum Phase: CaseIterable {
        case rest, lift, drop
        var offset: CGFloat { self == .lift ? -12 : self == .drop ? 4 : 0 }
    }
    @State private var taps = 0

    var body: some View {
        VStack {
            Text("Badge \(taps)")
                .phaseAnimator(Phase.allCases, trigger: taps) { content, phase in
                    content.offset(y: phase.offset)
                } animation: { phase in
                    phase == .lift ? .easeOut(duration: 0.2) : .spring(duration: 0.3)
                }
            Text("Keyframes")
                .keyframeAnimator(initialValue: 1.0, trigger: taps) { content, scale in
                    content.scaleEffect(scale)
                } keyframes: { _ in
                    KeyframeTrack {
                        CubicKeyframe(1.4, duration: 0.2)
                        SpringKeyframe(1.0, duration: 0.4)
                    }
                }
            Button("Bounce") { taps += 1 }
        }
    }
}

#Preview { PhaseBadge() }
