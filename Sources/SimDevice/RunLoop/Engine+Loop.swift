// The main run loop: passes over input, the main queue and, before it would sleep, the flush with its
// commit. The order is CFRunLoop's: a pass that delivered a touch polls the main queue instead of
// committing; the main queue is never served twice in a row; a drain takes a snapshot. Where the system
// has the update cycle, a touch and the commit belong to one update (`Engine+UpdateCycle.swift`).

package import SimCore
@_spi(Runtime) import SimViews

/// Why the loop came to rest.
package enum LoopRest: Equatable, Sendable {
  case idle
  /// Something is pending, but so much later that the loop did not wait for it.
  case later
  /// The horizon was reached; something is still pending.
  case horizon
  /// The number of passes was used up; what was pending.
  case cut(String)
  /// The system has ended the app; why.
  case ended(String)
}

extension Engine {
  /// How many frames in a row may hold an update that does not end before the loop gives up.
  static let maximumCutFrames = 10

  /// Runs the loop.
  ///
  /// - Parameter horizon: the last instant at which an event is taken.
  /// - Parameter patience: how long the loop waits for the next event before it considers the device
  ///   idle; nil waits up to the horizon.
  /// - Parameter limit: the greatest number of passes.
  package func run(until horizon: Instant, patience: Nanoseconds?, limit: Int) -> LoopRest {
    let last = loop.passCount + limit
    frames.cutInARow = 0
    lastBusy = mainTime
    while true {
      if let termination { return .ended(termination) }
      takeDueEvents()
      takeForeignWork()
      // Work that keeps making more work is always due: what lies beyond the horizon waits.
      if mainTime > horizon { return .horizon }
      if !isAtRest {
        inside { turn(until: last, horizon: horizon) }
        if loop.passCount >= last || frames.cutInARow >= Self.maximumCutFrames {
          return .cut(pendingDescription)
        }
        continue
      }
      frames.drop()
      forgetCancelledTimers()
      guard let next = simulation.nextTime else { return .idle }
      // What the user has begun is waited for, however long a finger stays down.
      if let patience, inputs.isEmpty, hasWaitedLongEnough(for: next, patience) { return .later }
      if next > horizon { return .horizon }
      take(nextEvent: next)
    }
  }

  /// Moves the main thread's clock over a span in which nothing happens.
  package func idle(until time: Instant) {
    guard time > mainTime else { return }
    if simulation.now < time, simulation.nextTime.map({ $0 >= time }) ?? true {
      simulation.advance(to: time)
    }
    mainTime = time
  }

  /// Whether something moves by itself.
  package var isMoving: Bool {
    scrolling.isMoving || tracking.since != nil && !runtime.motion.isEndless || isAnimating
  }

  /// Whether nothing is due now.
  package var isAtRest: Bool {
    works.due.isEmpty && !works.blocks.areReady(in: loop.mode) && !areTimersSignalled && !isWoken
      && loop.mode == wantedMode && !areFirstSourcesSignalled && (!hasChanges || isUpdateAwaited)
  }

  /// The mode that the loop has to run in.
  private var wantedMode: RunLoopMode { scrolling.motion == nil ? .default : .tracking }

  /// Whether a touch waits for this pass, or an update with what belongs to it.
  private var areFirstSourcesSignalled: Bool {
    system.policy.usesUpdateCycle ? isUpdateDue : !inputs.due.isEmpty
  }

  /// Whether something is to be shown that is not committed yet.
  var hasChanges: Bool {
    runtime.needsUpdate || runtime.hasActions || !transitions.waiting.isEmpty
      || !runtime.mutations.isEmpty
  }

  /// What is pending, for a loop that was cut or ran out of time.
  package var pendingDescription: String {
    var parts: [String] = []
    func add(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { parts.append(count == 1 ? "1 \(one)" : "\(count) \(many)") }
    }
    add(inputs.count, "touch", "touches")
    add(works.due.count, "main-queue block or job", "main-queue blocks or jobs")
    add(works.blocks.count, "block of the run loop", "blocks of the run loop")
    if runtime.needsUpdate { parts.append("an update of the view graph") }
    add(timers.count, "timer", "timers")
    add(
      works.waitingCount + (context?.workers.delayedCount ?? 0), "delayed block or sleep",
      "delayed blocks or sleeps")
    add(
      context?.workers.unfinishedCount ?? 0, "block of a background queue",
      "blocks of background queues")
    if scrolling.needsFrames { parts.append("a scroll") }
    if transitions.isRunning { parts.append("a transition between screens") }
    if isAnimating || runtime.motion.isEndless { parts.append("an animation") }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }

  // MARK: Events

  /// Takes the events that fell due while the main thread was busy.
  private func takeDueEvents() {
    while let next = simulation.nextTime, next <= mainTime { take(nextEvent: next) }
  }

