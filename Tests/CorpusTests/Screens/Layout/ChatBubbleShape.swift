import SwiftUI

struct BubbleShape: Shape {
    var isMine: Bool

    func path(in rect: CGRect) -> Path {
        var path = Path(roundedRect: rect.insetBy(dx: 6, dy: 0), cornerRadius: 12, style: .continuous)
        let x = isMine ? rect.maxX - 12 : rect.minX + 12
        path.move(to: CGPoint(x: x, y: rect.maxY - 14))
        path.addQuadCurve(
            to: CGPoint(x: isMine ? rect.maxX : rect.minX, y: rect.maxY),
            control: CGPoint(x: x, y: rect.maxY))
        path.addArc(center: CGPoint(x: x, y: rect.midY), radius: 4, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
        path.closeSubpath()
        return path
    }
}

struct ChatBubbleShape: View {
    @State private var isMine = true

    var body: some View {
        Text("Hello there")
            .padding()
            .background(BubbleShape(isMine: isMine).fill(isMine ? .blue : .gray).opacity(0.3))
            .contentShape(BubbleShape(isMine: isMine))
            .onTapGesture { isMine.toggle() }
            .accessibilityValue(isMine ? "mine" : "theirs")
        Text(isMine ? "sent" : "received")
    }
}

#Preview("ChatBubbleShape") { VStack { ChatBubbleShape() } }
