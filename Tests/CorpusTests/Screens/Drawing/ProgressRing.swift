import SwiftUI

struct Arc: InsettableShape {
    var startAngle: Angle
    var endAngle: Angle
    var clockwise: Bool
    var insetAmount = 0.0

    func path(in rect: CGRect) -> Path {
        let rotation = Angle.degrees(90)
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY),
            radius: rect.width / 2 - insetAmount,
            startAngle: startAngle - rotation,
            endAngle: endAngle - rotation,
            clockwise: !clockwise
        )
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var arc = self
        arc.insetAmount += amount
        return arc
    }
}

struct ProgressRing: View {
    var progress: Double
    var lineWidth: CGFloat = 20

    var body: some View {
        ZStack {
            Circle()
                .stroke(Color(.systemGray5), lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(
                    AngularGradient(gradient: Gradient(colors: [.red, .orange]), center: .center),
                    style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
            Arc(startAngle: .zero, endAngle: .degrees(110), clockwise: true)
                .strokeBorder(.blue, lineWidth: 4)
                .padding(lineWidth)
            VStack {
                Text("\(Int(progress * 100))%")
                    .font(.system(size: 34, weight: .bold, design: .rounded))
                Text("done").font(.caption).textCase(.uppercase)
            }
        }
        .padding(lineWidth / 2)
        .aspectRatio(1, contentMode: .fit)
        .frame(maxWidth: 220)
        .drawingGroup()
    }
}

struct ProgressRingDemo: View {
    @State private var progress = 0.25
    var body: some View {
        VStack {
            ProgressRing(progress: progress)
            Button("Advance") {
                withAnimation(.easeOut) { progress = min(1, progress + 0.25) }
            }
        }
        .padding()
        .background(Color(UIColor.systemBackground))
    }
}

struct ProgressRing_Previews: PreviewProvider {
    static var previews: some View {
        ProgressRingDemo()
    }
}
