// Stacks: the algorithm that SwiftUI's engineers describe. The space left after spacing is offered to
// the children in the order of their flexibility, the least flexible first, each an equal share of what
// is left; children of a higher layout priority come before all others. The stack is as large as they
// turn out to be.

package import Foundation

/// A row or a column of elements.
@MainActor
package class StackElement: ContainerElement {
  let axis: Axis
  var spacing: CGFloat?
  /// Where children lie across the axis: 0 leading or top, 0.5 centre, 1 trailing or bottom.
  var alignment: CGFloat

  init(id: UInt32, axis: Axis, spacing: CGFloat?, alignment: CGFloat) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    super.init(id: id)
  }

  package override var kind: RenderKind { .stack }
  package override var contentDescription: String {
    axis == .horizontal ? "horizontal" : "vertical"
  }

  /// The distance between neighbours where none is given, in points.
  static let defaultSpacing: CGFloat = 8

  private var gap: CGFloat { spacing ?? Self.defaultSpacing }

  package override func computeSize(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> CGSize {
    let sizes = childSizes(proposal, runtime)
    var along = gap * CGFloat(max(0, sizes.count - 1))
    var across: CGFloat = 0
    for size in sizes {
      along += size.along(axis)
      across = max(across, size.across(axis))
    }
    return CGSize(along: along, across: across, axis)
  }

  package override func placeChildren(in size: CGSize, _ runtime: ViewRuntime) {
    let sizes = childSizes(ProposedSize(size), runtime)
    var position: CGFloat = 0
    for (child, childSize) in zip(children, sizes) {
      let offset = (size.across(axis) - childSize.across(axis)) * alignment
      let origin =
        axis == .horizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position)
      child.layout(at: origin, size: childSize, runtime)
      position += childSize.along(axis) + gap
    }
  }

  private func childSizes(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> [CGSize] {
    let across = proposal.across(axis)
    guard let total = proposal.along(axis), total.isFinite else {
      let unbounded = ProposedSize(along: proposal.along(axis), across: across, axis)
      return children.map { $0.sizeThatFits(unbounded, runtime) }
    }
    var remaining = total - gap * CGFloat(max(0, children.count - 1))
    var sizes = [CGSize](repeating: .zero, count: children.count)
    var waiting = order(across: across, runtime)
    while !waiting.isEmpty {
      let priority = children[waiting[0].index].priority
      let group = waiting.prefix { children[$0.index].priority == priority }
      let reserved = waiting.dropFirst(group.count).reduce(0) { $0 + $1.minimum }
      remaining -= reserved
      for (offset, item) in group.enumerated() {
        let share = max(0, remaining) / CGFloat(group.count - offset)
        let size = children[item.index].sizeThatFits(
          ProposedSize(along: share, across: across, axis), runtime)
        sizes[item.index] = size
        remaining -= size.along(axis)
      }
      remaining += reserved
      waiting.removeFirst(group.count)
    }
    return sizes
  }

  private struct Waiting {
    let index: Int
    let minimum: CGFloat
    let flexibility: CGFloat
  }

  private func order(across: CGFloat?, _ runtime: ViewRuntime) -> [Waiting] {
    if children.count == 1 { return [Waiting(index: 0, minimum: 0, flexibility: 0)] }
    let items = children.indices.map { index -> Waiting in
      let child = children[index]
      if let fixed = child.fixedLength(axis) {
        return Waiting(index: index, minimum: fixed, flexibility: 0)
      }
      let minimum = child.sizeThatFits(ProposedSize(along: 0, across: across, axis), runtime)
      let maximum = child.sizeThatFits(
        ProposedSize(along: .infinity, across: across, axis), runtime)
      return Waiting(
        index: index, minimum: minimum.along(axis),
        flexibility: maximum.along(axis) - minimum.along(axis))
    }
    return items.sorted {
      let left = children[$0.index].priority
      let right = children[$1.index].priority
      if left != right { return left > right }
      if $0.flexibility != $1.flexibility { return $0.flexibility < $1.flexibility }
      return $0.index < $1.index
    }
  }
}
