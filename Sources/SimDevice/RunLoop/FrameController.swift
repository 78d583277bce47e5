// When frames begin, and the vsyncs at which they do.

import SimCore
import SimViews

/// The frames of one device up to their commit.
@MainActor
final class FrameController {
  private let mainThread: MainThread
  private let motion: ScreenMotion
  /// The vsyncs at the maximum rate of the panel.
  let clock: FrameClock
  /// The vsyncs of a custom animation.
  private let animationClock: FrameClock
  /// The frames that are in progress or not displayed yet.
  @exclusivity(unchecked) var ledger = FrameLedger()
  /// The start of updates, on systems with the update cycle.
  @exclusivity(unchecked) var cycle = UpdateCycle()

  init(profile: DeviceProfile, mainThread: MainThread, motion: ScreenMotion) {
    self.mainThread = mainThread
    self.motion = motion
    clock = profile.clock(for: .interaction)
    animationClock = profile.clock(for: .animation)
  }

  /// Returns the vsyncs of frames at a pace.
  func clock(for pace: FramePace) -> FrameClock {
    pace == .animation ? animationClock : clock
  }

  /// Returns the first vsync after a time, at the present pace.
  func nextVsync(after time: Instant) -> Instant {
    let clock = clock(for: motion.pace)
    return clock.time(ofVsync: clock.vsync(after: time))
  }

  /// Returns the last vsync that is not after a time, at the present pace.
  func lastVsync(atOrBefore time: Instant) -> Instant {
    let clock = clock(for: motion.pace)
    return clock.time(ofVsync: clock.vsync(atOrBefore: time))
  }

  /// Returns the start of the first frame at or after a time.
  func start(atOrAfter time: Instant) -> Instant {
    clock.time(ofVsync: clock.vsync(atOrAfter: time))
  }

  /// Returns the start of the frame that is a number of frames after the next one.
  func start(after frames: Int) -> Instant {
    clock.time(ofVsync: clock.vsync(atOrAfter: mainThread.time) + frames)
  }

  /// Returns the number of frames that a movement takes, at least one.
  func count(in duration: Nanoseconds) -> Int {
    max(1, Int((Double(duration.value) / Double(clock.interval.value)).rounded()))
  }

  /// Begins a frame unless one has begun.
  func begin() {
    if ledger.open == nil { ledger.begin(at: mainThread.time, motion.pace) }
  }

  /// Begins a frame that a display link requests.
  func begin(forVsync vsync: Instant) {
    ledger.begin(forVsync: vsync, at: mainThread.time, motion.pace)
  }

  /// Begins a span of work, and a frame with it if the work can lead to one.
  func beginSpan(isForFrame: Bool) {
    // Work before the next update can begin belongs to no frame.
    if isForFrame, cycle.mayBegin(at: mainThread.time) { begin() }
    ledger.beginSpan(isForFrame: isForFrame, at: mainThread.time)
  }
}
