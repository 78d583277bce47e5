// How a body stops observing. Observation's public interface registers a closure with every object that
// the body read, and takes it back only when one of them changes. So a body that observes also reads the
// trap: a property that changes when the body is evaluated again or its view goes, and at no other time.

import Observation
import SimGraph

/// Something that a body observes beside the app's objects, so that its registration can be ended.
final class ObservationToken: Observable {
  private let registrar = ObservationRegistrar()
  /// How often the trap was sprung.
  private(set) var generation = 0
  /// Whether the registration is being cancelled, so that no change is reported.
  private(set) var isCancelling = false

  /// Makes the running body observe the trap.
  func begin() { registrar.access(self, keyPath: \.generation) }

  /// Ends the registration of the last body.
  func cancel() {
    isCancelling = true
    registrar.withMutation(of: self, keyPath: \.generation) { generation += 1 }
    isCancelling = false
  }
}
