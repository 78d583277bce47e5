import SwiftUI

struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    struct Cache {
        var sizes: [CGSize] = []
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.width ?? .infinity
        var x: CGFloat = 0, y: CGFloat = 0, rowHeight: CGFloat = 0
        for size in cache.sizes {
            if x + size.width > width, x > 0 {
                x = 0
                y += rowHeight + spacing
                rowHeight = 0
            }
            x += size.width + spacing
            rowHeight = max(rowHeight, size.height)
        }
        return CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: y + rowHeight)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        var point = bounds.origin
        var rowHeight: CGFloat = 0
        for (index, subview) in subviews.enumerated() {
            let size = cache.sizes[index]
            if point.x + size.width > bounds.maxX, point.x > bounds.minX {
                point.x = bounds.minX
                point.y += rowHeight + spacing
                rowHeight = 0
            }
            subview.place(at: point, anchor: .topLeading, proposal: ProposedViewSize(size))
            point.x += size.width + spacing
            rowHeight = max(rowHeight, size.height)
        }
    }
}

struct FlowTags: View {
    @State private var tags = [
        "swift", "layout", "flow", "preview", "observation", "concurrency", "ui",
    ]
    @State private var isVertical = false

    var body: some View {
        let layout =
            isVertical ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(FlowLayout(spacing: 6))
        VStack(alignment: .leading) {
            layout {
                ForEach(tags, id: \.self) { tag in
                    Text("#" + tag)
                        .padding(.horizontal, 10)
                        .padding(.vertical, 6)
                        .background(.quaternary, in: Capsule())
                        .onTapGesture { tags.removeAll { $0 == tag } }
                }
            }
            Button("Switch") { withAnimation { isVertical.toggle() } }
            ViewThatFits(in: .horizontal) {
                Text(
                    "A very long sentence that certainly does not fit into the width of a phone, not at all")
                Text("A short one")
            }
        }
        .padding()
    }
}

#Preview("FlowTags") { FlowTags() }
