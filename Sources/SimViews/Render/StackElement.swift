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
    withChildSizes(proposal, runtime) { sizes in
      var along = gap * CGFloat(max(0, sizes.count - 1))
      var across: CGFloat = 0
      for size in sizes {
        along += size.along(axis)
        across = max(across, size.across(axis))
      }
      return CGSize(along: along, across: across, axis)
    }
  }

  package override func placeChildren(in size: CGSize, _ runtime: ViewRuntime) {
    withChildSizes(ProposedSize(size), runtime) { sizes in
      var position: CGFloat = 0
      for index in sizes.indices {
        let childSize = sizes[index]
        let offset = (size.across(axis) - childSize.across(axis)) * alignment
        let origin =
          axis == .horizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position)
        children[index].layout(at: origin, size: childSize, runtime)
        position += childSize.along(axis) + gap
      }
    }
  }

  /// Works out the size of each child and hands them on; a small stack needs no memory of the heap.
  private func withChildSizes<R>(
    _ proposal: ProposedSize, _ runtime: ViewRuntime, _ body: (UnsafeBufferPointer<CGSize>) -> R
  ) -> R {
    withUnsafeTemporaryAllocation(of: CGSize.self, capacity: children.count) { sizes in
      sizes.initialize(repeating: .zero)
      let across = proposal.across(axis)
      if let total = proposal.along(axis), total.isFinite {
        withUnsafeTemporaryAllocation(of: Waiting.self, capacity: children.count) { waiting in
          order(into: waiting, across: across, runtime)
          share(total, across: across, among: waiting, into: sizes, runtime)
        }
      } else {
        let unbounded = ProposedSize(along: proposal.along(axis), across: across, axis)
        for index in sizes.indices {
          sizes[index] = children[index].sizeThatFits(unbounded, runtime)
        }
      }
      return body(UnsafeBufferPointer(sizes))
    }
  }

  /// Offers the length to the children in their order, those of the highest priority first.
  private func share(
    _ total: CGFloat, across: CGFloat?, among waiting: UnsafeMutableBufferPointer<Waiting>,
    into sizes: UnsafeMutableBufferPointer<CGSize>, _ runtime: ViewRuntime
  ) {
    var remaining = total - gap * CGFloat(max(0, children.count - 1))
    var start = 0
    while start < waiting.count {
      let priority = waiting[start].priority
      var end = start + 1
      while end < waiting.count, waiting[end].priority == priority { end += 1 }
      var reserved: CGFloat = 0
      for index in end..<waiting.count { reserved += waiting[index].minimum }
      remaining -= reserved
      for place in start..<end {
        let share = max(0, remaining) / CGFloat(end - place)
        let index = waiting[place].index
        let size = children[index].sizeThatFits(
          ProposedSize(along: share, across: across, axis), runtime)
        sizes[index] = size
        remaining -= size.along(axis)
      }
      remaining += reserved
      start = end
    }
  }

  private struct Waiting {
    let index: Int
    let minimum: CGFloat
    let flexibility: CGFloat
    let priority: Double
  }

  /// Lists the children in the order in which they are offered space.
  private func order(
    into waiting: UnsafeMutableBufferPointer<Waiting>, across: CGFloat?, _ runtime: ViewRuntime
  ) {
    for index in children.indices {
      waiting.initializeElement(at: index, to: demand(of: index, across: across, runtime))
    }
    var inOrder = waiting
    inOrder.sort {
      if $0.priority != $1.priority { return $0.priority > $1.priority }
      if $0.flexibility != $1.flexibility { return $0.flexibility < $1.flexibility }
      return $0.index < $1.index
    }
  }

  private func demand(of index: Int, across: CGFloat?, _ runtime: ViewRuntime) -> Waiting {
    let child = children[index]
    let priority = child.priority
    if children.count == 1 {
      return Waiting(index: 0, minimum: 0, flexibility: 0, priority: priority)
    }
    if let fixed = child.fixedLength(axis) {
      return Waiting(index: index, minimum: fixed, flexibility: 0, priority: priority)
    }
    let minimum = child.sizeThatFits(ProposedSize(along: 0, across: across, axis), runtime)
    let maximum = child.sizeThatFits(
      ProposedSize(along: .infinity, across: across, axis), runtime)
    return Waiting(
      index: index, minimum: minimum.along(axis),
      flexibility: maximum.along(axis) - minimum.along(axis), priority: priority)
  }
}
