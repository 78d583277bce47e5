// The main run loop: passes over input and the main queue and, before it sleeps, the flush with its commit. The order is
// that of CFRunLoop. A pass that delivered a touch polls the main queue instead of committing; the main queue is never
// served twice in a row; a drain takes a snapshot. With the update cycle, a touch and the commit belong to one update
// (`Engine+UpdateCycle.swift`).

package import SimCore
@_spi(Runtime) import SimViews

/// The reason why the run loop stopped.
package enum LoopRest: Equatable, Sendable {
  case idle
  /// Only repetition without anything new is pending.
  case repeating
  /// An event is pending, but so late that the loop did not wait for it.
  case later
  /// The horizon was reached while something was pending.
  case horizon
  /// The maximum number of passes was reached. The value lists what was pending.
  case cut(String)
  /// The system terminated the app. The value is the reason.
  case ended(String)
}

extension Engine {
  /// The maximum number of consecutive frames with an endless update.
  static let maximumCutFrames = 10

  /// Runs the loop.
  ///
  /// - Parameter horizon: the time after which no event is delivered.
  /// - Parameter patience: the time for which the loop waits for the next event before it considers
  ///   the device idle; nil waits up to the horizon.
  /// - Parameter restsAtRepetition: whether repetition without anything new counts as rest.
  /// - Parameter limit: the maximum number of passes.
  package func run(
    until horizon: Instant, patience: Nanoseconds?, restsAtRepetition: Bool = true, limit: Int
  ) -> LoopRest {
    let last = loop.passCount + limit
    frames.ledger.cutInARow = 0
    lastBusy = mainTime
    repetition.interrupt(at: mainTime)
    while true {
      if let termination { return .ended(termination) }
      takeDueEvents()
      takeForeignWork()
      // Work that always creates more work is always due, so it stops at the horizon.
      if mainTime > horizon { return .horizon }
      if !isAtRest {
        inside { turn(until: last, horizon: horizon) }
        if loop.passCount >= last || frames.ledger.cutInARow >= Self.maximumCutFrames {
          return .cut(pendingDescription)
        }
        continue
      }
      frames.ledger.drop()
      forgetCancelledTimers()
      guard let next = kernel.events.nextTime else { return .idle }
      // Pending user input is awaited, however long a touch lasts.
      if let patience, inputs.isEmpty, hasWaitedLongEnough(for: next, patience) { return .later }
      if restsAtRepetition, onlyRepeats(waitsForAll: patience == nil) { return .repeating }
      if next > horizon { return .horizon }
      take(nextEvent: next)
    }
  }

  /// Advances the main thread's clock over a span without events.
  package func idle(until time: Instant) {
    guard time > mainTime else { return }
    if kernel.events.now < time, kernel.events.nextTime.map({ $0 >= time }) ?? true {
      kernel.events.advance(to: time)
    }
    mainTime = time
  }

  /// Whether a scroll, a transition or an animation that ends is in progress.
  package var isMoving: Bool { motion.isMoving }

  /// Whether nothing is due.
  package var isAtRest: Bool {
    works.due.isEmpty && !works.blocks.areReady(in: loop.mode) && !areTimersSignalled
      && !kernel.isLoopWoken
      && loop.mode == wantedMode && !areFirstSourcesSignalled && (!hasChanges || isUpdateAwaited)
  }

  /// The mode in which the loop has to run.
  private var wantedMode: RunLoopMode { scrolling.motion == nil ? .default : .tracking }

  /// Whether a touch, or an update with its touches, waits for this pass.
  private var areFirstSourcesSignalled: Bool {
    system.policy.usesUpdateCycle ? isUpdateDue : !inputs.due.isEmpty
  }

  /// Whether there are changes that are not committed.
  var hasChanges: Bool {
    runtime.needsUpdate || runtime.hasActions || !motion.transitions.waiting.isEmpty
      || !runtime.mutations.isEmpty
  }

  // MARK: Events

  /// Delivers the events that became due while the main thread was busy.
  private func takeDueEvents() {
    while let next = kernel.events.nextTime, next <= mainTime { take(nextEvent: next) }
  }

