// The main queue and the tasks of user code: first in, first out, on the device's clock.

package import SimCore
@_spi(Runtime) import SimViews

/// What user code handed to queues and executors, as the host hooks deliver it.
///
/// The hooks call on the device's own thread; the main actor is that thread's.
package final class WorkQueue: HostScheduling, @unchecked Sendable {
  /// The device that owns the queue; taken off when the app ends.
  unowned(unsafe) var device: Engine?
  private var waiting: [Int: QueuedWork] = [:]
  private var next = 0
  /// What is due, in order.
  var due = MainQueue<QueuedWork>()
  /// What was given to the run loop itself.
  var blocks = RunLoopBlocks()

  /// The main thread's time, in nanoseconds since launch.
  package var now: Int64 { MainActor.withoutCheck { device?.mainTime.value ?? 0 } }

  /// Queues a work; one without delay is due at once, behind what is due already.
  package func enqueue(_ work: HostWork, afterNanoseconds delay: Int64) {
    let writer = MainActor.withoutCheck { device?.runtime.causes.writer ?? .none }
    enqueue(QueuedWork(payload: .host(work), writer: writer), after: delay)
  }

  func enqueue(_ work: QueuedWork, after delay: Int64) {
    guard delay > 0 else {
      due.enqueue(work)
      return
    }
    let number = next
    next += 1
    waiting[number] = work
    MainActor.withoutCheck {
      guard let device else { return }
      device.simulation.schedule(
        .work(number), at: device.mainTime + Nanoseconds(delay), priority: .timer)
    }
  }

  /// Gives a block to the run loop itself, for one of its passes in a mode.
  func perform(in mode: HostTimer.Mode, _ block: @escaping @MainActor () -> Void) {
    let writer = MainActor.withoutCheck { device?.runtime.causes.writer ?? .none }
    blocks.add(QueuedWork(payload: .block(block), writer: writer), for: mode)
  }

  /// The main thread sleeps: it is busy for so long.
  package func sleep(forNanoseconds duration: Int64) {
    MainActor.withoutCheck { device?.charge(.sleep, units: Int(max(0, duration))) }
  }

  /// Wakes the device when the workers have something to do.
  package func wakeWorkers(at time: Int64) {
    MainActor.withoutCheck { device?.wakeWorkers(at: Instant(time)) }
  }

  /// Lets the calling thread run code of the runtime's app.
  package func workerBegins() { device?.runtime.adoptThread() }

  /// Tells the runtime whose code runs.
  package func workersTurn(_ isWorker: Bool) {
    MainActor.withoutCheck { device?.runtime.isOnWorker = isWorker }
  }

  /// A delay has passed.
  func becomeDue(_ number: Int) {
    guard var work = waiting.removeValue(forKey: number) else { return }
    work.isDelayed = true
    due.enqueue(work)
  }

  /// The works that wait for a later time, oldest first.
  func takeWaiting() -> [QueuedWork] {
    let all = waiting.keys.sorted().compactMap { waiting[$0] }
    waiting = [:]
    return all
  }

  /// How many works wait for a later time.
  var waitingCount: Int { waiting.count }
}

/// Something that waits for its turn on the main thread.
struct QueuedWork {
  enum Payload {
    /// What user code handed to a queue or an executor.
    case host(HostWork)
    /// What a script posted.
    case script(@MainActor () -> Void)
    /// What the run loop was given.
    case block(@MainActor () -> Void)
  }
  let payload: Payload
  /// In whose code it was handed over.
  var writer = CauseName.none
  /// Whether it waited for its time.
  var isDelayed = false

  /// Whether it is a job of Swift concurrency.
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

extension Engine {
  /// Puts a script's closure into the main queue.
  package func post(after delay: Nanoseconds, _ work: @escaping @MainActor () -> Void) {
    works.enqueue(QueuedWork(payload: .script(work)), after: delay.value)
  }
}
