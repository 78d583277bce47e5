// One dispatch queue of user code, or the jobs of its tasks, as the device keeps it: what waits, and how much of it may run.
//
// A serial queue runs one block at a time; a concurrent one as many as there are cores, but a barrier alone. A caller of
// `sync` waits in the same line, and runs its block itself when its turn has come.

internal import CHostHooks
internal import DequeModule

/// The blocks of one queue, first in, first out.
final class WorkerQueue {
  /// What stands in the line.
  enum Item {
    /// A block for a worker.
    case block(HostHooksWork, UnsafeMutableRawPointer?)
    /// The turn of a thread that waits in `sync`.
    case turn(WorkerTurn)
  }

  /// Dispatch's object, which is compared and never looked into; nil for the line of tasks' jobs, which is not a Dispatch queue.
  let identity: UnsafeMutableRawPointer?
  /// How many blocks will come into the line later.
  var expectedCount = 0
  private var waiting: Deque<(item: Item, order: HostHooksOrder)> = []
  private var running = 0
  private var isBarrierRunning = false

  init(_ identity: UnsafeMutableRawPointer?) {
    self.identity = identity
  }

  /// Whether nothing runs, waits or will come.
  var isIdle: Bool { waiting.isEmpty && running == 0 && expectedCount == 0 }

  func append(_ item: Item, _ order: HostHooksOrder) {
    waiting.append((item, order))
  }

  /// Takes the first of the line, if it may run beside what runs now.
  func takeNext() -> Item? {
    guard let first = waiting.first, !isBarrierRunning else { return nil }
    guard first.order == .concurrent || running == 0 else { return nil }
    isBarrierRunning = first.order != .concurrent
    running += 1
    waiting.removeFirst()
    return first.item
  }

  /// One of those taken is done.
  func finishOne() {
    precondition(running > 0, "A block of a queue ended that had not begun.")
    running -= 1
    isBarrierRunning = false
  }
}

/// The turn of a thread that waits in `sync`.
final class WorkerTurn {
  var hasCome = false
}
