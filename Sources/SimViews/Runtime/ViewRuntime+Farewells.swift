// What a view that goes owns lives until its `onDisappear` has run, as a closure that asks an object of the view's finds it
// alive, whether it captured the object or not (mechanism 8.9 and 8.10 [C]).

import SimGraph

extension ViewRuntime {
  /// Keeps what an identity owns until those have been told that go with it, if any are.
  func keepForFarewells(_ owned: AnyObject?) {
    guard let owned, tellsDisappearance else { return }
    let keeping: @MainActor () -> Void = { withExtendedLifetime(owned) {} }
    if leaving.depth > 0 {
      leaving.keep(keeping)
    } else if farewells.isEmpty {
      enqueue(keeping)
    } else {
      enqueueAfterAppearances(by: .none, for: .none, keeping)
    }
  }
}
