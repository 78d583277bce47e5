// The main queue and the tasks of user code: first in, first out, on the device's clock.

import SimCore
@_spi(Runtime) import SimViews

/// The blocks and jobs of user code, as the host hooks deliver them.
///
/// The hooks call it on the device's own thread, which is that of the main actor.
package final class WorkQueue: HostScheduling, @unchecked Sendable {
  /// The process that owns the queue; nil after the app has ended.
  unowned(unsafe) var process: AppProcess?
  private var waiting: [Int: (work: QueuedWork, since: Instant)] = [:]
  private var next = 0
  /// The due blocks and jobs in order.
  var due = MainQueue<QueuedWork>()
  /// The blocks of the run loop.
  var blocks = RunLoopBlocks()

  /// The time of the main thread in nanoseconds since launch.
  package var now: Int64 { MainActor.withoutCheck { process?.mainThread.time.value ?? 0 } }

  /// Enqueues work; without a delay it is due at once, after what is already due.
  package func enqueue(_ work: HostWork, afterNanoseconds delay: Int64) {
    let writer = MainActor.withoutCheck { process?.runtime.causes.writer ?? .none }
    enqueue(QueuedWork(payload: .host(work), writer: writer), after: delay)
  }

  func enqueue(_ work: QueuedWork, after delay: Int64) {
    guard delay > 0 else {
      due.enqueue(work)
      return
    }
    let number = next
    next += 1
    waiting[number] = (work, since: Instant(now))
    MainActor.withoutCheck {
      guard let process else { return }
      process.kernel.events.schedule(
        .work(number), at: process.mainThread.time + Nanoseconds(delay), priority: .timer)
    }
  }

  /// Adds a block to the run loop, for one of its passes in a mode.
  func perform(in mode: HostTimer.Mode, _ block: @escaping @MainActor () -> Void) {
    let writer = MainActor.withoutCheck { process?.runtime.causes.writer ?? .none }
    blocks.add(QueuedWork(payload: .block(block), writer: writer), for: mode)
  }

  /// Charges the main thread for a sleep.
  package func sleep(forNanoseconds duration: Int64) {
    MainActor.withoutCheck { process?.work.charge(.sleep, units: Int(max(0, duration))) }
  }

  /// Schedules the event that wakes the workers.
  package func wakeWorkers(at time: Int64) {
    MainActor.withoutCheck { process?.wakeWorkers(at: Instant(time)) }
  }

  /// Adopts the calling thread, so that it can run code of the app.
  package func workerBegins() { process?.runtime.adoptThread() }

  /// Notifies the runtime whether a worker runs.
  package func workersTurn(_ isWorker: Bool) {
    MainActor.withoutCheck { process?.runtime.isOnWorker = isWorker }
  }

  /// Makes delayed work due.
  func becomeDue(_ number: Int) {
    guard var work = waiting.removeValue(forKey: number)?.work else { return }
    work.isDelayed = true
    due.enqueue(work)
  }

  /// Removes and returns the delayed work, the oldest first.
  func takeWaiting() -> [QueuedWork] {
    let all = waiting.keys.sorted().compactMap { waiting[$0]?.work }
    waiting = [:]
    return all
  }

  /// The number of delayed blocks and jobs.
  var waitingCount: Int { waiting.count }

  /// Whether a work that waits for a later time was handed over before a time.
  func isWaiting(sinceBefore time: Instant) -> Bool { waiting.values.contains { $0.since < time } }
}

/// Work that waits for its turn on the main thread.
struct QueuedWork {
  enum Payload {
    /// Work that user code enqueued on a queue or an executor.
    case host(HostWork)
    /// A closure of a script.
    case script(@MainActor () -> Void)
    /// A block of the run loop.
    case block(@MainActor () -> Void)
  }
  let payload: Payload
  /// The code that enqueued the work.
  var writer = CauseName.none
  /// Whether the work was delayed.
  var isDelayed = false

  /// Whether the work is a job of Swift concurrency.
  var isJob: Bool {
    if case .host(let work) = payload { return work.isJob }
    return false
  }

  @MainActor
  func run() {
    switch payload {
    case .host(let work): work.run()
    case .script(let work), .block(let work): work()
    }
  }
}
