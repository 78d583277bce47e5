// One thing to run on a device's main thread, whatever it was made of: a job of the main actor or a block of Dispatch.
//
// A work must be run exactly once. A job that never runs leaks its task, and a task that waits for it never ends; this
// happens to works that are still waiting when a device goes away, as it does when an app is killed.

internal import CHostHooks

/// A job or block that waits for its turn in the device's main queue.
package struct HostWork {
  private let payload: Payload

  private enum Payload {
    case job(UnownedJob)
    case block(HostHooksWork, UnsafeMutableRawPointer?)
  }

  /// Whether it is a job of Swift concurrency; otherwise it is a block of Dispatch.
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

  /// Runs it on the calling thread.
  ///
  /// - Precondition: inside ``HostContext/run(_:)`` of the device that it was handed to, and for the first time.
  package func run() {
    switch payload {
    case .job(let job): job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    case .block(let run, let argument): run(argument)
    }
  }
}
