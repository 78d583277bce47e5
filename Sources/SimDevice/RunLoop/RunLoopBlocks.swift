// The blocks that user code adds to the main run loop (`RunLoop.perform`, and Combine's `RunLoop` scheduler).
//
// A pass runs the blocks of its mode in order and leaves the others: a block for the default mode waits while content is
// dragged or decelerates [S: CFRunLoop.c, `__CFRunLoopDoBlocks`].

import SimViews

/// The blocks that wait for a pass of the loop.
struct RunLoopBlocks {
  private var waiting: [(mode: HostTimer.Mode, work: QueuedWork)] = []

  var count: Int { waiting.count }

  /// Adds a block at the end.
  mutating func add(_ work: QueuedWork, for mode: HostTimer.Mode) {
    waiting.append((mode, work))
  }

  /// Returns whether any block can run in a mode.
  func areReady(in mode: RunLoopMode) -> Bool {
    !waiting.isEmpty && waiting.contains { mode.fires($0.mode) }
  }

  /// Removes and returns the blocks that can run in a mode, in order.
  mutating func take(in mode: RunLoopMode) -> [QueuedWork] {
    let ready = waiting.filter { mode.fires($0.mode) }.map(\.work)
    waiting.removeAll { mode.fires($0.mode) }
    return ready
  }
}
