import SwiftUI

/// The steps of a pattern around a circle, each with as much of it as it takes of a round.
struct PhaseWheel: View {
    let pattern: Pattern

    var body: some View {
        RadialLayout {
            ForEach(pattern.steps, id: \.phase) { step in
                VStack {
                    Text("\(step.seconds)")
                        .font(.title2.bold().monospacedDigit())
                    Text(step.phase.rawValue)
                        .font(.caption)
                }
                .layoutValue(key: ShareKey.self, value: Double(step.seconds) / Double(pattern.roundLength))
            }
        }
        .background {
            Canvas { context, size in
                let center = CGPoint(x: size.width / 2, y: size.height / 2)
                let radius = min(size.width, size.height) / 2 - 6
                var start = Angle.degrees(-90)
                for (index, step) in pattern.steps.enumerated() {
                    let end = start + .degrees(360 * Double(step.seconds) / Double(pattern.roundLength))
                    var arc = Path()
                    arc.addArc(center: center, radius: radius, startAngle: start + .degrees(2), endAngle: end - .degrees(2), clockwise: false)
                    let color = pattern.colors[index % pattern.colors.count]
                    context.stroke(arc, with: .color(color), style: StrokeStyle(lineWidth: 8, lineCap: .round))
                    start = end
                }
            }
        }
    }
}

private struct ShareKey: LayoutValueKey {
    static let defaultValue = 0.0
}

struct RadialLayout: Layout, Animatable {
    var inset: CGFloat = 52

    var animatableData: CGFloat {
        get { inset }
        set { inset = newValue }
    }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = nil
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let radius = min(bounds.width, bounds.height) / 2 - inset
        var angle = -Double.pi / 2
        for subview in subviews {
            let share = subview[ShareKey.self] * 2 * .pi
            let middle = angle + share / 2
            subview.place(
                at: CGPoint(x: bounds.midX + radius * cos(middle), y: bounds.midY + radius * sin(middle)),
                anchor: .center, proposal: .unspecified)
            angle += share
        }
    }
}
