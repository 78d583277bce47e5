// What all parts of a device schedule with.

import SimCore

/// The events of one device, and whether its run loop was woken without one.
@MainActor
final class Kernel {
  @exclusivity(unchecked) var events = Simulation<DeviceEvent>()
  /// Whether something other than an event, a touch or a block woke the run loop.
  @exclusivity(unchecked) var isLoopWoken = false
}
