// Runs the closures that are queued for the end of a round or of a scope.

import SimGraph

extension ViewRuntime {
  /// Whether closures are queued for the end of a scope.
  package var hasActions: Bool { !callbackQueue.isEmpty || removedSubtrees.havePending }

  /// Runs the queued callbacks, phase by phase, including those that they add.
  ///
  /// Disappear callbacks come last. A removal is a change that follows the changes made by the
  /// closures, so at the end of a round it waits for the bodies that they cause.
  ///
  /// - Parameter endsRound: whether another round of the update follows if something was written.
  func runCallbacks(endsRound: Bool) {
    guard endsRound || hasActions || !removalBatches.isEmpty else { return noCallbacksWait() }
    inScope {
      subgraphs = SubgraphOrder()
      callbackQueue.sort()
      runScope()
      callbackQueue.beginRemovalsAfterBodies()
      finishPendingRemovals(onlyDue: true)
      callbackQueue.endRemovalsAfterBodies()
      callbackQueue.release(.disappearAfterBodies)
      runScope()
      if endsRound { activateScene() }
      if endsRound, hasPendingChanges {
        callbackQueue.waitForBodies()
        removedSubtrees.advancePhase()
      } else {
        finishPendingRemovals()
        callbackQueue.release(.disappear)
        removalBatches.removeAll()
        runScope()
      }
      if callbackQueue.isEmptyAfterBodies { reportsDisappearance = false }
    }
  }

  /// Activates the scene after the first views have appeared.
  ///
  /// Listeners are called before the bodies that read the scene phase.
  private func activateScene() {
    guard let scene, scene.activate(cause: { causes.event(.appearance) }) else { return }
    request(.postActivation)
    runScope()
  }

  /// Most closures leave no further callbacks.
  private func noCallbacksWait() {
    subgraphs = SubgraphOrder()
    reportsDisappearance = false
  }

  private func runScope() {
    var next = 0
    while let callback = callbackQueue.callback(at: next) {
      next += 1
      runAction(callback.origin, by: callback.writer, callback.run)
    }
    callbackQueue.endScope()
  }

  /// Warns of an action that repeats without end, once per frame for each name.
  func warnOfLoop(_ label: String) {
    if warnings.frame != frame { warnings = (frame, []) }
    guard warnings.labels.insert(label).inserted else { return }
    runtimeWarning("\(label) tried to update multiple times per frame.")
  }
}
