// How a node removes a child and restores it.

import SimGraph

extension _ViewNode {
  /// Begins the removal of a child that was replaced or is not needed any more.
  ///
  /// The child's transition determines when the removal ends.
  ///
  /// The identity transition ends at once, so `onDisappear` runs before `onAppear` of the
  /// replacement. An animated removal ends with the transition, and any other after the callbacks
  /// of the update.
  ///
  /// - Parameter key: distinguishes the child from others that may be restored here.
  /// - Parameter hasDefault: whether a view without a transition fades out.
  final func beginRemoval(
    _ child: _ViewNode, _ subgraph: SubgraphID, key: AnyHashable, hasDefault: Bool = true
  ) {
    let removal = child.removal ?? Removal(isSeen: hasDefault)
    let motion = runtime.motion
    guard removal.isSeen else {
      motion.removingAtOnce {
        child.remove()
        runtime.graph.remove(subgraph)
      }
      return
    }
    let animation = removal.animation ?? motion.transaction(for: self)?.animation
    guard let curve = animation?.curve, curve.duration.isFinite, root.isAppeared,
      let removedSubtree = RemovedSubtree(child, subgraph, key: key)
    else {
      return motion.addPendingRemoval(RemovedSubtree(pendingRemovals: child, subgraph, key: key))
    }
    motion.keep(removedSubtree, for: curve.duration)
    motion.changing(under: Transaction(animation: animation)) { child.beginTransitionOut() }
  }

  /// Cancels a pending removal.
  ///
  /// The node takes part in walks again.
  final func cancelRemoval() {
    flags.remove(.pendingRemoval)
    if !flags.isDisjoint(with: .flagged) { flagPath() }
  }

  /// Restores a child that was removed under a key and still exists; nil if there is none that
  /// fits.
  final func restoreRemoved(
    _ key: @autoclosure () -> AnyHashable, where isFitting: (_ViewNode) -> Bool
  ) -> (node: _ViewNode, subgraph: SubgraphID)? {
    guard runtime.retainsRemovedSubtrees,
      let removedSubtree = runtime.motion.takeRemoved(under: key(), of: self, where: isFitting)
    else { return nil }
    removedSubtree.cancel()
    return (removedSubtree.node, removedSubtree.subgraph)
  }
}
