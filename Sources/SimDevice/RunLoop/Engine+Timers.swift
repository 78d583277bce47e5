// Timers on the device: an event wakes the loop, which fires what is due in its mode.

import Foundation
import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// The date on the device's clock.
  private var date: Date {
    Date(timeIntervalSince1970: Self.launchSeconds + mainTime.seconds)
  }

  /// The wall clock at launch, in seconds since 1970: `HOST_HOOKS_LAUNCH_UNIX_SECONDS`.
  private static let launchSeconds = 1_704_102_060.0

  func start(_ timer: HostTimer) {
    timers.add(timer, at: mainTime)
    armTimers()
  }

  /// Asks to be woken when a timer has to fire.
  func armTimers() {
    // What is due already waits for the loop, which arms again when it has fired it.
    guard !areTimersSignalled else { return }
    guard let wake = timers.nextWake(in: loop.mode) else {
      if let armed = wakeUps.timer { simulation.cancel(armed.token) }
      wakeUps.timer = nil
      return
    }
    let time = max(wake, mainTime)
    if let armed = wakeUps.timer, simulation.isPending(armed.token) {
      if armed.time == time { return }
      simulation.cancel(armed.token)
    }
    wakeUps.timer = (time, simulation.schedule(.timer, at: time, priority: .timer))
  }

  /// Does not wake for timers that were invalidated: the loop arms its port anew for those that are left
  /// [K: __CFRunLoopTimer invalidation, CFRunLoopTimerInvalidate → __CFArmNextTimerInMode].
  func forgetCancelledTimers() {
    guard wakeUps.timer != nil, timers.hasCancelled else { return }
    armTimers()
  }

  /// The moment has come at which a timer has to fire.
  func timerEventArrived() {
    wakeUps.timer = nil
    areTimersSignalled = timers.hasDue(at: mainTime, in: loop.mode)
    armTimers()
  }

  /// Fires every timer that is due, each once.
  func fireTimers() {
    areTimersSignalled = false
    begin(.event)
    for timer in timers.takeDue(at: mainTime, in: loop.mode)
    where !timer.isCancelled {
      runtime.perform(for: .runLoopTimer) { timer.fire(date) }
    }
    end()
    armTimers()
  }
}
