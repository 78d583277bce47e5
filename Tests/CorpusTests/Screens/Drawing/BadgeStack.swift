import SwiftUI

struct Hexagon: InsettableShape {
    var inset: CGFloat = 0

    func inset(by amount: CGFloat) -> Hexagon {
        var copy = self
        copy.inset += amount
        return copy
    }

    func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        return Path { path in
            for corner in 0..<6 {
                let angle = Double(corner) / 6 * 2 * .pi - .pi / 2
                let point = CGPoint(
                    x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
                if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}

struct BadgeStack: View {
    @State private var count = 1

    var body: some View {
        VStack(spacing: 12) {
            ZStack(alignment: .topTrailing) {
                Hexagon()
                    .fill(RadialGradient(colors: [.yellow, .orange], center: .center, startRadius: 4, endRadius: 60))
                    .overlay(Hexagon().strokeBorder(.white, lineWidth: 4))
                    .frame(width: 100, height: 100)
                Text("\(count)")
                    .font(.caption2.bold())
                    .foregroundStyle(.white)
                    .padding(6)
                    .background(Circle().fill(.red))
                    .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                    .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            }
            Text(count == 1 ? "1 badge" : "\(count) badges")
            Button("Earn") { count += 1 }
        }
    }
}

#Preview {
    BadgeStack()
}
