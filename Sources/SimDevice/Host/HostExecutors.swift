// The main and default executors of the process. They forward to the platform's executors, except for a thread inside the
// loop of a device.
//
// Swift 6.3 enqueues everything on these two objects: jobs of the main actor and of no actor, actor hops, child tasks, and
// every sleep as a job with a delay or a deadline. They can be set once, before the first task, so the constructor in
// CHostHooks calls `simDeviceInstallExecutors` before `main`, in apps and in test processes. A process without a device pays
// one thread-local read per job.
//
// The runtime also asks the main executor whether a thread is isolated to the main actor. Inside the loop of a device the
// answer is yes for the thread that runs the loop, whichever it is, and no for the device's workers. Other threads, such as
// those of a test runner, have the platform's answer.

@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) internal import _Concurrency
import SimViews

/// Called by the constructor in CHostHooks before `main`.
@_cdecl("simDeviceInstallExecutors")
func simDeviceInstallExecutors() {
  HostExecutors.install()
}

/// The factory of the executors that support devices.
struct HostExecutors: ExecutorFactory {
  static let mainExecutor: any MainExecutor = HostMainExecutor()
  static let defaultExecutor: any TaskExecutor = HostDefaultExecutor()

  private static let installation: Void = _createExecutors(factory: HostExecutors.self)

  /// Installs the executors on the first call.
  static func install() {
    installation
  }
}

/// An executor that forwards jobs to the device whose loop the calling thread runs, or else to the
/// platform.
protocol HostExecutor: SchedulingExecutor {
  /// The platform's executor of the same kind.
  var ofPlatform: any Executor { get }
  /// Enqueues a job on the device.
  func hand(_ job: UnownedJob, to context: HostContext, afterNanoseconds delay: Int64)
}

extension HostExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    guard let context = HostContext.current else { return ofPlatform.enqueue(job) }
    hand(UnownedJob(job), to: context, afterNanoseconds: 0)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    guard let context = HostContext.current else {
      let platform = schedulingExecutor(ofPlatform)
      return platform.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }
    let delay = virtualNanoseconds(delay, of: clock)
    hand(UnownedJob(job), to: context, afterNanoseconds: delay)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    guard let context = HostContext.current else {
      let platform = schedulingExecutor(ofPlatform)
      return platform.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
    }
    let delay = virtualNanoseconds(clock.now.duration(to: instant), of: clock)
    hand(UnownedJob(job), to: context, afterNanoseconds: delay)
  }
}

/// The main actor's executor; a device runs its jobs on the main queue.
final class HostMainExecutor: MainExecutor, HostExecutor {
  private let platform = PlatformExecutorFactory.mainExecutor
  var ofPlatform: any Executor { platform }

  func hand(_ job: UnownedJob, to context: HostContext, afterNanoseconds delay: Int64) {
    asHost { context.enqueue(HostWork(job: job), afterNanoseconds: delay) }
  }

  func run() throws { try platform.run() }

  func runUntil(_ condition: () -> Bool) throws { try platform.runUntil(condition) }

  func stop() { platform.stop() }

  func checkIsolated() {
    guard let context = HostContext.current else { return platform.checkIsolated() }
    demand(
      context.isOnMainThread,
      "Incorrect actor executor assumption; expected the main actor, and this is a background queue."
    )
  }

  func isIsolatingCurrentContext() -> Bool? {
    guard let context = HostContext.current else { return platform.isIsolatingCurrentContext() }
    return context.isOnMainThread
  }
}

/// The default executor; a device runs its jobs on workers, in parallel with the main thread.
final class HostDefaultExecutor: TaskExecutor, HostExecutor {
  private let platform = PlatformExecutorFactory.defaultExecutor
  var ofPlatform: any Executor { platform }

  func hand(_ job: UnownedJob, to context: HostContext, afterNanoseconds delay: Int64) {
    asHost { context.workers.submit(job, after: delay) }
  }
}

/// Returns the platform's executor as a scheduling executor.
///
/// - Precondition: the executor supports scheduling, as both of Dispatch's executors do.
private func schedulingExecutor(_ executor: any Executor) -> any SchedulingExecutor {
  guard let scheduling = executor as? any SchedulingExecutor else {
    preconditionFailure("The platform's \(type(of: executor)) cannot wait.")
  }
  return scheduling
}
