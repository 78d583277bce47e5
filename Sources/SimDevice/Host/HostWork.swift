// Work for the main thread of a device: a job of the main actor or a Dispatch block.
//
// Work must run exactly once. A job that never runs leaks its task, and a task that awaits it never ends. This happens to
// work that is pending when a device is deallocated, as when an app is killed.

internal import CHostHooks

/// A job or block in the main queue of a device.
package struct HostWork {
  private let payload: Payload

  private enum Payload {
    case job(UnownedJob)
    case block(HostHooksWork, UnsafeMutableRawPointer?)
  }

  /// Whether the work is a job of Swift concurrency and not a Dispatch block.
  package var isJob: Bool {
    if case .job = payload { return true }
    return false
  }

  init(job: UnownedJob) {
    payload = .job(job)
  }

  init(block: @escaping HostHooksWork, argument: UnsafeMutableRawPointer?) {
    payload = .block(block, argument)
  }

  /// Runs the work on the calling thread.
  ///
  /// - Precondition: the call is inside ``HostContext/run(_:)`` of the same device, and is the
  ///   first one.
  package func run() {
    switch payload {
    case .job(let job): job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    case .block(let run, let argument): run(argument)
    }
  }
}
