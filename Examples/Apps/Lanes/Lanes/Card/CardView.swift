import SwiftUI

struct CardView: View {
    let card: Card

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline) {
                Text(card.title)
                    .font(.body.weight(.medium))
                Spacer(minLength: 4)
                PriorityMark(priority: card.priority)
            }
            if let fraction = card.doneFraction {
                StepRing(fraction: fraction)
            }
            if !card.labels.isEmpty {
                ViewThatFits(in: .horizontal) {
                    HStack { labels }
                    VStack(alignment: .leading) { labels }
                }
            }
        }
        .padding(12)
        .background(Color(.systemBackground), in: .rect(cornerRadius: 12))
        .contentShape([.dragPreview, .interaction], .rect(cornerRadius: 12))
        .accessibilityElement(children: .combine)
    }

    private var labels: some View {
        ForEach(card.labels.sorted(), id: \.self) { label in
            Text("#\(label)")
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }
}

private struct PriorityMark: View {
    let priority: Card.Priority

    var body: some View {
        Canvas { context, size in
            let width = size.width / 5
            for bar in 0...2 {
                let height = size.height * CGFloat(bar + 1) / 3
                let rect = CGRect(x: CGFloat(bar) * width * 2, y: size.height - height, width: width, height: height)
                let isOn = bar <= priority.rawValue
                context.fill(
                    Path(roundedRect: rect, cornerRadius: width / 2),
                    with: .color(isOn ? .indigo : .gray.opacity(0.3)))
            }
        }
        .frame(width: 16, height: 14)
        .accessibilityLabel("Priority \(priority.rawValue)")
    }
}

private struct StepRing: View {
    let fraction: Double

    var body: some View {
        HStack(spacing: 6) {
            Circle()
                .trim(from: 0, to: fraction)
                .stroke(.tint, style: StrokeStyle(lineWidth: 3, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .background(Circle().stroke(.quaternary, lineWidth: 3))
                .frame(width: 14, height: 14)
            Text(fraction, format: .percent.precision(.fractionLength(0)))
                .font(.caption)
        }
    }
}
