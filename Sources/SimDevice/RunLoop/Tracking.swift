// Lateness counts while something moves before the user's eyes.

import SimCore

/// How long something moved, and since when.
struct Tracking {
  /// How long something was in motion.
  private(set) var motion = TrackedTime()
  /// Whether the last frame was one of an animation on the main thread.
  var isTicking = false

  /// Since when something moves.
  var since: Instant? { motion.since }

  /// Something moves from now on.
  ///
  /// - Returns: whether nothing moved before.
  mutating func begin(at now: Instant) -> Bool {
    guard since == nil else { return false }
    motion.begin(at: now)
    return true
  }

  /// Nothing moves any more.
  mutating func end(at now: Instant) { motion.end(at: now) }

  /// A frame of the motion is late.
  mutating func add(_ outcome: FrameOutcome) {
    motion.prolong(until: outcome.presentedTime, by: outcome.hitch)
  }
}
