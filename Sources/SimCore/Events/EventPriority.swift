// The order of several events at one instant.
//
// Ties are frequent: a vsync, a touch sampled at it and a timer due at it share a nanosecond. The
// order below is that of the hardware and the operating system: the display and the render server
// finish before the app is notified; touches precede timers (they are the first sources of the main
// run loop); the main thread continues before other threads; measurements come last. Within one
// priority, events keep the order in which they were scheduled.

/// The rank of an event among those of the same instant; the lower rank comes first.
@usableFromInline
package enum EventPriority: UInt8, CaseIterable, Hashable, Comparable, Codable, Sendable {
  /// Display and render server: vsync, a frame presented, a buffer freed.
  case hardware = 0
  case input = 1
  /// Timers, sleeps and delayed blocks that are due.
  case timer = 2
  /// The main thread begins or ends a piece of work.
  case mainThread = 3
  /// Other threads of the app.
  case background = 4
  /// Samples and ends of a run, which observe all effects of the instant.
  case observation = 5

  @inlinable package static func < (left: EventPriority, right: EventPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
