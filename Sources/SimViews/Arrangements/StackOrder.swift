// The order in which a stack serves its children. A child is asked for its least and its greatest length only
// when a comparison with another needs them, and not again as long as the proposal across the axis stays the
// same (mechanism 13.6): what a child answers then depends on nothing that the stack changes.

import Foundation

/// In which order a stack offers its children space, and what it has learnt of them to find out.
@MainActor
package struct StackOrder {
  /// The proposal across the axis under which the children answered.
  private var across: CGFloat?
  private var axis = Axis.horizontal
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
    _ children: [RenderElement], along axis: Axis, across: CGFloat?, _ runtime: LayoutRuntime
  ) {
    guard entries.isEmpty || across != self.across || axis != self.axis else { return }
    self.across = across
    self.axis = axis
    entries.removeAll(keepingCapacity: true)
    entries.reserveCapacity(children.count)
    for index in children.indices { entries.append(Entry(served: index)) }
    if children.count > Self.few {
      // The library's sort is stable.
      let inOrder = children.indices.sorted { comesFirst($0, $1, children, runtime) }
      for (rank, index) in inOrder.enumerated() { entries[rank].served = index }
    } else {
      sortFew(children, runtime)
    }
  }

  /// How many children are brought in order in place: most stacks have no more, and need no memory for it.
  private static let few = 16

  private mutating func sortFew(_ children: [RenderElement], _ runtime: LayoutRuntime) {
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

  private static func priority(of child: RenderElement) -> Double {
    let priority = child.priority
    return priority.isNaN ? 0 : priority
  }

  /// The number of the child that is served at a rank.
  func child(atRank rank: Int) -> Int { entries[rank].served }

  /// The rank behind the last child that has the priority of the one at a rank.
  func endOfPriority(from start: Int, _ children: [RenderElement]) -> Int {
    let priority = Self.priority(of: children[child(atRank: start)])
    var end = start + 1
    while end < entries.count,
      Self.priority(of: children[child(atRank: end)]) == priority
    { end += 1 }
    return end
  }

  /// The least length of the child at a rank, in points.
  mutating func minimum(
    atRank rank: Int, _ children: [RenderElement], _ runtime: LayoutRuntime
  ) -> CGFloat {
    minimum(child(atRank: rank), children, runtime)
  }

  /// Whether a child is served before another: by priority, then the less flexible one, and of those that take
  /// whatever there is, the one that needs more.
  private mutating func comesFirst(
    _ lhs: Int, _ rhs: Int, _ children: [RenderElement], _ runtime: LayoutRuntime
  ) -> Bool {
    let priorities = (Self.priority(of: children[lhs]), Self.priority(of: children[rhs]))
    if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
    let (first, second) = (
      flexibility(lhs, children, runtime), flexibility(rhs, children, runtime)
    )
    if first == .infinity, second == .infinity {
      return entries[lhs].minimum > entries[rhs].minimum
    }
    return first < second
  }

  private mutating func flexibility(
    _ index: Int, _ children: [RenderElement], _ runtime: LayoutRuntime
  ) -> CGFloat {
    let minimum = minimum(index, children, runtime)
    let maximum = maximum(index, children, runtime)
    return maximum == .infinity ? .infinity : maximum - minimum
  }

  private mutating func minimum(
    _ index: Int, _ children: [RenderElement], _ runtime: LayoutRuntime
  ) -> CGFloat {
    if entries[index].minimum.isNaN {
      entries[index].minimum = length(children[index], under: 0, runtime)
    }
    return entries[index].minimum
  }

  private mutating func maximum(
    _ index: Int, _ children: [RenderElement], _ runtime: LayoutRuntime
  ) -> CGFloat {
    if entries[index].maximum.isNaN {
      entries[index].maximum = length(children[index], under: .infinity, runtime)
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
