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
    guard removal.isSeen else {
      return RemovedSubtree(child, subgraph, key: key, .immediate).finish()
    }
    let runtime = runtime
    let motion = runtime.motion
    let animation = removal.animation ?? motion.transaction(for: self)?.animation
    guard let curve = animation?.curve, curve.duration.isFinite, root.isAppeared,
      child.hasPlaceOnScreen
    else {
      return runtime.removedSubtrees.add(
        RemovedSubtree(child, subgraph, key: key, .afterCallbacks))
    }
    let subtree = RemovedSubtree(child, subgraph, key: key, .afterTransition)
    runtime.removedSubtrees.add(subtree)
    motion.schedule(at: motion.time + curve.duration) { [unowned runtime] in
      runtime.finishRemoval(subtree)
    }
    motion.changing(under: Transaction(animation: animation)) { child.beginTransitionOut() }
  }

  /// Restores a child that was removed under a key and still exists; nil if there is none that
  /// fits.
  final func restoreRemoved(
    _ key: @autoclosure () -> AnyHashable, where isFitting: (_ViewNode) -> Bool
  ) -> (node: _ViewNode, subgraph: SubgraphID)? {
    guard runtime.retainsRemovedSubtrees,
      let subtree = runtime.removedSubtrees.take(under: key(), of: self, where: isFitting)
    else { return nil }
    subtree.restore()
    return (subtree.node, subtree.subgraph)
  }
}
