// The one queue of closures that wait for the end of a round or of a scope.

package import SimGraph

extension ViewRuntime {
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
    farewells.append(CausedAction(origin: origin, writer: writer, run: action))
  }

  /// Whether closures wait for the end of a scope.
  package var hasActions: Bool {
    !actions.isEmpty || !farewells.isEmpty || !dueFarewells.isEmpty
  }

  /// Runs the closures that wait in their order, and those that they add.
  ///
  /// What was removed is told last. Its removal is a change of its own behind those that the closures
  /// make, so at the end of a round it waits for the bodies that they cause.
  ///
  /// - Parameter endsRound: whether another round of the update follows if something was written.
  package func runActions(endsRound: Bool = false) {
    inScope {
      orderActions()
      runQueue()
      actions.append(contentsOf: dueFarewells)
      dueFarewells.removeAll()
      runQueue()
      if endsRound { scene?.activate { causes.event(.appearance) } }
      if endsRound, needsUpdate {
        swap(&farewells, &dueFarewells)
      } else {
        actions.append(contentsOf: farewells)
        farewells.removeAll()
        runQueue()
      }
      if dueFarewells.isEmpty { tellsDisappearance = false }
    }
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

  /// Warns of an action that would not end: once a frame, however many views have one of that name.
  func warnOfLoop(_ label: String) {
    if warnings.frame != frame { warnings = (frame, []) }
    guard warnings.labels.insert(label).inserted else { return }
    runtimeWarning("\(label) tried to update multiple times per frame.")
  }
}
