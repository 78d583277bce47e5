import SwiftUI

struct TicketShape: Shape {
    var notch: CGFloat = 12
    var animatableData: CGFloat {
        get { notch }
        set { notch = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY - notch))
        path.addArc(
            center: CGPoint(x: rect.maxX, y: rect.midY), radius: notch, startAngle: .degrees(270),
            endAngle: .degrees(90), clockwise: true)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

extension View {
    func card(_ color: Color = .blue) -> some View {
        padding()
            .frame(maxWidth: .infinity)
            .background(color.gradient, in: TicketShape())
            .overlay(TicketShape().strokeBorderIfPossible())
            .compositingGroup()
            .shadow(color: .black.opacity(0.2), radius: 6, x: 0, y: 3)
    }
}

extension Shape {
    func strokeBorderIfPossible() -> some View {
        stroke(style: StrokeStyle(lineWidth: 1, lineCap: .round, dash: [4, 2]))
    }
}

struct CardShapes: View {
    @State private var large = false

    var body: some View {
        VStack(spacing: 16) {
            Text("Admit one").card()
            Text("VIP").card(.orange)
                .mask(RoundedRectangle(cornerRadius: large ? 40 : 8, style: .continuous))
            Circle()
                .trim(from: 0, to: large ? 1 : 0.5)
                .stroke(AngularGradient(colors: [.red, .purple, .red], center: .center), lineWidth: 8)
                .rotationEffect(.degrees(-90))
                .frame(width: 60, height: 60)
            Button(large ? "Shrink" : "Grow") {
                withAnimation(.interpolatingSpring(stiffness: 170, damping: 15)) { large.toggle() }
            }
        }
        .padding()
    }
}

#Preview {
    CardShapes()
}
