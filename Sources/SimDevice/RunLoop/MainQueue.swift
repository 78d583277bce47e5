// The main dispatch queue.
//
// A drain runs exactly the blocks that are in the queue when it begins, and then re-arms the queue.
// Blocks that they enqueue run in the next drain, after an opportunity to commit [S: libdispatch
// queue.c, `_dispatch_main_queue_drain`].

/// A first-in-first-out queue that is drained in snapshots.
package struct MainQueue<Block> {
  private var waiting: [Block] = []

  package init() {}

  package var isEmpty: Bool { waiting.isEmpty }

  /// The number of pending blocks.
  package var count: Int { waiting.count }

  /// Adds a block at the end.
  package mutating func enqueue(_ block: Block) { waiting.append(block) }

  /// Removes and returns all pending blocks in order: the blocks of one drain.
  package mutating func takeSnapshot() -> [Block] {
    defer { waiting = [] }
    return waiting
  }
}

extension MainQueue: Sendable where Block: Sendable {}
