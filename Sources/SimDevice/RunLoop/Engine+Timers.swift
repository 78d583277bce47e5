// Timers. An event wakes the run loop, which fires the due timers of its mode.

import Foundation
import SimCore
@_spi(Runtime) package import SimViews

extension Engine {
  /// The date on the device's clock.
  private var date: Date { Date(timeIntervalSince1970: secondsSince1970) }

  package func start(_ timer: HostTimer) {
    timers.add(timer, at: mainTime)
    armTimers()
  }

  /// Schedules the event that wakes the loop for the next timer.
  func armTimers() {
    // Due timers already wait for the loop, which schedules the next event after it has fired them.
    guard !areTimersSignalled else { return }
    guard let wake = timers.nextWake(in: loop.mode) else {
      if let armed = wakeUps.timer { kernel.events.cancel(armed.token) }
      wakeUps.timer = nil
      return
    }
    let time = max(wake, mainTime)
    if let armed = wakeUps.timer, kernel.events.isPending(armed.token) {
      if armed.time == time { return }
      kernel.events.cancel(armed.token)
    }
    wakeUps.timer = (time, kernel.events.schedule(.timer, at: time, priority: .timer))
  }

  /// Does not wake for invalidated timers: the loop re-arms its port for the remaining ones.
  ///
  /// [K: __CFRunLoopTimer invalidation, CFRunLoopTimerInvalidate → __CFArmNextTimerInMode]
  func forgetCancelledTimers() {
    guard wakeUps.timer != nil, timers.hasCancelled else { return }
    armTimers()
  }

  /// Handles the event of a due timer.
  func timerEventArrived() {
    wakeUps.timer = nil
    areTimersSignalled = timers.hasDue(at: mainTime, in: loop.mode)
    armTimers()
  }

  /// Fires every due timer once.
  func fireTimers() {
    areTimersSignalled = false
    work.during(.event) {
      for timer in timers.takeDue(at: mainTime, in: loop.mode)
      where !timer.isCancelled {
        runtime.perform(for: .runLoopTimer) { timer.fire(date) }
      }
    }
    armTimers()
  }
}
