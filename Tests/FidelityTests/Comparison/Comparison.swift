// The cases of the ground truth about the comparison of view values, written as their authors wrote them.
// Whatever a body prints is a line.

import SimDevice
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct Comparison {
  /// A device at rest that shows a view.
  func showing<Root: View>(
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> Root
  ) -> SimulatedDevice {
    let device = SimulatedDevice(system: .iOS17)
    device.launch(root)
    device.settle()
    return device
  }
}
