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
    cutFrames = 0
    lastBusy = mainThread.time
    repetition.interrupt(at: mainThread.time)
    while true {
      if let termination = memoryWatch.termination { return .ended(termination) }
      takeDueEvents()
      takeForeignWork()
      // Work that always creates more work is always due, so it stops at the horizon.
      if mainThread.time > horizon { return .horizon }
      if !isAtRest {
        process.inside { turn(until: last, horizon: horizon) }
        if loop.passCount >= last || cutFrames >= Self.maximumCutFrames {
          return .cut(pendingDescription)
        }
        continue
      }
      frames.ledger.drop()
      timers.forgetCancelled()
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
    guard time > mainThread.time else { return }
    if kernel.events.now < time, kernel.events.nextTime.map({ $0 >= time }) ?? true {
      kernel.events.advance(to: time)
    }
    mainThread.time = time
  }

  /// Whether a scroll, a transition or an animation that ends is in progress.
  package var isMoving: Bool { motion.isMoving }

  /// Whether nothing is due.
  package var isAtRest: Bool {
    process.works.due.isEmpty && !process.works.blocks.areReady(in: loop.mode)
      && !timers.areSignalled && !kernel.isLoopWoken
      && loop.mode == wantedMode && !areFirstSourcesSignalled && (!hasChanges || isUpdateAwaited)
  }

  /// The mode in which the loop has to run.
  private var wantedMode: RunLoopMode { scroll.isDriven ? .tracking : .default }

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
    while let next = kernel.events.nextTime, next <= mainThread.time { take(nextEvent: next) }
  }

  private func take(nextEvent time: Instant) {
    guard case .delivered(let event) = kernel.events.step(until: time) else { return }
    if event.time > mainThread.time { mainThread.time = event.time }
    switch event.payload {
    case .input(let number):
      lastBusy = mainThread.time
      repetition.interrupt(at: mainThread.time)
      inputs.arrive(number)
      awaitUpdate()
    case .work(let number):
      lastBusy = mainThread.time
      repetition.wake()
      process.works.becomeDue(number)
    case .displayLink:
      displayLink.eventArrived()
      if runtime.motion.isEndless { repetition.wake() }
      if system.policy.usesUpdateCycle {
        displayLink.signalledVsync = event.time
        awaitUpdate()
      } else if scroll.needsFrames || runtime.motion.needsTicks {
        frames.begin(forVsync: event.time)
        kernel.isLoopWoken = true
        dispatchDisplayLink()
      }
    case .update:
      requestedUpdate = nil
      awaitUpdate()
    case .timer:
      let repeats = timers.onlyRepeat
      if !repeats { lastBusy = mainThread.time }
      repetition.wake(forTimer: repeats)
      timers.eventArrived()
    case .worker:
      repetition.wake()
      if !process.hasEnded { lastBusy = mainThread.time }
      process.workersWokeUp(at: event.time)
    case .motion:
      process.inside { animations.deadlineReached() }
    case .transitionEnded(let number):
      if let transition = motion.transitions.take(number) {
        process.inside { animations.end(transition) }
      }
    case .presented: committer.framePresented()
    }
  }

  // MARK: Passes

  /// Runs passes until the loop sleeps with nothing pending.
  private func turn(until lastPass: Int, horizon: Instant) {
    while loop.passCount < lastPass, cutFrames < Self.maximumCutFrames,
      mainThread.time <= horizon
    {
      let pending = MainRunLoop.Pending(
        sources0: areFirstSourcesSignalled, mainQueue: !process.works.due.isEmpty,
        timers: timers.areSignalled, blocks: process.works.blocks.areReady(in: loop.mode),
        wakeUp: !isAtRest,
        stop: loop.mode != wantedMode)
      switch loop.next(pending) {
      case .observe(.beforeWaiting), .observe(.exit): callCommitObservers()
      case .performBlocks: performBlocks()
      case .fireSources0: fireFirstSources()
      case .drainMainQueue: drainMainQueue()
      case .fireTimers: timers.fire()
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
    timers.enter(loop.mode)
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
      runtime.handleInput(touch.event, touch.cause) { handle() }
    }
    if let perform = touch.perform { runtime.perform(for: touch.event, touch.cause, perform) }
  }

  /// Runs the due blocks and jobs; those that they enqueue wait for the next drain.
  private func drainMainQueue() { run(process.works.due.takeSnapshot()) }

  /// Runs the run loop's blocks of the present mode; those that they add wait for the next time.
  private func performBlocks() { run(process.works.blocks.take(in: loop.mode)) }

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

  /// Performs the work of the process's other threads between two passes.
  private func takeForeignWork() {
    guard runtime.gate.isWaiting else { return }
    lastBusy = mainThread.time
    process.takeForeignWork()
  }
}
