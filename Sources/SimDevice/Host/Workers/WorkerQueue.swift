// A dispatch queue of user code, or the queue of task jobs: its pending blocks, and how many of them can run.
//
// A serial queue runs one block at a time. A concurrent queue runs as many as there are cores, and a barrier alone. A caller
// of `sync` waits in the same queue and runs its block itself.

internal import CHostHooks
internal import DequeModule

/// The blocks of one queue, first in, first out.
final class WorkerQueue {
  /// An entry of the queue.
  enum Item {
    /// A block for a worker.
    case block(HostHooksWork, UnsafeMutableRawPointer?)
    /// The turn of a thread that waits in `sync`.
    case turn(WorkerTurn)
  }

  /// The address of the Dispatch object, which is only compared, or nil for the queue of task jobs.
  let identity: UnsafeMutableRawPointer?
  /// The number of delayed blocks.
  var expectedCount = 0
  private var waiting: Deque<(item: Item, order: HostHooksOrder)> = []
  private var running = 0
  private var isBarrierRunning = false

  init(_ identity: UnsafeMutableRawPointer?) {
    self.identity = identity
  }

  /// Whether no block runs, is pending or is delayed.
  var isIdle: Bool { waiting.isEmpty && running == 0 && expectedCount == 0 }

  func append(_ item: Item, _ order: HostHooksOrder) {
    waiting.append((item, order))
  }

  /// Removes and returns the first entry if it can run together with the running ones.
  func takeNext() -> Item? {
    guard let first = waiting.first, !isBarrierRunning else { return nil }
    guard first.order == .concurrent || running == 0 else { return nil }
    isBarrierRunning = first.order != .concurrent
    running += 1
    waiting.removeFirst()
    return first.item
  }

  /// Records the end of a running block.
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
