// There is one queue of callbacks (mechanism.md#8.1), in the order in which the graph visited their
// views: update by update, and within a root by subgraphs. Some are found while bodies run, others
// when a root has been laid out and is shown, so they are sorted before they run.

import SimGraph

/// The rank of a callback within its update.
struct ActionRank {
  /// The number of the update.
  let update: UInt64
  /// The root of its view.
  let root: ObjectIdentifier
  /// The place of its view in that root.
  let place: SubgraphOrder.Place
}

extension NodeRuntime {
  /// The rank of a node's callback in an update.
  ///
  /// - Parameter isBehindContent: whether the graph visits it before the contents of the node.
  func rank(of node: _ViewNode, in update: UInt64, isBehindContent: Bool = false) -> ActionRank {
    ActionRank(
      update: update, root: ObjectIdentifier(node.root),
      place: subgraphs.place(of: node, isBehindContent: isBehindContent))
  }

  /// Sorts the queued callbacks.
  ///
  /// Those without a rank keep their places.
  ///
  /// Roots are ordered by the first callback found in each.
  func orderActions() {
    subgraphs = SubgraphOrder()
    actions.orderByRemovalBatches()
    let ranked = actions.indices.filter { actions[$0].rank != nil }
    guard ranked.count > 1 else { return }
    var roots: [ObjectIdentifier: Int] = [:]
    let entries = ranked.compactMap { index in
      actions[index].rank.map { rank in
        let root = roots[rank.root, default: roots.count]
        roots[rank.root] = root
        return (rank: rank, root: root, index: index, action: actions[index])
      }
    }
    let sorted = entries.sorted { lhs, rhs in
      if lhs.rank.update != rhs.rank.update { return lhs.rank.update < rhs.rank.update }
      if lhs.root != rhs.root { return lhs.root < rhs.root }
      if SubgraphOrder.isBefore(lhs.rank.place, rhs.rank.place) { return true }
      return !SubgraphOrder.isBefore(rhs.rank.place, lhs.rank.place) && lhs.index < rhs.index
    }
    for (index, entry) in zip(ranked, sorted) { actions[index] = entry.action }
  }
}