  private func take(nextEvent time: Instant) {
    guard case .delivered(let event) = simulation.step(until: time) else { return }
    if event.time > mainTime { mainTime = event.time }
    switch event.payload {
    case .input(let number):
      lastBusy = mainTime
      inputs.arrive(number)
      awaitUpdate()
    case .work(let number):
      lastBusy = mainTime
      works.becomeDue(number)
    case .displayLink:
      wakeUps.displayLink = nil
      if system.policy.usesUpdateCycle {
        signalledVsync = event.time
        awaitUpdate()
      } else if scrolling.needsFrames || runtime.motion.needsTicks {
        frames.begin(forVsync: event.time, at: mainTime, pace)
        isWoken = true
        dispatchDisplayLink()
      }
    case .update:
      wakeUps.update = nil
      awaitUpdate()
    case .timer:
      if !timers.onlyMovesClocks(at: mainTime, in: loop.mode) { lastBusy = mainTime }
      timerEventArrived()
    case .worker: workerWokeUp(at: event.time)
    case .motion:
      wakeUps.motion = nil
      inside { motionDeadlineReached() }
    case .transitionEnded(let number):
      if let transition = transitions.take(number) { inside { end(transition) } }
    case .presented:
      if frames.presented(), !isMoving {
        renderServer.rest()
        frames.restedSince = true
      }
    }
  }

  // MARK: Passes

  /// Runs passes until the loop sleeps with nothing pending.
  private func turn(until lastPass: Int, horizon: Instant) {
    while loop.passCount < lastPass, frames.cutInARow < Self.maximumCutFrames,
      mainTime <= horizon
    {
      let pending = MainRunLoop.Pending(
        sources0: areFirstSourcesSignalled, mainQueue: !works.due.isEmpty,
        timers: areTimersSignalled, blocks: works.blocks.areReady(in: loop.mode),
        wakeUp: !isAtRest,
        stop: loop.mode != wantedMode)
      switch loop.next(pending) {
      case .observe(.beforeWaiting), .observe(.exit): callCommitObservers()
      case .performBlocks: performBlocks()
      case .fireSources0: fireFirstSources()
      case .drainMainQueue: drainMainQueue()
      case .fireTimers: fireTimers()
      case .finish: changeMode()
      case .sleep:
        if isAtRest { return }
      default: break
      }
    }
  }

  /// The observers that are called before the loop sleeps and when it ends.
  private func callCommitObservers() {
    if system.policy.usesUpdateCycle {
      requestUpdateForChanges()
    } else {
      isWoken = false
      flush()
    }
    takeDueEvents()
  }

  private func fireFirstSources() {
    if system.policy.usesUpdateCycle {
      performUpdate()
      takeDueEvents()
      takeForeignWork()
    } else {
      deliverInputs()
    }
  }

  /// The activation in the old mode has ended: the loop goes on in the new one.
  private func changeMode() {
    loop.enter(wantedMode)
    // Timers that were silent in the mode before may be late now.
    armTimers()
  }

  /// Hands the touches that are due to what takes them.
  func deliverInputs() {
    begin(.event)
    charge(.runLoopPass)
    for touch in inputs.takeDue() {
      charge(.touchDelivery)
      deliver(touch)
    }
    end()
  }

  private func deliver(_ touch: PendingInput) {
    if let handle = touch.handle {
      runtime.handleInput(touch.event, touch.cause) { handle(self) }
    }
    if let perform = touch.perform { runtime.perform(for: touch.event, touch.cause, perform) }
  }

  /// Runs the works that are due now; what they add waits for the next drain.
  private func drainMainQueue() { run(works.due.takeSnapshot()) }

  /// Runs the blocks that the loop was given for its mode; what they add waits for the next time.
  private func performBlocks() { run(works.blocks.take(in: loop.mode)) }

  private func run(_ works: [QueuedWork]) {
    begin(.event)
    for work in works {
      runtime.causes.isInTask = work.isJob
      let writer = work.writer
      runtime.perform(for: event(of: work), by: writer) { work.run() }
      runtime.causes.isInTask = false
    }
    end()
  }

  private func event(of work: QueuedWork) -> CauseEvent {
    switch work.payload {
    case .script: .outside
    case .block: .block
    case .host where work.isJob: .task
    case .host: work.isDelayed ? .timer : .block
    }
  }

  /// Runs what still waits when the app ends, so that no task waits for ever.
  func drainWorks() {
    for _ in 0..<100 {
      inside { context?.workers.finish() }
      let rest = works.due.takeSnapshot() + works.takeWaiting()
      if rest.isEmpty { return }
      inside { for work in rest { work.run() } }
    }
  }
}
