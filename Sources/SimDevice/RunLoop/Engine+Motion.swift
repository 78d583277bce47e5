// Animations: the clock, a display link for values that change with every frame on the main thread, and events for the ends
// of animations.
//
// Animations in the render server take no work of the main thread, and no frames are committed for them. Their time still
// counts as motion, so that a late frame of the app during it is a hitch.

import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// Whether an animation runs that will end.
  var isAnimating: Bool { runtime.motion.isMoving(at: mainTime.seconds) }

  /// The present pace of frames.
  var pace: FramePace {
    if scrolling.isGoing || transitions.isRunning || runtime.touches.isDown {
      return .interaction
    }
    return isAnimating || runtime.motion.isEndless || scrolling.isMoving ? .animation : .rest
  }

  /// Returns the vsyncs of frames at a pace.
  func clock(for pace: FramePace) -> FrameClock {
    pace == .animation ? animationClock : frameClock
  }

  /// Returns the first vsync after a time, at the present pace.
  func nextVsync(after time: Instant) -> Instant {
    let clock = clock(for: pace)
    return clock.time(ofVsync: clock.vsync(after: time))
  }

  /// Notifies the runtime that the updates of this frame are done, so that animations begin.
  func startAnimations() {
    runtime.motion.finishFrame(changed: !runtime.mutations.isEmpty)
    if isAnimating || runtime.motion.isEndless { track() }
  }

  /// Schedules the next display link callback and the next end of an animation.
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

  /// Moves scrolling content and updates animations at the present vsync.
  func dispatchDisplayLink() {
    signalledVsync = nil
    let clock = clock(for: pace)
    let vsync = clock.time(ofVsync: clock.vsync(atOrBefore: mainTime))
    displayLinkFired(at: vsync)
    tickAnimations(at: vsync)
  }

  /// Updates the animations on the main thread at a vsync.
  private func tickAnimations(at vsync: Instant) {
    guard runtime.motion.needsTicks else { return }
    inside { runtime.motion.tick(at: vsync.seconds) }
  }

  /// Handles the end of animations: removed views are destroyed, and completions are called.
  func motionDeadlineReached() {
    begin(.callbacks)
    runtime.motion.reach(mainTime.seconds)
    runtime.runActions()
    end()
    isWoken = true
    if !runtime.motion.isEndless { untrack() }
    armMotion()
  }
}

extension Instant {
  /// The time in seconds since launch.
  var seconds: Double { Double(value) / 1e9 }

  /// Creates the first instant that is not before a time in seconds since launch.
  init(seconds: Double) { self = .launch + Nanoseconds.rounded((seconds * 1e9).rounded(.up)) }
}
