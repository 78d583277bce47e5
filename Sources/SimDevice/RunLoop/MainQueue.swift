// The main dispatch queue, as the run loop sees it.
//
// A drain takes the blocks that are there when it begins, runs exactly those, and arms the queue
// again; what they add runs in the next drain, after a chance to commit [S: libdispatch queue.c,
// `_dispatch_main_queue_drain`].

/// A first-in-first-out queue that is emptied in snapshots.
package struct MainQueue<Block> {
  private var waiting: [Block] = []

  package init() {}

  package var isEmpty: Bool { waiting.isEmpty }

  /// How many blocks wait.
  package var count: Int { waiting.count }

  /// Adds a block at the end.
  package mutating func enqueue(_ block: Block) { waiting.append(block) }

  /// Takes out everything that is waiting now, in order: the blocks of one drain.
  package mutating func takeSnapshot() -> [Block] {
    defer { waiting = [] }
    return waiting
  }
}

extension MainQueue: Sendable where Block: Sendable {}
