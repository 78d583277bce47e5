// The queue of closures that run at the end of a round or of a scope.

package import SimGraph

extension NodeRuntime {
  /// Called when a screen was removed at the end of its transition.
  ///
  /// Observers of its preferences read again.
  package final func screenIsGone() { callbacks.screenIsGone() }

  /// Queues a closure for the end of the current scope.
  ///
  /// - Parameter writer: the view or modifier that carries the closure.
  /// - Parameter origin: the cause; nil for the current cause.
  package func enqueue(
    by writer: CauseName = .none, for origin: CauseID? = nil,
    _ action: @escaping @MainActor () -> Void
  ) {
    enqueue(CausedAction(origin: origin ?? graph.currentCause, writer: writer, run: action))
  }

  /// Queues a closure that may have a rank.
  func enqueue(_ action: CausedAction) {
    runningEngine { actions.append(action) }
    if depth == 0 { inScope { runActions() } }
  }

  /// Queues a closure behind the appearance callbacks of the same update, and behind the bodies
  /// that these cause.
  func enqueueAfterAppearances(
    by writer: CauseName, for origin: CauseID, _ action: @escaping @MainActor () -> Void
  ) {
    disappearCallbacks.append(CausedAction(origin: origin, writer: writer, run: action))
  }
}
