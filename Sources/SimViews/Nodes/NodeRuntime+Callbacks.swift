// The queue of closures that run at the end of a round or of a scope.

package import SimGraph

extension NodeRuntime {
  /// Called when a screen was removed at the end of its transition.
  ///
  /// Observers of its preferences read again.
  package final func screenWasRemoved() { callbacks.screenWasRemoved() }

  /// Queues a closure for the end of the current scope.
  ///
  /// - Parameter writer: the view or modifier that carries the closure.
  /// - Parameter origin: the cause; nil for the current cause.
  package func enqueue(
    by writer: CauseName = .none, for origin: CauseID? = nil,
    _ action: @escaping @MainActor () -> Void
  ) {
    enqueue(Callback(origin: origin ?? graph.currentCause, writer: writer, run: action))
  }

  /// Queues a callback that may have a key.
  func enqueue(_ callback: Callback) {
    runningEngine { callbackQueue.append(callback) }
    if depth == 0 { inScope { runActions() } }
  }

  /// Queues a closure behind the appearance callbacks of the same update, and behind the bodies
  /// that these cause.
  func enqueueAfterAppearances(
    by writer: CauseName, for origin: CauseID, _ action: @escaping @MainActor () -> Void
  ) {
    callbackQueue.appendDisappearance(Callback(origin: origin, writer: writer, run: action))
  }
}
