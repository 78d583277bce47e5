// Workers: an event lets them continue at their time, in parallel with the main thread.

import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// Schedules the event that wakes the workers.
  func wakeWorkers(at time: Instant) {
    if let armed = wakeUps.workers, kernel.events.isPending(armed.token) {
      if armed.time <= time { return }
      kernel.events.cancel(armed.token)
    }
    let wake = max(time, kernel.events.now)
    wakeUps.workers = (time, kernel.events.schedule(.worker, at: wake, priority: .timer))
  }

  /// Runs the workers at their time.
  func workerWokeUp(at time: Instant) {
    wakeUps.workers = nil
    guard let workers = context?.workers else { return }
    lastBusy = mainTime
    inside {
      runtime.perform(for: .worker) { workers.run(until: time.value) }
    }
    if let next = workers.nextTime { wakeWorkers(at: Instant(next)) }
  }

  /// Performs the work of the process's other threads between two passes.
  func takeForeignWork() {
    guard runtime.gate.isWaiting else { return }
    lastBusy = mainTime
    inside {
      runtime.perform(for: .worker) { runtime.takeForeignWork() }
    }
  }
}
