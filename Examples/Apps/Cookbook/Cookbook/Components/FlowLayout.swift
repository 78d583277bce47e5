import SwiftUI

/// Places its subviews in rows, as words are set in a paragraph.
struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    struct Cache {
        var rows: [[(index: Int, size: CGSize)]] = []
        var width: CGFloat?
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        arrange(subviews, width: proposal.replacingUnspecifiedDimensions().width, cache: &cache)
        let widths = cache.rows.map { row in
            row.reduce(-spacing) { $0 + $1.size.width + spacing }
        }
        let heights = cache.rows.map { row in row.map(\.size.height).max() ?? 0 }
        return CGSize(
            width: widths.max() ?? 0,
            height: heights.reduce(0, +) + spacing * CGFloat(max(0, heights.count - 1)))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        arrange(subviews, width: bounds.width, cache: &cache)
        var point = bounds.origin
        for row in cache.rows {
            let height = row.map(\.size.height).max() ?? 0
            point.x = bounds.minX
            for item in row {
                subviews[item.index].place(
                    at: CGPoint(x: point.x, y: point.y + height / 2), anchor: .leading,
                    proposal: ProposedViewSize(item.size))
                point.x += item.size.width + spacing
            }
            point.y += height + spacing
        }
    }

    private func arrange(_ subviews: Subviews, width: CGFloat, cache: inout Cache) {
        guard cache.width != width else { return }
        cache.width = width
        cache.rows = [[]]
        var x: CGFloat = 0
        for (index, subview) in subviews.enumerated() {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
                cache.rows.append([])
                x = 0
            }
            cache.rows[cache.rows.count - 1].append((index, size))
            x += size.width + spacing
        }
    }
}

struct TagChips: View {
    let tags: [Tag]

    var body: some View {
        FlowLayout(spacing: 6) {
            ForEach(tags, id: \.objectID) { tag in
                Text(tag.name ?? "")
                    .font(.caption.weight(.semibold))
                    .padding(.horizontal, 10)
                    .padding(.vertical, 4)
                    .background(tag.color.opacity(0.25), in: Capsule())
            }
        }
    }
}
