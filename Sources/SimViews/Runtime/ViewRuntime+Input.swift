// The user's input: it is handled by the runtime, which calls the app's code where necessary.

import SimGraph

extension ViewRuntime {
  /// Runs a closure of the user's, then what it sent to views, in the order in which it was sent.
  ///
  /// - Parameter event: what happened on the device.
  /// - Parameter text: what it is called where it is a cause; nil for the kind of event alone.
  /// - Parameter writer: who carries the closure.
  package func perform(
    for event: CauseEvent? = nil, _ text: String? = nil, by writer: CauseName = .none,
    _ body: @MainActor () -> Void
  ) {
    let origin = event.map { causes.event($0, text) } ?? .none
    inScope {
      runAction(origin, by: writer, body)
      runActions()
    }
  }

  /// Handles input, then runs what it sent to views; code of the user's in it says so itself.
  ///
  /// - Parameter text: what the input is called where it is a cause.
  package func handleInput(_ event: CauseEvent, _ text: String, _ body: @MainActor () -> Void) {
    let origin = causes.event(event, text)
    inScope {
      causing(origin, by: .none, body)
      runActions()
    }
  }

  /// The scene of the window comes or goes.
  package func scene(movesTo phase: ScenePhase) {
    inScope { scene?.move(to: phase, cause: causes.event(.system)) }
  }

  /// Runs what a scroll that is under way leads to.
  package func scrolling(_ body: () -> Void) { causing(causes.event(.scroll), by: .none, body) }

  /// Runs an action of a control or a gesture.
  ///
  /// - Parameter writer: who carries the action.
  func performAction(by writer: CauseName, _ action: @MainActor () -> Void) {
    runAction(graph.currentCause, by: writer, action)
  }
}

extension ViewRuntime {
  /// Ends the animation between two screens.
  package func end(_ transition: ScreenTransition) { inScope { transition.end() } }
}
