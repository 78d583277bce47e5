// The process's main and default executor: the platform's, except for a thread inside a device's loop.
//
// Swift 6.3 asks these two objects for everything: jobs of the main actor and of no actor, hops, child tasks, and every
// sleep, as a job with a delay or a deadline. They can be set once, before the first task; so the constructor in
// CHostHooks calls `simDeviceInstallExecutors` before `main`, in an app and in a test process alike. A process that never
// makes a device pays one thread-local read a job.
//
// The runtime asks the main executor, too, whether a thread may count as the main actor's. Inside a device's loop the
// answer is yes, whichever thread runs it; a test runner's own threads keep the platform's answer.

@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) internal import _Concurrency

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

/// Hands the main actor's jobs to the device whose loop the calling thread runs, else to the platform.
final class HostMainExecutor: MainExecutor, SchedulingExecutor {
  private let platform = PlatformExecutorFactory.mainExecutor

  func enqueue(_ job: consuming ExecutorJob) {
    guard let context = HostContext.current else { return platform.enqueue(job) }
    context.enqueue(UnownedJob(job), on: .mainActor)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    guard let context = HostContext.current else {
      let platform = schedulingExecutor(platform)
      return platform.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }
    let delay = virtualNanoseconds(delay, of: clock)
    context.enqueue(UnownedJob(job), on: .mainActor, afterNanoseconds: delay)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    guard let context = HostContext.current else {
      let platform = schedulingExecutor(platform)
      return platform.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
    }
    let delay = virtualNanoseconds(clock.now.duration(to: instant), of: clock)
    context.enqueue(UnownedJob(job), on: .mainActor, afterNanoseconds: delay)
  }

  func run() throws { try platform.run() }

  func runUntil(_ condition: () -> Bool) throws { try platform.runUntil(condition) }

  func stop() { platform.stop() }

  func checkIsolated() {
    guard let context = HostContext.current else { return platform.checkIsolated() }
    precondition(
      context.isOnMainThread,
      "Incorrect actor executor assumption; expected the main actor, and this is a background queue."
    )
  }

  func isIsolatingCurrentContext() -> Bool? {
    guard let context = HostContext.current else { return platform.isIsolatingCurrentContext() }
    return context.isOnMainThread
  }
}

/// Hands jobs of no actor to the device whose loop the calling thread runs, else to the platform.
final class HostDefaultExecutor: TaskExecutor, SchedulingExecutor {
  private let platform = PlatformExecutorFactory.defaultExecutor

  func enqueue(_ job: consuming ExecutorJob) {
    guard let context = HostContext.current else { return platform.enqueue(job) }
    context.enqueue(UnownedJob(job), on: .concurrent)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    guard let context = HostContext.current else {
      let platform = schedulingExecutor(platform)
      return platform.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }
    let delay = virtualNanoseconds(delay, of: clock)
    context.enqueue(UnownedJob(job), on: .concurrent, afterNanoseconds: delay)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    guard let context = HostContext.current else {
      let platform = schedulingExecutor(platform)
      return platform.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
    }
    let delay = virtualNanoseconds(clock.now.duration(to: instant), of: clock)
    context.enqueue(UnownedJob(job), on: .concurrent, afterNanoseconds: delay)
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
