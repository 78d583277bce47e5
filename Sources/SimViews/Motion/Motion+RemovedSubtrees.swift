// Views that were removed and still exist.

import SimGraph

extension Motion {
  /// Keeps a removed view until its transition ends.
  func keep(_ removedSubtree: RemovedSubtree, for duration: Double) {
    outgoingSubtrees.append(removedSubtree)
    schedule(at: time + duration) { [weak self] in self?.end(removedSubtree) }
  }

  /// Keeps a view that was removed without an animation until the callbacks of the update have run.
  func addPendingRemoval(_ removedSubtree: RemovedSubtree) { pendingRemovals.add(removedSubtree) }

  /// Removes the views whose removal is pending.
  ///
  /// - Parameter onlyDue: whether to skip views whose callbacks have not run in an earlier round.
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

  /// Takes the view that was removed last under a key out of the removed views.
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

  /// Whether a removed view below a node still exists because of its transition.
  ///
  /// - Parameter includingPending: whether views count that wait only for the callbacks of the
  ///   update.
  func hasRemovedSubtrees(below node: _ViewNode, includingPending: Bool) -> Bool {
    func isBelow(_ removedSubtree: RemovedSubtree) -> Bool {
      var around = removedSubtree.node.parent
      while let current = around, current !== node { around = current.parent }
      return around != nil
    }
    return outgoingSubtrees.contains(where: isBelow)
      || includingPending && pendingRemovals.contains { isBelow($0) && $0.node.contributesViews }
  }

  /// Removes the removed views that a node still keeps, as the node itself is removed.
  func discardRemovedSubtrees(of owner: _ViewNode) {
    while let removedSubtree = pendingRemovals.takeFirst(of: owner) {
      removedSubtree.finish(runtime)
    }
    while let index = outgoingSubtrees.firstIndex(where: { $0.node.parent === owner }) {
      outgoingSubtrees.remove(at: index).finish(runtime)
    }
  }
}