  private func take(nextEvent time: Instant) {
    guard case .delivered(let event) = kernel.events.step(until: time) else { return }
    if event.time > mainTime { mainTime = event.time }
    switch event.payload {
    case .input(let number):
      lastBusy = mainTime
      repetition.interrupt(at: mainTime)
      inputs.arrive(number)
      awaitUpdate()
    case .work(let number):
      lastBusy = mainTime
      repetition.wake()
      works.becomeDue(number)
    case .displayLink:
      wakeUps.displayLink = nil
      if runtime.motion.isEndless { repetition.wake() }
      if system.policy.usesUpdateCycle {
        signalledVsync = event.time
        awaitUpdate()
      } else if scrolling.needsFrames || runtime.motion.needsTicks {
        frames.begin(forVsync: event.time)
        kernel.isLoopWoken = true
        dispatchDisplayLink()
      }
    case .update:
      wakeUps.update = nil
      awaitUpdate()
    case .timer:
      let repeats = timers.onlyRepeat(at: mainTime, in: loop.mode)
      if !repeats { lastBusy = mainTime }
      repetition.wake(forTimer: repeats)
      timerEventArrived()
    case .worker:
      repetition.wake()
      workerWokeUp(at: event.time)
    case .motion:
      wakeUps.motion = nil
      inside { motionDeadlineReached() }
    case .transitionEnded(let number):
      if let transition = motion.transitions.take(number) { inside { end(transition) } }
    case .presented:
      if frames.ledger.presented(), !isMoving {
        renderServer.rest()
        frames.ledger.restedSince = true
      }
    }
  }

  // MARK: Passes

  /// Runs passes until the loop sleeps with nothing pending.
  private func turn(until lastPass: Int, horizon: Instant) {
    while loop.passCount < lastPass, frames.ledger.cutInARow < Self.maximumCutFrames,
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

  /// Calls the observers that run before the loop sleeps and when it exits.
  private func callCommitObservers() {
    if system.policy.usesUpdateCycle {
      requestUpdateForChanges()
    } else {
      kernel.isLoopWoken = false
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

  /// Enters the new mode after the activation in the old mode has ended.
  private func changeMode() {
    loop.enter(wantedMode)
    // Timers that did not fire in the previous mode may be late.
    armTimers()
  }

  /// Delivers the due touches.
  func deliverInputs() {
    work.during(.event) {
      work.charge(.runLoopPass)
      for touch in inputs.takeDue() {
        work.charge(.touchDelivery)
        deliver(touch)
      }
    }
  }

  private func deliver(_ touch: PendingInput) {
    if let handle = touch.handle {
      runtime.handleInput(touch.event, touch.cause) { handle(self) }
    }
    if let perform = touch.perform { runtime.perform(for: touch.event, touch.cause, perform) }
  }

  /// Runs the due blocks and jobs; those that they enqueue wait for the next drain.
  private func drainMainQueue() { run(works.due.takeSnapshot()) }

  /// Runs the run loop's blocks of the present mode; those that they add wait for the next time.
  private func performBlocks() { run(works.blocks.take(in: loop.mode)) }

  private func run(_ works: [QueuedWork]) {
    work.during(.event) {
      for work in works {
        runtime.causes.isInTask = work.isJob
        let writer = work.writer
        runtime.perform(for: event(of: work), by: writer) { work.run() }
        runtime.causes.isInTask = false
      }
    }
  }

  private func event(of work: QueuedWork) -> CauseEvent {
    switch work.payload {
    case .script: .outside
    case .block: .block
    case .host where work.isJob: .task
    case .host: work.isDelayed ? .timer : .block
    }
  }

  /// Runs pending work when the app ends, so that no task waits endlessly.
  func drainWorks() {
    for _ in 0..<100 {
      inside { context?.workers.finish() }
      let rest = works.due.takeSnapshot() + works.takeWaiting()
      if rest.isEmpty { return }
      inside { for work in rest { work.run() } }
    }
  }
}
