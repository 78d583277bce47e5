// One thing to run in a device's loop, whatever it was made of: a job of Swift concurrency or a block of Dispatch.
//
// A work must be run exactly once. A job that never runs leaks its task, and a task that waits for it never ends; this
// is how works that are still waiting when a device goes away end, as they do when an app is killed.

internal import CHostHooks

/// A job or block that waits for its turn in the device's loop.
package struct HostWork {
  /// Where it would have run on the phone.
  package let lane: HostLane

  private let payload: Payload

  private enum Payload {
    case job(UnownedJob)
    case block(HostHooksWork, UnsafeMutableRawPointer?)
  }

  /// Whether it is a job of Swift concurrency; else it is a block of Dispatch.
  var isJob: Bool {
    if case .job = payload { return true }
    return false
  }

  init(job: UnownedJob, on lane: HostLane) {
    self.lane = lane
    payload = .job(job)
  }

  init(block: @escaping HostHooksWork, argument: UnsafeMutableRawPointer?) {
    lane = .mainQueue
    payload = .block(block, argument)
  }

  /// Runs it on the calling thread.
  ///
  /// - Precondition: inside ``HostContext/run(_:)`` of the device that it was handed to, and for the first time.
  package func run() {
    switch payload {
    case .job(let job):
      job.runSynchronously(on: lane == .mainActor ? MainActor.sharedUnownedExecutor : .concurrent)
    case .block(let run, let argument):
      run(argument)
    }
  }
}

extension UnownedSerialExecutor {
  /// The executor of code that is isolated to nothing, which the runtime writes as two zero words.
  fileprivate static var concurrent: UnownedSerialExecutor {
    unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
  }
}
