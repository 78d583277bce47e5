// The vsyncs near the beginning of a frame. Most events of a frame are within two intervals, and the render server reads a
// dozen vsync times per frame. Each of them is a division, the most expensive integer operation of a processor.

import SimCore

/// Three consecutive vsyncs, and the clock for all others.
struct NearVsyncs {
  /// The last vsync that is not after the beginning.
  let before: Int
  private let clock: FrameClock
  private let times: (Instant, Instant, Instant)

  /// Stores the last vsync that is not after a beginning, and the next two.
  init(_ clock: FrameClock, around begin: Instant) {
    self.clock = clock
    before = clock.vsync(atOrBefore: begin)
    times = (
      clock.time(ofVsync: before), clock.time(ofVsync: before + 1),
      clock.time(ofVsync: before + 2)
    )
  }

  /// Returns the time of a vsync.
  func time(ofVsync index: Int) -> Instant {
    switch index - before {
    case 0: times.0
    case 1: times.1
    case 2: times.2
    default: clock.time(ofVsync: index)
    }
  }

  /// Returns the first vsync that is not before a time.
  func vsync(atOrAfter time: Instant) -> Int {
    if time > times.0, time <= times.2 { return before + (time <= times.1 ? 1 : 2) }
    return clock.vsync(atOrAfter: time)
  }
}
