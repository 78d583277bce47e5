// Something that a transform of the environment read is about to change: the scope takes it in the transaction of that change,
// as a body would (mechanism.md#6.4, #11.5).

import SimGraph

/// A change of something observable that a scope has not been notified of yet.
@MainActor
final class ScopeChange: PendingWriting {
  private weak var scope: EnvironmentScope?
  private let cause: CauseID
  var waitsIn: UInt64 = 0

  init(_ scope: EnvironmentScope, _ cause: CauseID) {
    self.scope = scope
    self.cause = cause
  }

  func merge() {}
  func apply(in runtime: ViewRuntime) { scope?.observedChanged(because: cause) }
}
