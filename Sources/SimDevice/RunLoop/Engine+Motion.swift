// Animations: the clock, a display link for values that change with every frame on the main thread, and events for the ends
// of animations.
//
// Animations in the render server take no work of the main thread, and no frames are committed for them. Their time still
// counts as motion, so that a late frame of the app during it is a hitch.

import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// Notifies the runtime that the updates of this frame are done, so that animations begin.
  func startAnimations() {
    runtime.motion.finishFrame(changed: !runtime.mutations.isEmpty)
    if motion.hasAnimations { motion.track() }
  }

  /// Schedules the next display link callback and the next end of an animation.
  func armMotion() {
    let needsTicks = runtime.motion.needsTicks
    if needsTicks { scheduleDisplayLink(after: mainTime) }
    if isTicking, !needsTicks { motion.untrack() }
    isTicking = needsTicks
    guard let seconds = runtime.motion.nextDeadline else { return }
    let time = max(Instant(seconds: seconds), mainTime)
    if let armed = wakeUps.motion {
      if armed.time <= time, armed.time >= kernel.events.now { return }
      kernel.events.cancel(armed.token)
    }
    let token = kernel.events.schedule(.motion, at: time, priority: .hardware)
    wakeUps.motion = (time, token)
  }

  /// Moves scrolling content and updates animations at the present vsync.
  func dispatchDisplayLink() {
    signalledVsync = nil
    let vsync = frames.lastVsync(atOrBefore: mainTime)
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
    work.during(.callbacks) {
      runtime.motion.reach(mainTime.seconds)
      runtime.runActions()
    }
    kernel.isLoopWoken = true
    if !runtime.motion.isEndless { motion.untrack() }
    armMotion()
  }
}
