// Controls, fields and gestures, driven as a user would: what a body, a binding or a closure printed is a line
// of the log.

import SimDevice
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct Controls {}

extension Controls {
  /// A device at rest that shows a view.
  func showing<Root: View>(
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> Root
  ) -> SimulatedDevice {
    let device = SimulatedDevice()
    device.launch(root)
    device.settle()
    return device
  }

  /// The lines that are printed while a step is done and the device comes to rest.
  func lines(_ device: SimulatedDevice, _ step: () throws -> Void) rethrows -> [String] {
    try device.log {
      try step()
      device.settle()
    }
  }
}
