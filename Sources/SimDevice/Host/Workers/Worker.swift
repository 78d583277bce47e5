// A thread of the device other than the main thread. It runs only while the device's own thread waits for it, so its data
// need no lock. It is a real thread, so that code that sleeps or waits in the middle of a block keeps its stack.

internal import CHostHooks

/// A worker of the device.
final class Worker {
  /// The reason why a worker stopped.
  enum Pause {
    /// The block has ended.
    case done
    /// The worker sleeps until a time and needs no core.
    case asleep(until: Int64)
    /// The worker has computed up to a time, and continues when the device has reached it.
    case busy(until: Int64)
    /// The worker waits for a condition.
    case waiting
  }

  private let thread: OpaquePointer
  /// The time of the worker in nanoseconds since launch, which is ahead of the device's while it
  /// computes.
  var time: Int64 = 0
  /// The queues whose blocks the worker runs, from the outermost to the innermost.
  var queues: [WorkerQueue] = []
  private var pause = Pause.done

  /// Whether user code started the thread, which then ends with its work.
  let isOfTheApp: Bool

  init() {
    thread = hostHooksWorkerMake()
    isOfTheApp = false
  }

  /// Creates a worker for a thread that user code started.
  init(thread: OpaquePointer) {
    self.thread = thread
    isOfTheApp = true
  }

  /// Assigns a block of `queue` to the worker.
  func begin(
    _ run: @escaping HostHooksWork, _ argument: UnsafeMutableRawPointer?, of queue: WorkerQueue
  ) {
    queues = [queue]
    hostHooksWorkerAssign(thread, run, argument)
  }

  /// Lets the worker run until it stops; called by the device's thread.
  func resume() -> Pause {
    if hostHooksWorkerResume(thread) == 1 { pause = .done }
    return pause
  }

  /// Stops the worker until it is resumed; called by the worker itself.
  func stop(_ why: Pause) {
    pause = why
    hostHooksWorkerPause(thread)
  }

  /// Ends the thread.
  ///
  /// - Precondition: the block has ended.
  func end() {
    hostHooksWorkerEnd(thread)
  }
}
