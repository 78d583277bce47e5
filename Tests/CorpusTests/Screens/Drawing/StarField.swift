import SwiftUI

struct StarField: View {
    @State private var count = 5

    var body: some View {
        VStack {
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
                for index in 0..<count {
                    let x = size.width * CGFloat(index) / CGFloat(max(count, 1))
                    let rect = CGRect(x: x, y: size.height / 2, width: 4, height: 4)
                    context.opacity = 0.5 + Double(index) * 0.05
                    context.fill(Circle().path(in: rect), with: .color(.white))
                }
                var inner = context
                inner.translateBy(x: size.width / 2, y: size.height / 2)
                inner.rotate(by: .degrees(30))
                inner.addFilter(.blur(radius: 2))
                inner.stroke(
                    Path { path in
                        path.move(to: .zero)
                        path.addLine(to: CGPoint(x: 40, y: 0))
                    },
                    with: .linearGradient(
                        Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 40, y: 0)),
                    lineWidth: 2)
                let text = context.resolve(Text("\(count) stars").foregroundColor(.white))
                context.draw(text, at: CGPoint(x: size.width / 2, y: 10), anchor: .top)
            }
            .frame(height: 200)
            TimelineView(.animation(minimumInterval: 0.5, paused: count < 8)) { timeline in
                let seconds = timeline.date.timeIntervalSinceReferenceDate
                Rectangle().frame(
                    width: 10 + CGFloat(seconds.truncatingRemainder(dividingBy: 2)), height: 10)
            }
            Stepper("Stars: \(count)", value: $count)
        }
    }
}

#Preview("StarField") { StarField() }
