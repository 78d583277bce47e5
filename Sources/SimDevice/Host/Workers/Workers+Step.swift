// The steps of a device's workers, and what they wait for.

internal import CHostHooks

extension Workers {
  /// A step of a worker at a time.
  struct Step: Comparable {
    enum Action {
      /// A delayed block joins its queue.
      case arrive(WorkerQueue, WorkerQueue.Item, HostHooksOrder)
      /// A block begins on a free core.
      case begin(WorkerQueue, HostHooksWork, UnsafeMutableRawPointer?)
      /// A thread of the app begins on a free core.
      case start(Worker)
      /// A thread of the app has ended.
      case end(Worker)
      /// A worker needs a core to continue.
      case wake(Worker)
      /// A worker continues on its core.
      case goOn(Worker)
      /// A core becomes free.
      case release
      /// A block has ended.
      case finish(WorkerQueue)
      /// The timeout of a waiting worker has expired.
      case expire(Waiter)
    }
    let time: Int64
    let number: Int
    /// The time at which the step was requested.
    let madeAt: Int64
    let action: Action

    static func < (a: Step, b: Step) -> Bool { (a.time, a.number) < (b.time, b.number) }
    static func == (a: Step, b: Step) -> Bool { a.number == b.number }
  }

  /// A worker that waits until `attempt` succeeds.
  final class Waiter {
    enum Outcome { case waiting, came, timedOut }
    let attempt: HostHooksAttempt
    let argument: UnsafeMutableRawPointer?
    /// The waiting worker, or nil for the main thread.
    let worker: Worker?
    var outcome = Outcome.waiting

    init(
      _ attempt: @escaping HostHooksAttempt, _ argument: UnsafeMutableRawPointer?, _ worker: Worker?
    ) {
      self.attempt = attempt
      self.argument = argument
      self.worker = worker
    }
  }
}
