// The vsyncs of a panel.
//
// Vsync k is at origin + k · 10⁹ / rate nanoseconds, truncated. It is computed from k each time, so
// it never drifts, although 1/60 s is not an integral number of nanoseconds. A frame that begins at
// vsync b has its commit deadline at b + 1 and is expected on screen at b + 2 (double buffering) or
// b + 3 (triple buffering). A panel with a variable rate has a clock for each rate.

package import SimCore

/// The vsyncs of a panel as indices and as times.
package struct FrameClock: Hashable, Sendable {
  /// The number of vsyncs per second.
  package let rate: Int
  /// The time of vsync 0.
  package let origin: Instant

  /// Creates a clock.
  ///
  /// - Precondition: `rate` is positive.
  /// - Parameter rate: Hz.
  /// - Parameter origin: the time of vsync 0.
  package init(rate: Int, origin: Instant = .launch) {
    precondition(rate > 0, "A panel refreshes at a positive rate.")
    self.rate = rate
    self.origin = origin
  }

  /// The interval between vsyncs, rounded; single intervals differ from it by up to 1 ns.
  package var interval: Nanoseconds {
    Nanoseconds((Self.second + Int64(rate) / 2) / Int64(rate))
  }

  /// Returns the time of a vsync.
  package func time(ofVsync index: Int) -> Instant {
    origin + Nanoseconds(Self.floor(Int64(index) * Self.second, dividedBy: Int64(rate)))
  }

  /// Returns the last vsync that is not after a time.
  package func vsync(atOrBefore time: Instant) -> Int {
    let guess = Int(Self.floor((time - origin).value * Int64(rate), dividedBy: Self.second))
    return self.time(ofVsync: guess + 1) <= time ? guess + 1 : guess
  }

  /// Returns the first vsync that is not before a time.
  package func vsync(atOrAfter time: Instant) -> Int {
    let before = vsync(atOrBefore: time)
    return self.time(ofVsync: before) == time ? before : before + 1
  }

  /// Returns the first vsync after a time.
  package func vsync(after time: Instant) -> Int { vsync(atOrBefore: time) + 1 }

  /// Returns the commit deadline of a frame: one vsync after its beginning, which is rounded up to
  /// a vsync.
  package func deadline(ofFrameBegun begin: Instant) -> Instant {
    time(ofVsync: vsync(atOrAfter: begin) + 1)
  }

  private static let second: Int64 = 1_000_000_000

  private static func floor(_ dividend: Int64, dividedBy divisor: Int64) -> Int64 {
    let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}
