// Workers on the device: an event lets them go on at their time, alongside the main thread.

import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// Asks to be woken when a worker has something to do.
  func wakeWorkers(at time: Instant) {
    if let armed = wakeUps.workers, simulation.isPending(armed.token) {
      if armed.time <= time { return }
      simulation.cancel(armed.token)
    }
    let wake = max(time, simulation.now)
    wakeUps.workers = (time, simulation.schedule(.worker, at: wake, priority: .timer))
  }

  /// The moment has come at which a worker has something to do.
  func workerWokeUp(at time: Instant) {
    wakeUps.workers = nil
    guard let workers = context?.workers else { return }
    lastBusy = mainTime
    inside {
      runtime.perform(for: .worker) { workers.run(until: time.value) }
    }
    if let next = workers.nextTime { wakeWorkers(at: Instant(next)) }
  }

  /// What the process's other threads have handed over is done between two passes.
  func takeForeignWork() {
    guard runtime.gate.isWaiting else { return }
    lastBusy = mainTime
    inside {
      runtime.perform(for: .worker) { runtime.takeForeignWork() }
    }
  }
}
