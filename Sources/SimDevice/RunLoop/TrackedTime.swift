// How long something moved before the user's eyes: what lateness is divided by.
//
// A hitch ratio is the time by which frames came late over the time in which something was animated or scrolled [S: Apple,
// "Understanding hitches in your app"; tech talk 10855]. A motion lasts from the moment at which it begins on the main thread to
// the one at which it ends there; a late frame prolongs it until the display shows that frame, and one that was due before the
// motion began brings its beginning forward. Motions that overlap count once. Hitches do not overlap (`RenderServer`), and each
// lies within a motion: so no more than a second of lateness fits into a second, and no ratio exceeds 1,000 ms/s.
//
// The device, its measurements, records and repriced runs all add up motion here, in the same order: begin, late frames, end.

package import SimCore

/// The time in which something moved.
package struct TrackedTime: Hashable, Sendable {
  /// Since when something moves; nil while nothing does.
  package private(set) var since: Instant?
  /// The last motion, and what those before it took together.
  private var start = Instant.launch
  private var end = Instant.launch
  private var before = Nanoseconds.zero
  /// The end of the motion before the last one.
  private var limit = Instant.launch

  /// No motion yet.
  package init() {}

  /// Something moves from now on.
  package mutating func begin(at now: Instant) {
    guard since == nil else { return }
    since = now
    if now > end { startMotion(at: now) }
  }

  /// Nothing moves any more.
  package mutating func end(at now: Instant) {
    guard since != nil else { return }
    since = nil
    end = max(end, now)
  }

  /// A frame of the motion is shown so much later than it was due.
  package mutating func prolong(until shown: Instant, by hitch: Nanoseconds) {
    guard hitch > .zero else { return }
    let due = shown - hitch
    if since == nil, due > end { startMotion(at: due) }
    start = min(start, max(due, limit))
    end = max(end, shown)
  }

  /// The time up to now, and until the last late frame is shown.
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
