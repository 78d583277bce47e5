// Passes of the main run loop, drawn one character an action.
//
//     E entry   t beforeTimers   s beforeSources   b blocks   0 first sources   q main queue
//     W beforeWaiting (update and commit)   z sleep   A afterWaiting   T timers   1 second source
//     X exit    . finished

import SimDevice
import Expectations
import Testing

@Suite struct MainRunLoopTests {
  @Test func `an idle loop commits and sleeps, and a timer wakes it`() {
    var loop = LoopTrace()
    expect(loop.run(), is: "EtsWz")
    expect(loop.run([.timers]), is: "ATtsWz")
  }

  @Test func `a touch is delivered in a pass that does not commit`() {
    var loop = LoopTrace()
    _ = loop.run()
    loop.signalDuring = ["A": [.sources0]]
    expect(loop.run([.wakeUp]), is: "Ats0tsWz")
  }

  @Test func `the first pass never takes the main queue before it sleeps`() {
    var loop = LoopTrace()
    expect(loop.run([.mainQueue]), is: "EtsWAqtsWz")
  }

  @Test func `a main-queue block that is ready goes before the commit, but not twice in a row`() {
    var loop = LoopTrace()
    _ = loop.run()
    // A timer's work fills the queue; each drain adds another block, three times.
    loop.signalDuring = ["T": [.mainQueue]]
    loop.refills = 3
    expect(loop.run([.timers]), is: "ATtsqtsWAqtsWAqtsWAqtsWz")
  }

  @Test func `after a drain that skipped the sleep the next pass commits`() {
    var loop = LoopTrace()
    _ = loop.run()
    loop.signalDuring = ["T": [.mainQueue]]
    expect(loop.run([.timers]), is: "ATtsqtsWz")
  }

  @Test func `a pass that fired a source polls, and serves what is ready`() {
    var loop = LoopTrace()
    _ = loop.run()
    loop.signalDuring = ["A": [.sources0], "0": [.timers]]
    expect(loop.run([.wakeUp]), is: "Ats0TtsWz")
  }

  @Test func `touches on every pass keep the commit away`() {
    var loop = LoopTrace()
    _ = loop.run()
    loop.signalDuring = ["A": [.sources0]]
    loop.repeatedTouches = 3
    expect(loop.run([.wakeUp]), is: "Ats0ts0ts0ts0tsWz")
  }

  @Test func `a block that a touch gives to the loop runs in the same pass, before the commit`() {
    var loop = LoopTrace()
    _ = loop.run()
    loop.signalDuring = ["A": [.sources0], "0": [.blocks, .mainQueue]]
    expect(loop.run([.wakeUp]), is: "Ats0bqtsWz")
  }

  @Test func `blocks run before touches and after what woke the loop, and do not keep it awake`() {
    var loop = LoopTrace()
    _ = loop.run()
    loop.signalDuring = ["T": [.blocks]]
    expect(loop.run([.timers]), is: "ATbtsWz")
    expect(loop.run([.blocks]), is: "AbtsWz")
    // What a block gives to the loop runs when blocks are performed next.
    loop.moreBlocks = 2
    expect(loop.run([.blocks]), is: "AbtsbWAbtsWz")
  }

  @Test func `a stopped loop commits once more and ends`() {
    var loop = LoopTrace()
    _ = loop.run()
    expect(loop.run([.stop]), is: "AX.")
  }

  @Test func `a change of mode commits at the exit, and the new activation begins from the start`()
  {
    var loop = LoopTrace()
    _ = loop.run()
    expect(loop.run([.stop]), is: "AX.")
    #expect(RunLoopActivity.exit.observers.contains(.commit))
    loop.pending.stop = false
    loop.loop.enter(.tracking)
    #expect(loop.loop.mode == .tracking)
    // As after a launch, the main queue is not taken before the loop sleeps.
    expect(loop.run([.mainQueue]), is: "EtsWAqtsWz")
  }

  @Test func `the view update comes before the commit, and both before the pool is drained`() {
    #expect(
      RunLoopActivity.beforeWaiting.observers == [
        .gestureUpdate, .viewUpdate, .beforeCommit, .commit, .afterCommit, .autoreleasePoolPop,
      ])
    for activity in RunLoopActivity.allCases {
      let orders = activity.observers.map(\.order)
      #expect(orders == orders.sorted())
    }
  }

  @Test func `a drain takes only what waited when it began`() {
    var queue = MainQueue<Int>()
    queue.enqueue(1)
    queue.enqueue(2)
    var history: [[Int]] = []
    while !queue.isEmpty {
      let drain = queue.takeSnapshot()
      history.append(drain)
      if drain.contains(2) { queue.enqueue(3) }
    }
    #expect(history == [[1, 2], [3]])
  }
}

/// Carries out a loop's actions by clearing what they handle, and draws them.
private struct LoopTrace {
  enum Signal { case sources0, mainQueue, timers, blocks, wakeUp, stop }

  var loop = MainRunLoop()
  var pending = MainRunLoop.Pending()
  /// What becomes pending, once, while an action of this letter is carried out.
  var signalDuring: [Character: [Signal]] = [:]
  /// How often a drain of the main queue adds a block to it.
  var refills = 0
  /// How often performing the blocks adds another.
  var moreBlocks = 0
  /// How often firing a touch signals another.
  var repeatedTouches = 0

  mutating func run(_ signals: [Signal] = []) -> String {
    signals.forEach { signal($0) }
    var drawn = ""
    while drawn.count < 100 {
      let letter = perform(loop.next(pending))
      drawn.append(letter)
      signalDuring.removeValue(forKey: letter)?.forEach { signal($0) }
      if letter == "z" || letter == "." { break }
    }
    return drawn
  }

  private mutating func signal(_ signal: Signal) {
    switch signal {
    case .sources0: pending.sources0 = true
    case .mainQueue: pending.mainQueue = true
    case .timers: pending.timers = true
    case .blocks: pending.blocks = true
    case .wakeUp: pending.wakeUp = true
    case .stop: pending.stop = true
    }
  }

  private mutating func perform(_ action: MainRunLoop.Action) -> Character {
    switch action {
    case .observe(let activity):
      pending.wakeUp = pending.wakeUp && activity != .afterWaiting
      return [
        .entry: "E", .beforeTimers: "t", .beforeSources: "s", .beforeWaiting: "W",
        .afterWaiting: "A", .exit: "X",
      ][activity, default: "?"]
    case .performBlocks:
      pending.blocks = moreBlocks > 0
      moreBlocks -= 1
      return "b"
    case .fireSources0:
      pending.sources0 = repeatedTouches > 0
      repeatedTouches -= 1
      return "0"
    case .drainMainQueue:
      pending.mainQueue = refills > 0
      refills -= 1
      return "q"
    case .fireTimers:
      pending.timers = false
      return "T"
    case .sleep: return "z"
    case .finish: return "."
    }
  }
}
