// The scheduled events of the device other than touches and work.

import SimCore

/// The events that the device has scheduled and that are not delivered yet.
struct WakeUps {
  /// A scheduled event with its time.
  typealias Armed = (time: Instant, token: EventToken)

  /// The vsync of the display link.
  var displayLink: EventToken?
  /// The update of the next frame.
  var update: EventToken?
  /// The event of the next timer.
  var timer: Armed?
  /// The next step of the workers.
  var workers: Armed?
  /// The next deadline of the runtime's animations.
  var motion: Armed?
}
