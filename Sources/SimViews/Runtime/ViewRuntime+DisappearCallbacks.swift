// Objects owned by a removed view live until its `onDisappear` has run, because a closure that uses
// such an object finds it alive, whether it captured the object or not (mechanism.md#8.9 and #8.10
// [C]).

import SimGraph

extension ViewRuntime {
  /// Retains an object owned by an identity until the disappear callbacks of the removal have run,
  /// if there are any.
  func retainUntilDisappearCallbacks(_ owned: AnyObject?) {
    guard let owned, reportsDisappearance else { return }
    let keeping: @MainActor () -> Void = { withExtendedLifetime(owned) {} }
    if ongoingRemoval.depth > 0 {
      ongoingRemoval.keep(keeping)
    } else if callbackQueue.hasNoRemovals {
      enqueue(keeping)
    } else {
      enqueueAfterAppearances(by: .none, for: .none, keeping)
    }
  }

  /// Whether a node, or a node around it, was removed and still exists.
  package func isOutgoing(_ node: _ViewNode) -> Bool {
    if node.isPendingRemoval { return true }
    var around: _ViewNode? = motion.outgoingSubtrees.isEmpty ? nil : node
    while let current = around {
      if motion.outgoingSubtrees.contains(where: { $0.node === current }) { return true }
      around = current.parent
    }
    return false
  }
}
