// The one queue of closures that wait for the end of a round or of a scope.

package import SimGraph

extension NodeRuntime {
  /// Says that a screen is gone when its transition ended: who heard what it handed up looks again.
  package final func screenIsGone() { callbacks.screenIsGone() }

  /// Makes a closure run when the current scope ends, after those that wait already.
  ///
  /// - Parameter writer: who carries the closure.
  /// - Parameter origin: why it runs; nil for the current cause.
  package func enqueue(
    by writer: CauseName = .none, for origin: CauseID? = nil,
    _ action: @escaping @MainActor () -> Void
  ) {
    enqueue(CausedAction(origin: origin ?? graph.currentCause, writer: writer, run: action))
  }

  /// The same for a closure that may have a rank.
  func enqueue(_ action: CausedAction) {
    runningEngine { actions.append(action) }
    if depth == 0 { inScope { runActions() } }
  }

  /// Makes a closure run after those of views that appear in the same update, and after the bodies that
  /// these caused.
  func enqueueAfterAppearances(
    by writer: CauseName, for origin: CauseID, _ action: @escaping @MainActor () -> Void
  ) {
    disappearCallbacks.append(CausedAction(origin: origin, writer: writer, run: action))
  }
}
