// Timers. An event wakes the run loop, which fires the due timers of its mode.

import Foundation
import SimCore
@_spi(Runtime) import SimViews

/// The timers of one device's run loop.
@MainActor
final class TimerController {
  private let runtime: ViewRuntime
  private let kernel: Kernel
  private let mainThread: MainThread
  private let work: WorkMeter
  private(set) var table = TimerTable()
  /// The mode of the run loop.
  private var mode = RunLoopMode.default
  /// The event of the next timer.
  private var wake: (time: Instant, token: EventToken)?
  /// Whether timers are due that the run loop has to fire.
  private(set) var areSignalled = false

  init(runtime: ViewRuntime, kernel: Kernel, mainThread: MainThread, work: WorkMeter) {
    self.runtime = runtime
    self.kernel = kernel
    self.mainThread = mainThread
    self.work = work
  }

  func start(_ timer: HostTimer) {
    table.add(timer, at: mainThread.time)
    arm()
  }

  /// Follows the run loop into a mode, in which timers may be late that did not fire in the previous one.
  func enter(_ mode: RunLoopMode) {
    self.mode = mode
    arm()
  }

  /// Schedules the event that wakes the loop for the next timer.
  private func arm() {
    // Due timers already wait for the loop, which schedules the next event after it has fired them.
    guard !areSignalled else { return }
    guard let next = table.nextWake(in: mode) else {
      if let wake { kernel.events.cancel(wake.token) }
      wake = nil
      return
    }
    let time = max(next, mainThread.time)
    if let wake, kernel.events.isPending(wake.token) {
      if wake.time == time { return }
      kernel.events.cancel(wake.token)
    }
    wake = (time, kernel.events.schedule(.timer, at: time, priority: .timer))
  }

  /// Does not wake for invalidated timers: the loop re-arms its port for the remaining ones.
  ///
  /// [K: __CFRunLoopTimer invalidation, CFRunLoopTimerInvalidate → __CFArmNextTimerInMode]
  func forgetCancelled() {
    guard wake != nil, table.hasCancelled else { return }
    arm()
  }

  /// Handles the event of a due timer.
  func eventArrived() {
    wake = nil
    areSignalled = table.hasDue(at: mainThread.time, in: mode)
    arm()
  }

  /// Fires every due timer once.
  func fire() {
    areSignalled = false
    work.during(.event) {
      for timer in table.takeDue(at: mainThread.time, in: mode)
      where !timer.isCancelled {
        runtime.perform(for: .runLoopTimer) {
          timer.fire(Date(timeIntervalSince1970: mainThread.secondsSince1970))
        }
      }
    }
    arm()
  }

  /// Whether the due timers fire again and again.
  var onlyRepeat: Bool { table.onlyRepeat(at: mainThread.time, in: mode) }

  /// Returns whether an event is that of timers of which nothing new is expected.
  ///
  /// - Parameter repeats: whether timers that fire again and again count.
  func bringNothingNew(at time: Instant, countingRepeated repeats: Bool) -> Bool {
    guard wake?.time == time else { return false }
    return table.onlyMovesClocks(at: time, in: mode)
      || repeats && table.onlyRepeat(at: time, in: mode)
  }
}
