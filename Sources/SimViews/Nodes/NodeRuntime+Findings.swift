// How the runtime reports its findings, and what is checked at each step of the work that finds them.

import SimGraph

extension NodeRuntime {
  // The device asks for these two, and for the owner, at each step. They are computed, since what is stored would be checked for
  // exclusive access there (see `Graph.currentCause`).

  /// Why what happens now happens.
  package var cause: RuntimeCause { graph.currentCause }

  /// Whether the code that runs is on another thread of the device than the main one.
  package var isOnWorker: Bool {
    get { storedIsOnWorker }
    set { storedIsOnWorker = newValue }
  }

  /// Tells what was found, with the present cause.
  func found(_ kind: RuntimeFinding.Kind, by view: ViewOwner, _ amount: Int = 1) {
    report(
      .found(RuntimeFinding(kind: kind, view: view, amount: amount, cause: graph.currentCause)))
  }

  /// Runs code in which rows lose what they own because they left the screen.
  func evicting(_ body: () -> Void) {
    let outer = isEvicting
    isEvicting = true
    body()
    isEvicting = outer
  }
}
