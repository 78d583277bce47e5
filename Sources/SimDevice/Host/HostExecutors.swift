// The process's main and default executor: the platform's, except for a thread inside a device's loop.
//
// Swift 6.3 asks these two objects for everything: jobs of the main actor and of no actor, hops, child tasks, and every
// sleep, as a job with a delay or a deadline. They can be set once, before the first task; so the constructor in
// CHostHooks calls `simDeviceInstallExecutors` before `main`, in an app and in a test process alike. A process that never
// makes a device pays one thread-local read per job.
//
// The runtime asks the main executor, too, whether a thread may count as the main actor's. Inside a device's loop the
// answer is yes for the thread that runs the loop, whichever that is, and no for the device's workers; a test runner's own
// threads keep the platform's answer.

@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) internal import _Concurrency
import SimViews

/// Called by the constructor in CHostHooks before `main`.
@_cdecl("simDeviceInstallExecutors")
func simDeviceInstallExecutors() {
  HostExecutors.install()
}

/// Gives the process the executors that know about devices.
struct HostExecutors: ExecutorFactory {
  static let mainExecutor: any MainExecutor = HostMainExecutor()
  static let defaultExecutor: any TaskExecutor = HostDefaultExecutor()

  private static let installation: Void = _createExecutors(factory: HostExecutors.self)

  /// Installs the executors if that has not been done; only the first call does anything.
  static func install() {
    installation
  }
}

/// An executor whose jobs go to the device whose loop the calling thread runs, otherwise to the platform.
protocol HostExecutor: SchedulingExecutor {
  /// The platform's executor of the same kind.
  var ofPlatform: any Executor { get }
  /// Gives the device a job.
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

/// Takes the main actor's jobs: a device puts them into its main queue.
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

/// Takes jobs that are not the main actor's: a device runs them on its workers, alongside the main thread.
final class HostDefaultExecutor: TaskExecutor, HostExecutor {
  private let platform = PlatformExecutorFactory.defaultExecutor
  var ofPlatform: any Executor { platform }

  func hand(_ job: UnownedJob, to context: HostContext, afterNanoseconds delay: Int64) {
    asHost { context.workers.submit(job, after: delay) }
  }
}

/// The platform's executor as one that can wait.
///
/// - Precondition: it can, as Dispatch's two executors do.
private func schedulingExecutor(_ executor: any Executor) -> any SchedulingExecutor {
  guard let scheduling = executor as? any SchedulingExecutor else {
    preconditionFailure("The platform's \(type(of: executor)) cannot wait.")
  }
  return scheduling
}
