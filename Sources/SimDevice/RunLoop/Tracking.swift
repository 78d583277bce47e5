// Lateness counts while something moves before the user's eyes.

import SimCore

/// How long something moved, and since when.
struct Tracking {
  /// How long something was in motion before it last came to rest.
  private var ended = Nanoseconds.zero
  /// Since when something moves.
  private(set) var since: Instant?
  /// Whether the last frame was one of an animation on the main thread.
  var isTicking = false

  /// How long something was in motion so far; a motion that goes on counts up to now.
  func time(at now: Instant) -> Nanoseconds { since.map { ended + (now - $0) } ?? ended }

  /// Something moves from now on.
  mutating func begin(at now: Instant) {
    if since == nil { since = now }
  }

  /// Nothing moves any more.
  mutating func end(at now: Instant) {
    guard let since else { return }
    self.since = nil
    ended += now - since
  }
}
