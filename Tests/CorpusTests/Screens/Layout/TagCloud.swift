import SwiftUI

struct TagCloudLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(width: proposal.width ?? .infinity, subviews)
        let height = rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, rows.count - 1))
        return CGSize(width: proposal.width ?? rows.map(\.width).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for row in rows(width: bounds.width, subviews) {
            var x = bounds.midX - row.width / 2
            for index in row.indices {
                let size = subviews[index].sizeThatFits(.unspecified)
                subviews[index].place(at: CGPoint(x: x, y: y), proposal: .unspecified)
                x += size.width + spacing
            }
            y += row.height + spacing
        }
    }

    private struct Row {
        var indices: [Int] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func rows(width: CGFloat, _ subviews: Subviews) -> [Row] {
        var rows = [Row()]
        for (index, subview) in subviews.enumerated() {
            let size = subview.sizeThatFits(.unspecified)
            if rows[rows.count - 1].width + size.width + spacing > width { rows.append(Row()) }
            let row = rows.count - 1
            rows[row].width += size.width + (rows[row].indices.isEmpty ? 0 : spacing)
            rows[row].height = max(rows[row].height, size.height)
            rows[row].indices.append(index)
        }
        return rows
    }
}

struct TagCloud: View {
    @State private var chosen: Set<String> = ["swift"]
    let tags = ["swift", "layout", "concurrency", "macros", "generics", "testing", "performance"]

    var body: some View {
        VStack {
            TagCloudLayout {
                ForEach(tags, id: \.self) { tag in
                    Button {
                        chosen.formSymmetricDifference([tag])
                    } label: {
                        Text("#" + tag)
                            .padding(.horizontal, 10)
                            .background(Capsule().fill(chosen.contains(tag) ? Color.accentColor : .gray.opacity(0.2)))
                    }
                    .buttonStyle(.plain)
                }
            }
            Text("Chosen: \(chosen.sorted().joined(separator: ", "))")
        }
    }
}

#Preview { TagCloud() }
