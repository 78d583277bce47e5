// A thread of the device beside the main one. It runs only while the device's own thread waits for it, so what it touches needs
// no lock; it is a real thread, so that code which sleeps or waits in the middle of a block keeps its stack.

internal import CHostHooks

/// One of the device's workers.
final class Worker {
  /// Why it stands still.
  enum Pause {
    /// Its block is done.
    case done
    /// It goes on at this time and needs no core until then.
    case asleep(until: Int64)
    /// It has computed up to this time, and goes on when the device has reached it.
    case busy(until: Int64)
    /// It waits for something.
    case waiting
  }

  private let thread: OpaquePointer
  /// Its own time, in nanoseconds since launch: it runs ahead of the device's while it computes.
  var time: Int64 = 0
  /// The queues whose blocks it runs, innermost last.
  var queues: [WorkerQueue] = []
  private var pause = Pause.done

  /// Whether it is a thread that user code started: it ends with its work.
  let isOfTheApp: Bool

  init() {
    thread = hostHooksWorkerMake()
    isOfTheApp = false
  }

  /// A thread that user code has started and that waits for its turn.
  init(thread: OpaquePointer) {
    self.thread = thread
    isOfTheApp = true
  }

  /// Gives it a block of `queue`.
  func begin(
    _ run: @escaping HostHooksWork, _ argument: UnsafeMutableRawPointer?, of queue: WorkerQueue
  ) {
    queues = [queue]
    hostHooksWorkerAssign(thread, run, argument)
  }

  /// Lets it go on until it stops; called by the device's thread.
  func resume() -> Pause {
    if hostHooksWorkerResume(thread) == 1 { pause = .done }
    return pause
  }

  /// Stops; called by the worker itself, and returns when it is resumed.
  func stop(_ why: Pause) {
    pause = why
    hostHooksWorkerPause(thread)
  }

  /// Ends the thread.
  ///
  /// - Precondition: its block is done.
  func end() {
    hostHooksWorkerEnd(thread)
  }
}
