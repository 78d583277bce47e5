// What a removed view owns lives until its `onDisappear` has run, because a closure that uses an object of the view's finds
// it alive, whether it captured the object or not (mechanism 8.9 and 8.10 [C]).

import SimGraph

extension ViewRuntime {
  /// Keeps what an identity owns until those have been told that go with it, if any are.
  func retainUntilDisappearCallbacks(_ owned: AnyObject?) {
    guard let owned, reportsDisappearance else { return }
    let keeping: @MainActor () -> Void = { withExtendedLifetime(owned) {} }
    if ongoingRemoval.depth > 0 {
      ongoingRemoval.keep(keeping)
    } else if disappearCallbacks.isEmpty {
      enqueue(keeping)
    } else {
      enqueueAfterAppearances(by: .none, for: .none, keeping)
    }
  }

  /// Whether a node goes, itself or with what is around it, and is there only until that has happened.
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
