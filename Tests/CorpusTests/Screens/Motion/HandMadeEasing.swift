import SwiftUI

/// Half of the way at once, the rest in a second.
private struct Leap: CustomAnimation {
    var duration = 1.0

    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: 0.5 + 0.5 * time / duration)
    }
}

extension Animation {
    fileprivate static var leap: Animation { Animation(Leap()) }
}

@Animatable
private struct Wedge: Shape {
    var start: Angle
    var sweep, depth: CGFloat
    @AnimatableIgnored var isClockwise = true

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let end = start + .degrees(sweep)
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - depth,
            startAngle: start, endAngle: end, clockwise: isClockwise)
        return path
    }
}

struct HandMadeEasing: View {
    @State private var score = 0.0

    var body: some View {
        VStack {
            Wedge(start: .degrees(-90), sweep: score * 3.6, depth: 4)
                .fill(.orange)
                .frame(width: 120, height: 120)
                .overlay { Text("\(Int(score)) points") }
            Button("Leap") { withAnimation(.leap) { score = 100 } }
            Button("Back") {
                withAnimation(.timingCurve(.circularEaseIn, duration: 0.5)) { score = 0 }
            }
        }
    }
}

#Preview { HandMadeEasing() }
