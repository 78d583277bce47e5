// One activation of the main run loop, as a pure state machine [S: CFRunLoop.c].
//
//     entry observers
//     repeat
//       beforeTimers, beforeSources
//       perform the blocks that the loop itself was given
//       fire the signalled first sources (touches); perform blocks once more if one fired
//       unless the main queue was served last pass, and if it has work: serve it, skipping the sleep
//       if no source fired: beforeWaiting observers (update and commit happen here)
//       sleep; not at all if a source fired (the loop only polls)
//       if no source fired: afterWaiting observers
//       handle what woke it: timers, or the main queue, or nothing
//       perform blocks
//     until stopped
//     exit observers
//
// A pass that delivered a touch thus does not commit; the next one does. A ready main-queue block runs before the commit,
// but never twice in a row, so it cannot starve the commit. The flag "served last" is set at the beginning: the first pass
// never serves the main queue before sleeping.
//
// An activation runs in one mode. To change the mode, the loop is stopped and entered again.
//
// A block that a touch adds to the loop thus runs before the update that shows the changes of the touch. A block that a
// block adds runs when blocks are performed next. Sources of the second kind (ports) are omitted, because nothing on a
// device uses them.
//
// The device calls `next(_:)` for one action after another and performs each before the next call. It passes in what is
// pending each time. If several ports are ready at once, the kernel may return any of them; here timers come first, then the
// main queue [E].

/// The main run loop, which determines the next action of the main thread.
package struct MainRunLoop: Hashable, Sendable {
  /// What is ready at present.
  package struct Pending: Hashable, Sendable {
    /// Whether a first source is signaled: a touch.
    package var sources0: Bool
    /// Whether the main queue has work.
    package var mainQueue: Bool
    /// Whether a timer is due.
    package var timers: Bool
    /// Whether the loop has blocks that can run in its mode.
    package var blocks: Bool
    /// Whether the loop was woken without work.
    package var wakeUp: Bool
    /// Whether the loop was requested to stop.
    package var stop: Bool

    /// Creates a state in which nothing is ready by default.
    package init(
      sources0: Bool = false, mainQueue: Bool = false, timers: Bool = false, blocks: Bool = false,
      wakeUp: Bool = false, stop: Bool = false
    ) {
      self.sources0 = sources0
      self.mainQueue = mainQueue
      self.timers = timers
      self.blocks = blocks
      self.wakeUp = wakeUp
      self.stop = stop
    }

    /// Whether a sleeping loop wakes.
    ///
    /// A first source alone does not wake the loop. The code that signals it also wakes the loop.
    package var wakes: Bool { mainQueue || timers || blocks || wakeUp }
  }

  /// The next action of the main thread.
  package enum Action: Hashable, Sendable {
    /// Call the observers of an activity in order.
    case observe(RunLoopActivity)
    /// Run the loop's own blocks, but none that they add.
    case performBlocks
    /// Fire every signaled first source.
    case fireSources0
    /// Run the blocks that are in the main queue, but none that they add.
    case drainMainQueue
    /// Fire every due timer once.
    case fireTimers
    /// Wait until something wakes the loop, then call `next` again.
    case sleep
    /// The loop has ended.
    case finish
  }

  /// The state of the loop between two actions.
  private enum Phase: Hashable, Sendable {
    case entry, beforeTimers, beforeSources, blocks, sources0, blocksOfSources, mainQueueCheck,
      sleep
    case afterWaiting, handle, end, leave, exit, finished
  }

  private var phase = Phase.entry
  private var firedSource = false
  private var servedMainQueueLast = true
  /// The number of passes begun so far.
  package private(set) var passCount = 0
  /// The mode of this activation.
  package private(set) var mode: RunLoopMode

  /// Creates a loop that has not begun.
  package init(mode: RunLoopMode = .default) { self.mode = mode }

  /// Whether the last action was `sleep` and nothing has woken the loop since.
  package private(set) var isAsleep = false

  /// Returns the next action of the main thread.
  ///
  /// - Parameter pending: what is ready after the last action was performed.
  /// - Returns: one action, to be performed before the next call. After `sleep`, the next call is
  ///   due when something wakes the loop; on an earlier call the loop continues to sleep.
  package mutating func next(_ pending: Pending) -> Action {
    while true {
      if let action = advance(pending) { return action }
    }
  }

  /// Begins another activation, whose first pass does not serve the main queue before it sleeps.
  ///
  /// - Precondition: the previous activation has ended.
  package mutating func enter(_ mode: RunLoopMode) {
    precondition(phase == .finished, "A run loop is entered anew only when it has ended.")
    self.mode = mode
    phase = .entry
    servedMainQueueLast = true
  }

  /// Performs one phase, and returns `nil` if it has no action.
  private mutating func advance(_ pending: Pending) -> Action? {
    switch phase {
    case .entry: return go(to: .beforeTimers, doing: .observe(.entry))
    case .beforeTimers:
      passCount += 1
      firedSource = false
      return go(to: .beforeSources, doing: .observe(.beforeTimers))
    case .beforeSources: return go(to: .blocks, doing: .observe(.beforeSources))
    case .blocks: return go(to: .sources0, doing: pending.blocks ? .performBlocks : nil)
    case .sources0:
      firedSource = pending.sources0
      return go(to: .blocksOfSources, doing: firedSource ? .fireSources0 : nil)
    case .blocksOfSources:
      return go(
        to: .mainQueueCheck, doing: firedSource && pending.blocks ? .performBlocks : nil)
    case .mainQueueCheck: return checkMainQueue(pending)
    case .sleep: return sleepOrPoll(pending)
    case .afterWaiting:
      return go(to: .handle, doing: firedSource ? nil : .observe(.afterWaiting))
    case .handle: return handle(pending)
    case .end: return go(to: .leave, doing: pending.blocks ? .performBlocks : nil)
    case .leave: return go(to: pending.stop ? .exit : .beforeTimers, doing: nil)
    case .exit: return go(to: .finished, doing: .observe(.exit))
    case .finished: return .finish
    }
  }

  private mutating func checkMainQueue(_ pending: Pending) -> Action? {
    let takesIt = pending.mainQueue && !servedMainQueueLast
    servedMainQueueLast = takesIt
    if takesIt { return go(to: .end, doing: .drainMainQueue) }
    return go(to: .sleep, doing: firedSource ? nil : .observe(.beforeWaiting))
  }

  private mutating func sleepOrPoll(_ pending: Pending) -> Action? {
    if firedSource || pending.wakes || pending.stop {
      isAsleep = false
      return go(to: .afterWaiting, doing: nil)
    }
    isAsleep = true
    return .sleep
  }

  private mutating func handle(_ pending: Pending) -> Action? {
    if pending.timers { return go(to: .end, doing: .fireTimers) }
    if pending.mainQueue {
      servedMainQueueLast = true
      return go(to: .end, doing: .drainMainQueue)
    }
    return go(to: .end, doing: nil)
  }

  private mutating func go(to next: Phase, doing action: Action?) -> Action? {
    phase = next
    return action
  }
}
