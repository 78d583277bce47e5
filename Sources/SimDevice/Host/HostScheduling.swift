// What a device must offer so that user code can run inside its loop.
//
// A job of the main actor, a block for the main queue and a timer all come down to the same request: run this once, not
// before this many virtual nanoseconds from now. The device decides the moment; the order among works that are due at the
// same instant must be the order of the requests, and nothing else (not priority either), or two runs would differ.
//
// On Apple's systems the main actor's executor *is* the main queue: `Task { @MainActor in }` and `DispatchQueue.main.async`
// share one queue, and so they do here. What belongs to no actor, or to another one, goes to the ``Workers``.

/// The device's side of ``HostContext``: a clock and a queue of works.
package protocol HostScheduling: AnyObject {
  /// The virtual time in nanoseconds since launch; must not block or read a clock.
  var now: Int64 { get }

  /// Runs `work` once inside the loop, when `delay` nanoseconds of virtual time have passed, first come first served.
  ///
  /// - Parameter delay: nanoseconds, not negative; 0 puts the work behind everything that is due already.
  func enqueue(_ work: HostWork, afterNanoseconds delay: Int64)

  /// The thread inside the loop sleeps (`Thread.sleep`, `usleep`): `now` must grow by this much before returning.
  ///
  /// - Parameter duration: nanoseconds, positive.
  func sleep(forNanoseconds duration: Int64)

  /// The workers have something to do: `HostContext.workers` must be run when the clock reaches `time`.
  ///
  /// - Parameter time: nanoseconds since launch; may lie in the past, when the main thread was busy.
  func wakeWorkers(at time: Int64)

  /// The calling thread, a worker, begins a block, or is a thread that user code started.
  func workerBegins()

  /// From now on the code that runs is a worker's, or the main thread's again.
  func workersTurn(_ isWorker: Bool)
}
