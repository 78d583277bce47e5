// Hitch time over tracked time.
//
// ratio = 1000 · Σ hitch in s ÷ Σ time in tracked scrolling or animation in s, in ms/s [S: tech talk
// 10855]. Scroll hitch ratio: below 5 good, above 10 critical [S: same]. Frames without commit do not
// count; neither does time in which nothing moves.

package import SimCore

/// Hitch time in tracked scrolls and animations.
package struct HitchRatio: Hashable, Sendable {
  /// Frames counted.
  package private(set) var frameCount = 0
  /// Frames that came late.
  package private(set) var hitchCount = 0
  /// Lateness of all frames.
  package private(set) var hitchTime = Nanoseconds.zero
  /// Time in tracked scrolls and animations.
  package private(set) var trackedTime = Nanoseconds.zero

  /// Nothing yet.
  package init() {}

  /// Counts a frame of a tracked scroll or animation.
  /// - Parameter hitch: Its lateness; zero when on time.
  package mutating func addFrame(hitch: Nanoseconds) {
    precondition(hitch >= .zero, "A frame is never early.")
    frameCount += 1
    if hitch > .zero { hitchCount += 1 }
    hitchTime += hitch
  }

  /// Counts a span of a tracked scroll or animation.
  package mutating func addTrackedTime(_ span: Nanoseconds) { trackedTime += span }

  /// Milliseconds of hitch in a second of tracked time; `nil` when nothing was tracked.
  package var millisecondsPerSecond: Double? {
    trackedTime > .zero ? hitchTime.inMilliseconds / trackedTime.inSeconds : nil
  }
}
