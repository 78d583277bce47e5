// Runs the closures that are queued for the end of a round or of a scope.

import SimGraph

extension ViewRuntime {
  /// Whether closures are queued for the end of a scope.
  package var hasActions: Bool {
    !actions.isEmpty || !disappearCallbacks.isEmpty || !dueDisappearCallbacks.isEmpty
      || !motion.pendingRemovals.isEmpty
  }

  /// Runs the queued closures in order, including those that they add.
  ///
  /// Disappear callbacks come last. A removal is a change that follows the changes made by the
  /// closures, so at the end of a round it waits for the bodies that they cause.
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

  /// Activates the scene after the first views have appeared.
  ///
  /// Listeners are called before the bodies that read the scene phase.
  private func activateScene() {
    guard let scene, scene.activate(cause: { causes.event(.appearance) }) else { return }
    request(.postActivation)
    runQueue()
  }

  /// Most closures leave no further callbacks.
  private func noActionsWait() {
    subgraphs = SubgraphOrder()
    reportsDisappearance = false
  }

  /// Queues the disappear callbacks behind the present ones, in the order in which containers
  /// removed the views.
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

  /// Warns of an action that repeats without end, once per frame for each name.
  func warnOfLoop(_ label: String) {
    if warnings.frame != frame { warnings = (frame, []) }
    guard warnings.labels.insert(label).inserted else { return }
    runtimeWarning("\(label) tried to update multiple times per frame.")
  }
}
