// The interface that a device provides so that user code can run inside its loop.
//
// A job of the main actor, a block on the main queue and a timer are the same request: run this once, not earlier than a
// number of virtual nanoseconds from now. The device chooses the time. Work that is due at the same instant must run in the
// order of the requests, whatever its priority, or two runs would differ.
//
// On Apple's systems the executor of the main actor *is* the main queue: `Task { @MainActor in }` and
// `DispatchQueue.main.async` share one queue, and so they do here. Work of other actors, or of no actor, runs on the
// ``Workers``.

/// The device's interface for ``HostContext``: a clock and a work queue.
package protocol HostScheduling: AnyObject {
  /// The virtual time in nanoseconds since launch. It must not block or read a real clock.
  var now: Int64 { get }

  /// Runs `work` once inside the loop, after `delay` nanoseconds of virtual time, in the order of
  /// the requests.
  ///
  /// - Parameter delay: nanoseconds, not negative; 0 runs the work after everything that is already
  ///   due.
  func enqueue(_ work: HostWork, afterNanoseconds delay: Int64)

  /// Advances `now` by the duration of a sleep of the thread inside the loop (`Thread.sleep`,
  /// `usleep`).
  ///
  /// - Parameter duration: nanoseconds, positive.
  func sleep(forNanoseconds duration: Int64)

  /// Requests that `HostContext.workers` runs when the clock reaches `time`.
  ///
  /// - Parameter time: nanoseconds since launch; may be in the past if the main thread was busy.
  func wakeWorkers(at time: Int64)

  /// Called when a worker begins a block, or a thread of user code begins.
  func workerBegins()

  /// Called when a worker starts to run code, or the main thread continues.
  func workersTurn(_ isWorker: Bool)
}
