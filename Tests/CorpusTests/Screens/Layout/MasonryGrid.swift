import SwiftUI

struct MasonryLayout: Layout {
    var columns = 2
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        return CGSize(width: width, height: heights(of: subviews, in: width).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let side = columnWidth(in: bounds.width)
        var heights = Array(repeating: CGFloat.zero, count: columns)
        for subview in subviews {
            let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
            let size = subview.sizeThatFits(.init(width: side, height: nil))
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(column) * (side + spacing), y: bounds.minY + heights[column]),
                proposal: .init(width: side, height: size.height))
            heights[column] += size.height + spacing
        }
    }

    private func columnWidth(in width: CGFloat) -> CGFloat {
        (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    }

    private func heights(of subviews: Subviews, in width: CGFloat) -> [CGFloat] {
        var heights = Array(repeating: CGFloat.zero, count: columns)
        for subview in subviews {
            let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
            heights[column] += subview.sizeThatFits(.init(width: columnWidth(in: width), height: nil)).height + spacing
        }
        return heights
    }
}

struct MasonryGrid: View {
    @State private var columns = 2

    var body: some View {
        ScrollView {
            Picker("Columns", selection: $columns) {
                ForEach(1...3, id: \.self) { Text("\($0) wide").tag($0) }
            }
            .pickerStyle(.segmented)
            MasonryLayout(columns: columns) {
                ForEach(0..<6) { index in
                    Text("Tile \(index)")
                        .frame(maxWidth: .infinity, minHeight: CGFloat(40 + index * 10))
                        .background(Color.accentColor.opacity(0.2))
                }
            }
            .animation(.default, value: columns)
        }
        .padding(.horizontal)
    }
}

#Preview {
    MasonryGrid()
}
