// Stacks: the algorithm that SwiftUI's engineers describe. The space left after spacing is offered to
// the children in the order of their flexibility, the least flexible first, each an equal share of what
// is left; children of a higher layout priority come before all others. The stack is as large as they
// turn out to be. Where nothing was proposed across the axis, they are asked again when they are placed,
// because by then there is an answer: the stack's own size.

import Foundation

/// The arrangement of elements in a row or a column.
@MainActor
struct StackArrangement {
  let axis: Axis
  /// The distance between neighbours, in points; nil if they themselves say it.
  let spacing: CGFloat?
  /// The guide on which children are lined up.
  let guide: AlignmentKey
  let children: UnretainedReferences<RenderElement>

  init(
    axis: Axis, spacing: CGFloat?, guide: AlignmentKey,
    children: UnretainedReferences<RenderElement>
  ) {
    self.axis = axis
    self.spacing = spacing
    self.guide = guide
    self.children = children
  }

  /// A child's size, the length that it was offered, and the distance to the next one.
  private struct Slot {
    var size = CGSize.zero
    var offered: CGFloat?
    var gap: CGFloat = 0
  }

  /// The size of all children together under a proposal.
  func size(
    _ proposal: ProposedSize, _ order: inout StackOrder, _ runtime: LayoutRuntime
  ) -> CGSize {
    withSlots(proposal, &order, runtime) { slots, gaps in
      var along = gaps
      for slot in slots { along += slot.size.along(axis) }
      let extent = extent(of: slots, proposal, runtime)
      return CGSize(along: along, across: extent.before + extent.after, axis)
    }
  }

  // MARK: Distances

  /// Notes how far each child stands from the next one.
  ///
  /// - Returns: all distances together, in points.
  private func measureGaps(
    _ slots: UnsafeMutableBufferPointer<Slot>, _ runtime: LayoutRuntime
  ) -> CGFloat {
    let (last, first) = axis.edges
    var total: CGFloat = 0
    for index in slots.indices.dropLast() {
      let gap =
        spacing
        ?? EdgeSpacing.distance(
          children.at(index) { $0.spacing(last, runtime) },
          children.at(index + 1) { $0.spacing(first, runtime) })
      slots[index].gap = gap
      total += gap
    }
    return spacing.map { $0 * CGFloat(max(0, slots.count - 1)) } ?? total
  }

  // MARK: Across the axis

  /// How far the children reach before and behind the line on which they are put.
  private func extent(
    of slots: UnsafeBufferPointer<Slot>, _ proposal: ProposedSize, _ runtime: LayoutRuntime
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
  private func isGuided(_ runtime: LayoutRuntime) -> Bool {
    runtime.isGuided(guide)
      || runtime.hasCustomLayouts && children.contains { $0.holdsLayouts }
  }

  private func lineUp(
    _ index: Int, _ slot: Slot, _ proposal: ProposedSize, _ runtime: LayoutRuntime
  ) -> CGFloat {
    let offered = ProposedSize(along: slot.offered, across: proposal.across(axis), axis)
    return children.at(index) { $0.guide(guide, offered, slot.size, runtime) }
  }

  /// Calls the closure with the number of each child and its place in the size that the stack chose under
  /// a proposal.
  func forEachPlace(
    in size: CGSize, _ proposal: ProposedSize, _ order: inout StackOrder, _ runtime: LayoutRuntime,
    _ body: (Int, Place) -> Void
  ) {
    let proposal = ProposedSize(
      along: proposal.along(axis), across: proposal.across(axis) ?? size.across(axis), axis)
    withSlots(proposal, &order, runtime) { slots, _ in
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
        let offered = ProposedSize(along: slot.offered, across: proposal.across(axis), axis)
        body(index, Place(origin: origin, size: slot.size, proposal: offered))
        position += slot.size.along(axis) + slot.gap
      }
    }
  }

  // MARK: Along the axis

  /// Works out the size of each child and hands them on; a small stack needs no memory of the heap.
  private func withSlots<R>(
    _ proposal: ProposedSize, _ order: inout StackOrder, _ runtime: LayoutRuntime,
    _ body: (_ slots: UnsafeBufferPointer<Slot>, _ gaps: CGFloat) -> R
  ) -> R {
    withTemporary(Slot(), count: children.count) { slots in
      let gaps = measureGaps(slots, runtime)
      let across = proposal.across(axis)
      if let total = proposal.along(axis) {
        if children.count > 1 { order.sort(children, along: axis, across: across, runtime) }
        share(total - gaps, across: across, by: &order, into: slots, runtime)
      } else {
        let ideal = ProposedSize(along: nil, across: across, axis)
        for index in slots.indices {
          slots[index].size = children.at(index) { $0.sizeThatFits(ideal, runtime) }
        }
      }
      return body(UnsafeBufferPointer(slots), gaps)
    }
  }

  /// Offers the length to the children in their order, those of the highest priority first.
  private func share(
    _ length: CGFloat, across: CGFloat?, by order: inout StackOrder,
    into slots: UnsafeMutableBufferPointer<Slot>, _ runtime: LayoutRuntime
  ) {
    var remaining = length
    var start = 0
    while start < children.count {
      let end = children.count == 1 ? 1 : order.endOfPriority(from: start, children)
      var reserved: CGFloat = 0
      for rank in end..<children.count {
        reserved += order.minimum(atRank: rank, children, runtime)
      }
      remaining -= reserved
      for rank in start..<end {
        let share = max(0, remaining) / CGFloat(end - rank)
        let index = children.count == 1 ? 0 : order.child(atRank: rank)
        let offered = ProposedSize(along: share, across: across, axis)
        let size = children.at(index) { $0.sizeThatFits(offered, runtime) }
        slots[index].size = size
        slots[index].offered = share
        // Of an infinite length as much is left as before.
        let rest = remaining - size.along(axis)
        if !rest.isNaN { remaining = rest }
      }
      remaining += reserved
      start = end
    }
  }
}
