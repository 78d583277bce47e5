// A device at rest, on which a view was launched: where most tests of sentences begin.

import SimDevice
import SwiftUI

/// A device at rest that shows a view.
@MainActor func launched<Content: View>(
  @ViewBuilder _ content: @escaping @MainActor () -> Content
) -> SimulatedDevice {
  let device = SimulatedDevice()
  device.launch(content)
  device.settle()
  return device
}
