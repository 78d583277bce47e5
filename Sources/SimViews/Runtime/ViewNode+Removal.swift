// How a node lets a child go, and takes it back.

import SimGraph

extension _ViewNode {
  /// Begins the removal of a child that has been replaced or is not wanted any more: its transition says when it goes.
  ///
  /// With the identity transition that is now, so that its `onDisappear` comes before the `onAppear` of
  /// what takes its place; with an animation it is the end of the transition, and else when the closures of the
  /// update have run.
  ///
  /// - Parameter key: by what the child is told from others that come back here.
  /// - Parameter hasDefault: whether a view without a transition of its own fades.
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

  /// The node is wanted again that was to be removed, and is walked again.
  final func cancelRemoval() {
    flags.remove(.pendingRemoval)
    if !flags.isDisjoint(with: .flagged) { flagPath() }
  }

  /// Puts a child back that was removed under a key and is still on its way out; nil if there is none
  /// that fits.
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
