// What the kernel will wake the device for, besides touches and works.

import SimCore

/// The events that the device has asked for and that are still to come.
struct WakeUps {
  /// An event at its time.
  typealias Armed = (time: Instant, token: EventToken)

  /// The vsync of the display link.
  var displayLink: EventToken?
  /// The update of the next frame.
  var update: EventToken?
  /// When the loop will wake for a timer.
  var timer: Armed?
  /// When the workers have something to do next.
  var workers: Armed?
  /// When the runtime's animations have something to do next.
  var motion: Armed?
}
