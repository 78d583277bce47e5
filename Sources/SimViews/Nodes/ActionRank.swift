// There is one queue of closures (mechanism 8.1), in the order in which the graph visited what they belong to: update
// by update, and within a root by its subgraphs. Some are found while bodies run, others when a root has been laid
// out and is shown, so they are put into order before they are called.

import SimGraph

/// Where a closure stands among those of its update.
struct ActionRank {
  /// The number of the update.
  let update: UInt64
  /// The root in which its view stands.
  let root: ObjectIdentifier
  /// The place of its view in that root.
  let place: SubgraphOrder.Place
}

extension NodeRuntime {
  /// Where a closure of a node's stands among those of an update.
  ///
  /// - Parameter isBehindContent: whether the graph comes to it before what is inside the node.
  func rank(of node: _ViewNode, in update: UInt64, isBehindContent: Bool = false) -> ActionRank {
    ActionRank(
      update: update, root: ObjectIdentifier(node.root),
      place: subgraphs.place(of: node, isBehindContent: isBehindContent))
  }

  /// Puts the closures that wait into their order; those without a rank stay where they are.
  ///
  /// Roots come in the order in which something of theirs was found first.
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
