// How the closures are run that wait for the end of a round or of a scope.

import SimGraph

extension ViewRuntime {
  /// Whether closures wait for the end of a scope.
  package var hasActions: Bool {
    !actions.isEmpty || !disappearCallbacks.isEmpty || !dueDisappearCallbacks.isEmpty
      || !motion.pendingRemovals.isEmpty
  }

  /// Runs the closures that wait in their order, and those that they add.
  ///
  /// What was removed is told last. Its removal is a change of its own behind those that the closures
  /// make, so at the end of a round it waits for the bodies that they cause.
  ///
  /// - Parameter endsRound: whether another round of the update follows if something was written.
  func runWaitingActions(endsRound: Bool) {
    guard endsRound || hasActions || !removalBatches.isEmpty else { return noActionsWait() }
    inScope {
      orderActions()
      runQueue()
      swap(&disappearCallbacks, &dueDisappearCallbacks)
      motion.finishPendingRemovals(onlyDue: true)
      queueDisappearCallbacks()
      swap(&disappearCallbacks, &dueDisappearCallbacks)
      runQueue()
      if endsRound { activateScene() }
      if endsRound, hasPendingChanges {
        swap(&disappearCallbacks, &dueDisappearCallbacks)
        motion.pendingRemovals.advancePhase()
      } else {
        motion.finishPendingRemovals()
        queueDisappearCallbacks()
        removalBatches.removeAll()
        runQueue()
      }
      if dueDisappearCallbacks.isEmpty { reportsDisappearance = false }
    }
  }

  /// The first views have appeared: the scene is active, and whoever listens is told before the bodies that read its phase.
  private func activateScene() {
    guard let scene, scene.activate(cause: { causes.event(.appearance) }) else { return }
    request(.tellActivation)
    runQueue()
  }

  /// After most closures of the user's there is nothing to run.
  private func noActionsWait() {
    subgraphs = SubgraphOrder()
    reportsDisappearance = false
  }

  /// What went is told behind what waits already, in the order in which containers lost it.
  private func queueDisappearCallbacks() {
    disappearCallbacks.orderByRemovalBatches()
    actions.append(contentsOf: disappearCallbacks)
    disappearCallbacks.removeAll()
  }

  private func runQueue() {
    var next = 0
    while next < actions.count {
      let action = actions[next]
      next += 1
      runAction(action.origin, by: action.writer, action.run)
    }
    actions.removeAll(keepingCapacity: true)
  }

  /// Warns of an action that would not end: once per frame, however many views have one of that name.
  func warnOfLoop(_ label: String) {
    if warnings.frame != frame { warnings = (frame, []) }
    guard warnings.labels.insert(label).inserted else { return }
    runtimeWarning("\(label) tried to update multiple times per frame.")
  }
}
