// Stacks: the algorithm that SwiftUI's engineers describe. The space left after spacing is offered to
// the children in the order of their flexibility, the least flexible first, each an equal share of what
// is left; children of a higher layout priority come before all others. The stack is as large as they
// turn out to be.

package import Foundation

/// A row or a column of elements.
@MainActor
package class StackElement: ContainerElement {
  let axis: Axis
  /// The distance between neighbours, in points; nil where they themselves say it.
  var spacing: CGFloat?
  /// The guide on which children are lined up.
  var guide: AlignmentKey

  init(id: UInt32, axis: Axis, spacing: CGFloat?, guide: AlignmentKey) {
    self.axis = axis
    self.spacing = spacing
    self.guide = guide
    super.init(id: id)
  }

  /// A stack whose children lie across the axis at 0 leading or top, 0.5 centre, 1 trailing or bottom.
  convenience init(id: UInt32, axis: Axis, spacing: CGFloat?, alignment: CGFloat) {
    self.init(
      id: id, axis: axis, spacing: spacing, guide: .atFraction(alignment, across: axis))
  }

  package override var kind: RenderKind { .stack }
  package override var axisOfChildren: Axis? { axis }
  package override var contentDescription: String {
    axis == .horizontal ? "horizontal" : "vertical"
  }

  /// The distance between neighbours where none is given, in points.
  static let defaultSpacing: CGFloat = 8

  /// A child's size, and the length that it was offered.
  private struct Slot {
    var size: CGSize
    var offered: CGFloat?
  }

  package override func computeSize(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> CGSize {
    withSlots(proposal, runtime) { slots in
      var along = totalDistance
      for slot in slots { along += slot.size.along(axis) }
      let extent = extent(of: slots, proposal, runtime)
      return CGSize(along: along, across: extent.before + extent.after, axis)
    }
  }

  package override func placeChildren(in size: CGSize, _ runtime: ViewRuntime) {
    let proposal = proposal
    forEachPlace(proposal, runtime) { child, origin, slot in
      child.layout(
        at: origin, size: slot.size,
        proposal: ProposedSize(along: slot.offered, across: proposal.across(axis), axis), runtime)
    }
  }

  package override func explicitGuide(
    _ key: AlignmentKey, _ proposal: ProposedSize, _ size: CGSize, _ runtime: ViewRuntime
  ) -> CGFloat? {
    var result: CGFloat?
    var count = 0
    forEachPlace(proposal, runtime) { child, origin, slot in
      let offered = ProposedSize(along: slot.offered, across: proposal.across(axis), axis)
      guard let value = child.explicitGuide(key, offered, slot.size, runtime) else { return }
      key.combine(value + (key.axis == .horizontal ? origin.x : origin.y), count, into: &result)
      count += 1
    }
    return result
  }

  package override func spacing(_ edge: Edge) -> CGFloat? {
    guard edge.axis == axis else { return children.lazy.compactMap { $0.spacing(edge) }.max() }
    return (edge.isFirst ? children.first : children.last)?.spacing(edge)
  }

  // MARK: Distances

  private var totalDistance: CGFloat {
    guard children.count > 1 else { return 0 }
    if let spacing { return spacing * CGFloat(children.count - 1) }
    var total: CGFloat = 0
    for index in 0..<children.count - 1 { total += distance(after: index) }
    return total
  }

  /// The distance between a child and the next one, in points.
  private func distance(after index: Int) -> CGFloat {
    if let spacing { return spacing }
    guard index + 1 < children.count else { return 0 }
    let (last, first) = axis.edges
    return Self.distance(children[index].spacing(last), children[index + 1].spacing(first))
  }

  /// The distance of two neighbours by what they want.
  static func distance(_ lhs: CGFloat?, _ rhs: CGFloat?) -> CGFloat {
    guard let wanted = lhs ?? rhs else { return defaultSpacing }
    return max(wanted, rhs ?? wanted)
  }

  // MARK: Across the axis

  /// How far the children reach before and behind the line on which they are put.
  private func extent(
    of slots: UnsafeBufferPointer<Slot>, _ proposal: ProposedSize, _ runtime: ViewRuntime
  ) -> (before: CGFloat, after: CGFloat) {
    guard isGuided(runtime) else {
      var across: CGFloat = 0
      for slot in slots { across = max(across, slot.size.across(axis)) }
      return (across * guide.fraction, across * (1 - guide.fraction))
    }
    var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
    for index in slots.indices {
      let value = lineUp(index, slots[index], proposal, runtime)
      before = max(before, value)
      after = max(after, slots[index].size.across(axis) - value)
    }
    return slots.isEmpty ? (0, 0) : (before, after)
  }

  /// Whether children have to be asked where their guide lies.
  private func isGuided(_ runtime: ViewRuntime) -> Bool {
    guide.fraction.isNaN || runtime.mayBeExplicit(guide)
  }

  private func lineUp(
    _ index: Int, _ slot: Slot, _ proposal: ProposedSize, _ runtime: ViewRuntime
  ) -> CGFloat {
    let offered = ProposedSize(along: slot.offered, across: proposal.across(axis), axis)
    return children[index].guide(guide, offered, slot.size, runtime)
  }

  /// Calls the closure with each child and its place under a proposal.
  private func forEachPlace(
    _ proposal: ProposedSize, _ runtime: ViewRuntime,
    _ body: (RenderElement, CGPoint, Slot) -> Void
  ) {
    withSlots(proposal, runtime) { slots in
      let isGuided = isGuided(runtime)
      let extent = extent(of: slots, proposal, runtime)
      var position: CGFloat = 0
      for index in slots.indices {
        let slot = slots[index]
        let line =
          isGuided
          ? lineUp(index, slot, proposal, runtime) : slot.size.across(axis) * guide.fraction
        let across = extent.before - line
        let origin =
          axis == .horizontal
          ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
        body(children[index], origin, slot)
        position += slot.size.along(axis) + distance(after: index)
      }
    }
  }

  // MARK: Along the axis

  /// Works out the size of each child and hands them on; a small stack needs no memory of the heap.
  private func withSlots<R>(
    _ proposal: ProposedSize, _ runtime: ViewRuntime, _ body: (UnsafeBufferPointer<Slot>) -> R
  ) -> R {
    withUnsafeTemporaryAllocation(of: Slot.self, capacity: children.count) { slots in
      slots.initialize(repeating: Slot(size: .zero, offered: nil))
      let across = proposal.across(axis)
      if let total = proposal.along(axis), total.isFinite {
        withUnsafeTemporaryAllocation(of: Waiting.self, capacity: children.count) { waiting in
          order(into: waiting, across: across, runtime)
          share(total, across: across, among: waiting, into: slots, runtime)
        }
      } else {
        let unbounded = ProposedSize(along: proposal.along(axis), across: across, axis)
        for index in slots.indices {
          slots[index] = Slot(
            size: children[index].sizeThatFits(unbounded, runtime), offered: unbounded.along(axis))
        }
      }
      return body(UnsafeBufferPointer(slots))
    }
  }

  /// Offers the length to the children in their order, those of the highest priority first.
  private func share(
    _ total: CGFloat, across: CGFloat?, among waiting: UnsafeMutableBufferPointer<Waiting>,
    into slots: UnsafeMutableBufferPointer<Slot>, _ runtime: ViewRuntime
  ) {
    var remaining = total - totalDistance
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
        slots[index] = Slot(size: size, offered: share)
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

    nonisolated static func comesFirst(_ lhs: Waiting, _ rhs: Waiting) -> Bool {
      if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
      if lhs.flexibility != rhs.flexibility { return lhs.flexibility < rhs.flexibility }
      return lhs.index < rhs.index
    }
  }

  /// Lists the children in the order in which they are offered space.
  private func order(
    into waiting: UnsafeMutableBufferPointer<Waiting>, across: CGFloat?, _ runtime: ViewRuntime
  ) {
    for index in children.indices {
      waiting.initializeElement(at: index, to: demand(of: index, across: across, runtime))
    }
    var inOrder = waiting
    inOrder.sort(by: Waiting.comesFirst)
  }

  private func demand(of index: Int, across: CGFloat?, _ runtime: ViewRuntime) -> Waiting {
    let child = children[index]
    let priority = child.priority.isNaN ? 0 : child.priority
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
