// The tracking of motion, during which lateness counts.

import SimCore

/// The time in which content moved, and the present motion.
struct Tracking {
  /// The total time of motion.
  private(set) var motion = TrackedTime()

  /// The beginning of the present motion, or nil if nothing moves.
  var since: Instant? { motion.since }

  /// Begins a motion.
  ///
  /// - Returns: whether nothing moved before.
  mutating func begin(at now: Instant) -> Bool {
    guard since == nil else { return false }
    motion.begin(at: now)
    return true
  }

  mutating func end(at now: Instant) { motion.end(at: now) }

  /// Extends the motion by the hitch of a frame.
  mutating func add(_ outcome: FrameOutcome) {
    motion.prolong(until: outcome.presentedTime, by: outcome.hitch)
  }
}
