// Transitions between screens, and animations: a display link for values that change with every frame on the main thread, and
// events for ends.
//
// Animations in the render server take no work of the main thread, and no frames are committed for them. Their time still
// counts as motion, so that a late frame of the app during it is a hitch.

import SimCore
@_spi(Runtime) import SimViews

/// Runs the transitions and animations of one device.
@MainActor
final class AnimationController {
  private let runtime: ViewRuntime
  private let kernel: Kernel
  private let mainThread: MainThread
  private let motion: ScreenMotion
  private let memory: MemoryMeter
  private let work: WorkMeter
  private let process: AppProcess
  private let displayLink: DisplayLink
  /// The event of the next end of an animation.
  private var deadline: (time: Instant, token: EventToken)?
  /// Whether the last frame belonged to an animation on the main thread.
  private var isTicking = false

  init(
    runtime: ViewRuntime, kernel: Kernel, mainThread: MainThread, motion: ScreenMotion,
    memory: MemoryMeter, work: WorkMeter, process: AppProcess, displayLink: DisplayLink
  ) {
    self.runtime = runtime
    self.kernel = kernel
    self.mainThread = mainThread
    self.motion = motion
    self.memory = memory
    self.work = work
    self.process = process
    self.displayLink = displayLink
  }

  // MARK: Transitions

  func startTransitions() {
    let waiting = motion.transitions.takeWaiting()
    for _ in waiting {
      work.addOtherWork(.transition, operations: 1)
      chargeScreen()
    }
    // Transitions that begin together end together: a removed screen takes those above it along.
    for transition in waiting {
      memory.transitionStarted()
      motion.track()
      let number = motion.transitions.begin(transition)
      kernel.events.schedule(
        .transitionEnded(number),
        at: mainThread.time + ScreenTransitions.duration(of: transition.kind),
        priority: .hardware)
    }
  }

  /// Charges the main thread for creating or removing the UIKit views of a screen.
  private func chargeScreen() {
    work.during(.callbacks) { work.charge(.mountScreen) }
  }

  func end(_ transition: ScreenTransition) {
    work.during(.callbacks) {
      runtime.end(transition)
      runtime.runActions()
    }
    if !motion.transitions.isRunning { motion.untrack() }
  }

  // MARK: Animations

  /// Notifies the runtime that the updates of this frame are done, so that animations begin.
  func start() {
    runtime.motion.finishFrame(changed: !runtime.mutations.isEmpty)
    if motion.hasAnimations { motion.track() }
  }

  /// Schedules the next display link callback and the next end of an animation.
  func arm() {
    let needsTicks = runtime.motion.needsTicks
    if needsTicks { displayLink.request() }
    if isTicking, !needsTicks { motion.untrack() }
    isTicking = needsTicks
    guard let seconds = runtime.motion.nextDeadline else { return }
    let time = max(Instant(seconds: seconds), mainThread.time)
    if let armed = deadline {
      if armed.time <= time, armed.time >= kernel.events.now { return }
      kernel.events.cancel(armed.token)
    }
    let token = kernel.events.schedule(.motion, at: time, priority: .hardware)
    deadline = (time, token)
  }

  /// Updates the animations on the main thread at a vsync.
  func tick(at vsync: Instant) {
    guard runtime.motion.needsTicks else { return }
    process.inside { runtime.motion.tick(at: vsync.seconds) }
  }

  /// Handles the end of animations: removed views are destroyed, and completions are called.
  func deadlineReached() {
    deadline = nil
    work.during(.callbacks) {
      runtime.motion.reach(mainThread.time.seconds)
      runtime.runActions()
    }
    kernel.isLoopWoken = true
    if !runtime.motion.isEndless { motion.untrack() }
    arm()
  }
}
