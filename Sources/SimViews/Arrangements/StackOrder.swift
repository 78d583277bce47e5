// The order in which a stack serves its children. A child is asked for its least and its greatest length only
// when a comparison with another needs them, and not again as long as the proposal across the axis stays the
// same (mechanism.md#13.6): what a child answers then depends on nothing that the stack changes.

import Foundation

/// In which order a stack offers its children space, and what it has learnt of them to find out.
@MainActor
package struct StackOrder {
  /// The proposal across the axis under which the children answered.
  private var across: CGFloat?
  private var axis = Axis.horizontal
  /// Whether all children have the same priority, as those of most stacks: then it need not be asked for.
  private var haveOnePriority = true
  /// By the number of the child; empty as long as nothing is known.
  private var entries: [Entry] = []

  private struct Entry {
    /// The child that is served in the place of this one.
    var served: Int
    /// The length under a proposal of zero, in points; not a number before it was asked for.
    var minimum = CGFloat.nan
    /// The length under a proposal of infinity, in points; not a number before it was asked for.
    var maximum = CGFloat.nan
  }

  nonisolated package init() {}

  /// Brings the children in order, if that is not known.
  mutating func sort(
    _ children: UnretainedReferences<RenderElement>, along axis: Axis, across: CGFloat?,
    _ runtime: LayoutRuntime
  ) {
    guard entries.isEmpty || across != self.across || axis != self.axis else { return }
    self.across = across
    self.axis = axis
    entries.removeAll(keepingCapacity: true)
    entries.reserveCapacity(children.count)
    for index in children.indices { entries.append(Entry(served: index)) }
    haveOnePriority = true
    for index in children.indices.dropFirst() where haveOnePriority {
      haveOnePriority = priority(0, children) == priority(index, children)
    }
    if children.count > Self.few {
      let inOrder = sorted(children.indices) { comesFirst($0, $1, children, runtime) }
      for (rank, index) in inOrder.enumerated() { entries[rank].served = index }
    } else {
      sortFew(children, runtime)
    }
  }

  /// How many children are sorted in place: most stacks have no more, and need no extra memory.
  private static let few = 16

  private mutating func sortFew(
    _ children: UnretainedReferences<RenderElement>, _ runtime: LayoutRuntime
  ) {
    for end in children.indices.dropFirst() {
      var rank = end
      while rank > 0,
        comesFirst(entries[rank].served, entries[rank - 1].served, children, runtime)
      {
        let later = entries[rank].served
        entries[rank].served = entries[rank - 1].served
        entries[rank - 1].served = later
        rank -= 1
      }
    }
  }

  private func priority(_ index: Int, _ children: UnretainedReferences<RenderElement>) -> Double {
    let priority = children.at(index) { $0.priority }
    return priority.isNaN ? 0 : priority
  }

  /// The number of the child that is served at a rank.
  func child(atRank rank: Int) -> Int { entries[rank].served }

  /// The rank behind the last child that has the priority of the one at a rank.
  func endOfPriority(from start: Int, _ children: UnretainedReferences<RenderElement>) -> Int {
    if haveOnePriority { return entries.count }
    let first = priority(child(atRank: start), children)
    var end = start + 1
    while end < entries.count, priority(child(atRank: end), children) == first { end += 1 }
    return end
  }

  /// The least length of the child at a rank, in points.
  mutating func minimum(
    atRank rank: Int, _ children: UnretainedReferences<RenderElement>, _ runtime: LayoutRuntime
  ) -> CGFloat {
    minimum(child(atRank: rank), children, runtime)
  }

  /// Whether a child is served before another: by priority, then the less flexible one, and of those that take
  /// whatever there is, the one that needs more.
  private mutating func comesFirst(
    _ lhs: Int, _ rhs: Int, _ children: UnretainedReferences<RenderElement>,
    _ runtime: LayoutRuntime
  ) -> Bool {
    if !haveOnePriority {
      let priorities = (priority(lhs, children), priority(rhs, children))
      if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
    }
    let (first, second) = (
      flexibility(lhs, children, runtime), flexibility(rhs, children, runtime)
    )
    if first == .infinity, second == .infinity {
      return entries[lhs].minimum > entries[rhs].minimum
    }
    return first < second
  }

  private mutating func flexibility(
    _ index: Int, _ children: UnretainedReferences<RenderElement>, _ runtime: LayoutRuntime
  ) -> CGFloat {
    let minimum = minimum(index, children, runtime)
    let maximum = maximum(index, children, runtime)
    return maximum == .infinity ? .infinity : maximum - minimum
  }

  private mutating func minimum(
    _ index: Int, _ children: UnretainedReferences<RenderElement>, _ runtime: LayoutRuntime
  ) -> CGFloat {
    if entries[index].minimum.isNaN {
      entries[index].minimum = children.at(index) { length($0, under: 0, runtime) }
    }
    return entries[index].minimum
  }

  private mutating func maximum(
    _ index: Int, _ children: UnretainedReferences<RenderElement>, _ runtime: LayoutRuntime
  ) -> CGFloat {
    if entries[index].maximum.isNaN {
      entries[index].maximum = children.at(index) { length($0, under: .infinity, runtime) }
    }
    return entries[index].maximum
  }

  private func length(
    _ child: RenderElement, under proposal: CGFloat, _ runtime: LayoutRuntime
  ) -> CGFloat {
    child.fixedLength(axis)
      ?? child.sizeThatFits(ProposedSize(along: proposal, across: across, axis), runtime)
      .along(axis)
  }
}
