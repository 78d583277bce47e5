// The vsyncs around the beginning of a frame. Nearly everything that happens to a frame lies within two intervals, and the
// render server asks for a dozen times of vsyncs; each of them is a division, the costliest thing that a processor
// does with whole numbers.

import SimCore

/// Three vsyncs that follow each other, and the grid for all others.
struct NearVsyncs {
  /// The last vsync that is not after the begin.
  let before: Int
  private let clock: FrameClock
  private let times: (Instant, Instant, Instant)

  /// The last vsync that is not after a begin, and the next two.
  init(_ clock: FrameClock, around begin: Instant) {
    self.clock = clock
    before = clock.vsync(atOrBefore: begin)
    times = (
      clock.time(ofVsync: before), clock.time(ofVsync: before + 1),
      clock.time(ofVsync: before + 2)
    )
  }

  /// The time of a vsync.
  func time(ofVsync index: Int) -> Instant {
    switch index - before {
    case 0: times.0
    case 1: times.1
    case 2: times.2
    default: clock.time(ofVsync: index)
    }
  }

  /// The first vsync that is not before a point of time.
  func vsync(atOrAfter time: Instant) -> Int {
    if time > times.0, time <= times.2 { return before + (time <= times.1 ? 1 : 2) }
    return clock.vsync(atOrAfter: time)
  }
}
