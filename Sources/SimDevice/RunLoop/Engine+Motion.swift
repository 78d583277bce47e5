// The device's side of animations: the clock, a display link for what changes from frame to frame on
// the main thread, and an event for the moment at which something ends.
//
// What the render server moves alone takes no work of the main thread, and no frames are committed for
// it; the time counts as animated all the same, so that a late frame of the app's during it is a
// hitch.

import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// Whether something is animated that will come to rest.
  var isAnimating: Bool { runtime.motion.isMoving(at: mainTime.seconds) }

  /// What sets the pace of frames now.
  var pace: FramePace {
    if scrolling.isGoing || transitions.isRunning || runtime.touches.isDown {
      return .interaction
    }
    return isAnimating || runtime.motion.isEndless || scrolling.isMoving ? .animation : .rest
  }

  /// The vsyncs of frames at a pace.
  func clock(for pace: FramePace) -> FrameClock {
    pace == .animation ? animationClock : frameClock
  }

  /// The first vsync after a point of time, at the present pace.
  func nextVsync(after time: Instant) -> Instant {
    let clock = clock(for: pace)
    return clock.time(ofVsync: clock.vsync(after: time))
  }

  /// Tells the runtime that the updates of this frame are done; what is animated begins.
  func startAnimations() {
    runtime.motion.finishFrame(changed: !runtime.mutations.isEmpty)
    if isAnimating || runtime.motion.isEndless { track() }
  }

  /// Asks for the next vsync and for the next end, if there is one.
  func armMotion() {
    let needsTicks = runtime.motion.needsTicks
    if needsTicks { scheduleDisplayLink(after: mainTime) }
    if tracking.isTicking, !needsTicks { untrack() }
    tracking.isTicking = needsTicks
    guard let seconds = runtime.motion.nextDeadline else { return }
    let time = max(Instant(seconds: seconds), mainTime)
    if let armed = wakeUps.motion {
      if armed.time <= time, armed.time >= simulation.now { return }
      simulation.cancel(armed.token)
    }
    let token = simulation.schedule(.motion, at: time, priority: .hardware)
    wakeUps.motion = (time, token)
  }

  /// What the display link moves takes the place and the values of this vsync.
  func dispatchDisplayLink() {
    signalledVsync = nil
    let clock = clock(for: pace)
    let vsync = clock.time(ofVsync: clock.vsync(atOrBefore: mainTime))
    displayLinkFired(at: vsync)
    tickAnimations(at: vsync)
  }

  /// The display link fired: what is animated on the main thread is brought up to date.
  private func tickAnimations(at vsync: Instant) {
    guard runtime.motion.needsTicks else { return }
    inside { runtime.motion.tick(at: vsync.seconds) }
  }

  /// Something ends: a removed view goes, a completion is called.
  func motionDeadlineReached() {
    begin(.callbacks)
    runtime.motion.reach(mainTime.seconds)
    runtime.runActions()
    end()
    isWoken = true
    if !runtime.motion.isEndless { untrack() }
    armMotion()
  }

  /// Whether the loop, waiting for nothing in particular, may stop before the next event.
  ///
  /// It waits for what moves until that rests, but not for what never does.
  func hasWaitedLongEnough(for next: Instant, _ patience: Nanoseconds) -> Bool {
    if scrolling.isMoving || isAnimating { return false }
    let isClock =
      wakeUps.timer?.time == next && timers.onlyMovesClocks(at: next, in: loop.mode)
    if runtime.motion.isEndless || isClock {
      return next > lastBusy && next - lastBusy > patience
    }
    return next > mainTime && next - mainTime > patience
  }
}

extension Instant {
  /// The time in seconds since launch.
  var seconds: Double { Double(value) / 1e9 }

  /// The first instant that is not before a point of time in seconds since launch.
  init(seconds: Double) { self = .launch + Nanoseconds.rounded((seconds * 1e9).rounded(.up)) }
}
