// The process of the app: its queues, its threads, and the clocks, random numbers and console that its code finds.

package import SimCore
@_spi(Runtime) import SimViews

/// The process of the app on one device.
@MainActor
package final class AppProcess {
  let runtime: ViewRuntime
  let kernel: Kernel
  let mainThread: MainThread
  let work: WorkMeter
  private let console: Console
  /// The main queue.
  let works = WorkQueue()
  /// The context of user code; nil after the app has ended.
  private(set) var context: HostContext?
  /// The event of the workers' next step.
  private var workerStep: (time: Instant, token: EventToken)?

  init(
    runtime: ViewRuntime, kernel: Kernel, mainThread: MainThread, work: WorkMeter,
    console: Console, seed: UInt64
  ) {
    self.runtime = runtime
    self.kernel = kernel
    self.mainThread = mainThread
    self.work = work
    self.console = console
    works.process = self
    context = HostContext(host: works, seed: seed)
    work.workers = context?.workers
  }

  var hasEnded: Bool { context == nil }

  /// The threads other than the main thread.
  var workers: Workers? { context?.workers }

  /// Runs user code with the clocks, queues, tasks and random numbers of this device.
  func inside<R>(_ body: () -> R) -> R {
    guard let context else { preconditionFailure("The device has been shut down.") }
    runtime.becomeDriven()
    return context.run { console.capturing(body) }
  }

  /// Enqueues a closure of a script or of the system on the main queue.
  package func post(after delay: Nanoseconds, _ work: @escaping @MainActor () -> Void) {
    works.enqueue(QueuedWork(payload: .script(work)), after: delay.value)
  }

  func end() {
    works.process = nil
    work.workers = nil
    context = nil
  }

  /// Runs pending work when the app ends, so that no task waits endlessly.
  func drainWorks() {
    for _ in 0..<100 {
      inside { workers?.finish() }
      let rest = works.due.takeSnapshot() + works.takeWaiting()
      if rest.isEmpty { return }
      inside { for work in rest { work.run() } }
    }
  }

  // MARK: Workers

  /// Schedules the event that lets the workers continue, in parallel with the main thread.
  func wakeWorkers(at time: Instant) {
    if let step = workerStep, kernel.events.isPending(step.token) {
      if step.time <= time { return }
      kernel.events.cancel(step.token)
    }
    let wake = max(time, kernel.events.now)
    workerStep = (time, kernel.events.schedule(.worker, at: wake, priority: .timer))
  }

  /// Runs the workers at their time.
  func workersWokeUp(at time: Instant) {
    workerStep = nil
    guard let workers else { return }
    inside {
      runtime.perform(for: .worker) { workers.run(until: time.value) }
    }
    if let next = workers.nextTime { wakeWorkers(at: Instant(next)) }
  }

  /// Performs the work of the process's other threads between two passes.
  func takeForeignWork() {
    inside {
      runtime.perform(for: .worker) { runtime.takeForeignWork() }
    }
  }
}
