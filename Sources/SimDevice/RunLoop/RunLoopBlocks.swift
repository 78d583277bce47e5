// The blocks that user code gives to the main run loop itself (`RunLoop.perform`, and Combine's `RunLoop` as a scheduler).
//
// A pass takes those that its mode lets run, in their order, and leaves the others: what was given for the default
// mode waits while something is dragged or decelerates [S: CFRunLoop.c, `__CFRunLoopDoBlocks`].

import SimViews

/// The blocks that wait for a pass of the loop.
struct RunLoopBlocks {
  private var waiting: [(mode: HostTimer.Mode, work: QueuedWork)] = []

  var count: Int { waiting.count }

  /// Adds a block at the end.
  mutating func add(_ work: QueuedWork, for mode: HostTimer.Mode) {
    waiting.append((mode, work))
  }

  /// Whether some block may run in a mode of the loop.
  func areReady(in mode: RunLoopMode) -> Bool {
    !waiting.isEmpty && waiting.contains { mode.fires($0.mode) }
  }

  /// Takes out the blocks that may run in a mode, in their order.
  mutating func take(in mode: RunLoopMode) -> [QueuedWork] {
    let ready = waiting.filter { mode.fires($0.mode) }.map(\.work)
    waiting.removeAll { mode.fires($0.mode) }
    return ready
  }
}
