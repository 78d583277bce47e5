// Views on their way out.

import SimGraph

extension Motion {
  /// Keeps a view that was removed until its transition ends.
  func keep(_ removedSubtree: RemovedSubtree, for duration: Double) {
    outgoingSubtrees.append(removedSubtree)
    schedule(at: time + duration) { [weak self] in self?.end(removedSubtree) }
  }

  /// Keeps a view that was removed without an animation until the closures of the update have run.
  func addPendingRemoval(_ removedSubtree: RemovedSubtree) { pendingRemovals.add(removedSubtree) }

  /// Lets go of the views that were removed without an animation.
  ///
  /// - Parameter onlyDue: only of those whose closures ran in an earlier round.
  func finishPendingRemovals(onlyDue: Bool = false) {
    while let removedSubtree = pendingRemovals.takeFirst(onlyDue: onlyDue) {
      removedSubtree.finish(runtime)
    }
  }

  private func end(_ removedSubtree: RemovedSubtree) {
    guard let index = outgoingSubtrees.firstIndex(where: { $0 === removedSubtree }) else { return }
    outgoingSubtrees.remove(at: index)
    removedSubtree.finish(runtime)
  }

  /// Takes a view out of those that are on their way out, the last that went.
  func takeRemoved(
    under key: AnyHashable, of owner: _ViewNode, where isFitting: (_ViewNode) -> Bool
  ) -> RemovedSubtree? {
    if !pendingRemovals.isEmpty,
      let removedSubtree = pendingRemovals.takeRemoved(under: key, of: owner, where: isFitting)
    {
      return removedSubtree
    }
    guard
      let index = outgoingSubtrees.lastIndex(where: {
        $0.node.parent === owner && $0.key == key && isFitting($0.node)
      })
    else { return nil }
    return outgoingSubtrees.remove(at: index)
  }

  /// Whether a view below a node was removed and is there until its transition has ended.
  ///
  /// - Parameter includingPending: whether those count, too, that are there only until closures have run.
  func hasRemovedSubtrees(below node: _ViewNode, includingPending: Bool) -> Bool {
    func isBelow(_ removedSubtree: RemovedSubtree) -> Bool {
      var around = removedSubtree.node.parent
      while let current = around, current !== node { around = current.parent }
      return around != nil
    }
    return outgoingSubtrees.contains(where: isBelow)
      || includingPending && pendingRemovals.contains { isBelow($0) && $0.node.contributesViews }
  }

  /// A node goes for good, and with it what it keeps of views that were removed.
  func discardRemovedSubtrees(of owner: _ViewNode) {
    while let removedSubtree = pendingRemovals.takeFirst(of: owner) {
      removedSubtree.finish(runtime)
    }
    while let index = outgoingSubtrees.firstIndex(where: { $0.node.parent === owner }) {
      outgoingSubtrees.remove(at: index).finish(runtime)
    }
  }
}
