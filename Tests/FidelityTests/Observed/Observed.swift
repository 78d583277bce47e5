// Behaviour that others observed on the real framework, by tests, logs and Apple's own words.

import SimDevice
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct ObservedBehaviour {}

extension ObservedBehaviour {
  /// A device at rest that shows a view.
  func launched<V: View>(
    on system: SimulatedSystem = .iOS17,
    _ view: @autoclosure @escaping @MainActor () -> V
  ) -> SimulatedDevice {
    let device = SimulatedDevice(system: system)
    device.launch { view() }
    device.settle()
    return device
  }
}
