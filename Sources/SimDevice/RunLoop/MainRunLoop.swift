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
// So a pass that delivered a touch does not commit: the next one does. A main-queue block that is
// ready goes before the commit, but never twice in a row, so it cannot starve it. The flag "served
// last" is set at the beginning: the first pass never takes the main queue before sleeping.
//
// An activation runs in one mode. To change it, the loop is stopped and entered again.
//
// So a block that a touch gives to the loop runs before the update that shows what the touch changed, and one that a
// block gives runs when blocks are performed next. Sources of the second kind (ports) are left out: nothing on a device
// uses them.
//
// The device asks `next(_:)` for one action after another and carries each out before it asks again;
// what is pending is passed in each time. Where several ports are ready at once, the kernel may return any of them;
// here timers go first, then the main queue [E].

/// The main run loop: says what the main thread does next.
package struct MainRunLoop: Hashable, Sendable {
  /// What is ready at this moment.
  package struct Pending: Hashable, Sendable {
    /// A first source is signalled: a touch.
    package var sources0: Bool
    /// The main queue has work.
    package var mainQueue: Bool
    /// A timer is due.
    package var timers: Bool
    /// The loop was given blocks that its mode lets run.
    package var blocks: Bool
    /// The loop was woken without work.
    package var wakeUp: Bool
    /// The loop was requested to end.
    package var stop: Bool

    /// What is ready; nothing unless said.
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

  /// What the main thread does next.
  package enum Action: Hashable, Sendable {
    /// Call the observers of a moment, in order.
    case observe(RunLoopActivity)
    /// Run the blocks that the loop was given, and none that they add.
    case performBlocks
    /// Fire every signalled first source.
    case fireSources0
    /// Run the blocks that are in the main queue now, and none that they add.
    case drainMainQueue
    /// Fire every due timer, each once.
    case fireTimers
    /// Wait until something wakes the loop; ask again then.
    case sleep
    /// The loop has ended.
    case finish
  }

  /// Where the loop stands between two actions.
  private enum Phase: Hashable, Sendable {
    case entry, beforeTimers, beforeSources, blocks, sources0, blocksOfSources, mainQueueCheck,
      sleep
    case afterWaiting, handle, end, leave, exit, finished
  }

  private var phase = Phase.entry
  private var firedSource = false
  private var servedMainQueueLast = true
  /// Passes begun so far.
  package private(set) var passCount = 0
  /// The mode of this activation.
  package private(set) var mode: RunLoopMode

  /// A loop that has not begun.
  package init(mode: RunLoopMode = .default) { self.mode = mode }

  /// Whether the last action was to sleep and nothing has woken the loop since.
  package private(set) var isAsleep = false

  /// What the main thread does next.
  /// - Parameter pending: What is ready now, after the last action was carried out.
  /// - Returns: One action, to be carried out before asking again; after `sleep`, ask again when
  ///   something wakes the loop (asked too early, the loop sleeps on).
  package mutating func next(_ pending: Pending) -> Action {
    while true {
      if let action = advance(pending) { return action }
    }
  }

  /// Begins another activation; its first pass does not take the main queue before it sleeps.
  /// - Precondition: The activation before has ended.
  package mutating func enter(_ mode: RunLoopMode) {
    precondition(phase == .finished, "A run loop is entered anew only when it has ended.")
    self.mode = mode
    phase = .entry
    servedMainQueueLast = true
  }

  /// Passes one phase; `nil` if there is nothing to do in it.
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
