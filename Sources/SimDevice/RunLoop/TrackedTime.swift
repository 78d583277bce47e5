// The time in which content moves on screen: the denominator of the hitch ratio.
//
// The hitch ratio is the total hitch time divided by the time in which content was animated or scrolled [S: Apple,
// "Understanding hitches in your app"; tech talk 10855]. A motion lasts from its beginning on the main thread to its end
// there. A late frame extends it until the frame is displayed, and a frame that was due before the motion began moves its
// beginning forward. Overlapping motions count once. Hitches do not overlap (`RenderServer`), and each is within a motion,
// so no ratio exceeds 1,000 ms/s.
//
// The device, its measurements, records and repriced runs all add up motion here, in the same order: begin, late frames,
// end.

package import SimCore

/// The time in which content moved.
package struct TrackedTime: Hashable, Sendable {
  /// The beginning of the present motion, or nil if nothing moves.
  package private(set) var since: Instant?
  /// The last motion, and the total duration of the previous ones.
  private var start = Instant.launch
  private var end = Instant.launch
  private var before = Nanoseconds.zero
  /// The end of the motion before the last one.
  private var limit = Instant.launch

  /// Creates a time without any motion.
  package init() {}

  /// Begins a motion unless one is present.
  package mutating func begin(at now: Instant) {
    guard since == nil else { return }
    since = now
    if now > end { startMotion(at: now) }
  }

  /// Ends the present motion.
  package mutating func end(at now: Instant) {
    guard since != nil else { return }
    since = nil
    end = max(end, now)
  }

  /// Extends the motion by a frame that is displayed late.
  package mutating func prolong(until shown: Instant, by hitch: Nanoseconds) {
    guard hitch > .zero else { return }
    let due = shown - hitch
    if since == nil, due > end { startMotion(at: due) }
    start = min(start, max(due, limit))
    end = max(end, shown)
  }

  /// Returns the time up to now, including the display of the last late frame.
  package func time(at now: Instant) -> Nanoseconds {
    before + ((since == nil ? end : max(end, now)) - start)
  }

  private mutating func startMotion(at now: Instant) {
    before = before + (end - start)
    limit = end
    start = now
    end = now
  }
}
