// Single rules of the runtime, each shown by the log of what ran: whatever a body prints is a line, and nothing else is.

import SimDevice
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct Mechanism {}

extension Mechanism {
  /// A device at rest that shows a view.
  func showing<Root: View>(
    on system: SimulatedSystem = .iOS17,
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> Root
  ) -> SimulatedDevice {
    let device = SimulatedDevice(system: system)
    device.launch(root)
    device.settle()
    return device
  }
}

extension SimulatedDevice {
  /// Taps, waits until nothing is pending, and gives the lines that were printed meanwhile.
  func lines(afterTapping label: String) throws -> [String] {
    try log {
      try tap(label)
      settle()
    }
  }
}
