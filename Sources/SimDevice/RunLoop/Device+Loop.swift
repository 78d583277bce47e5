// The main run loop: passes over input, the main queue and, before it would sleep, the flush with its
// commit. The order is CFRunLoop's: a pass that delivered a touch polls the main queue instead of
// committing; the main queue is never served twice in a row; a drain takes a snapshot.

package import SimCore
import SimViews

/// Why the loop came to rest.
package enum LoopRest: Equatable, Sendable {
  /// Nothing is pending.
  case idle
  /// Something is pending, but later than the limit.
  case later
  /// The number of passes was used up; what was pending.
  case cut(String)
  /// The system has ended the app; why.
  case ended(String)
}

extension Device {
  /// How many frames in a row may hold an update that does not end before the loop gives up.
  static let maximumCutFrames = 10

  /// Runs the loop.
  ///
  /// - Parameter horizon: the last instant at which an event is taken.
  /// - Parameter patience: how long the loop waits for the next event before it calls the device idle;
  ///   nil waits up to the horizon.
  /// - Parameter limit: the greatest number of passes.
  package func run(until horizon: Instant, patience: Nanoseconds?, limit: Int) -> LoopRest {
    let last = loop.passCount + limit
    framesCutInARow = 0
    while true {
      if let termination { return .ended(termination) }
      takeDueEvents()
      // Work that makes more work for itself is due for ever: what lies beyond the horizon waits.
      if mainTime > horizon { return .later }
      if !isAtRest {
        inside { turn(until: last, horizon: horizon) }
        if loop.passCount >= last || framesCutInARow >= Self.maximumCutFrames {
          return .cut(pendingDescription)
        }
        continue
      }
      guard let next = simulation.nextTime else { return .idle }
      if next > horizon { return .later }
      if let patience, next > mainTime, next - mainTime > patience { return .later }
      take(nextEvent: next)
    }
  }

  /// Moves the main thread's clock over a stretch in which nothing happens.
  package func idle(until time: Instant) {
    guard time > mainTime else { return }
    if simulation.now < time, simulation.nextTime.map({ $0 >= time }) ?? true {
      simulation.advance(to: time)
    }
    mainTime = time
  }

  /// Whether something moves by itself.
  package var isMoving: Bool { scroll != nil || trackedSince != nil }

  /// Whether nothing is due now.
  package var isAtRest: Bool {
    signalledInputs.isEmpty && works.due.isEmpty && !isWoken && !hasChanges
  }

  private var hasChanges: Bool {
    runtime.needsUpdate || runtime.hasActions || transitionsToStart > 0
      || !runtime.mutations.isEmpty
  }

  /// What is pending, for a loop that was cut.
  package var pendingDescription: String {
    var parts: [String] = []
    if !signalledInputs.isEmpty { parts.append("\(signalledInputs.count) touches") }
    if !works.due.isEmpty { parts.append("\(works.due.count) main-queue blocks or jobs") }
    if runtime.needsUpdate { parts.append("an update of the view graph") }
    if works.waitingCount > 0 { parts.append("\(works.waitingCount) delayed blocks or sleeps") }
    if scroll != nil { parts.append("a scroll") }
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
      if let input = inputs.removeValue(forKey: number) { signalledInputs.append(input) }
    case .work(let number):
      works.becomeDue(number)
    case .displayLink:
      displayLink = nil
      displayLinkFired(at: frameClock.vsync(atOrBefore: mainTime))
    case .transitionEnded:
      inside { endTransition() }
    case .presented:
      framesInFlight -= 1
      if framesInFlight == 0, !isMoving { renderServer.rest() }
    }
  }

  // MARK: Passes

  /// Runs passes until the loop sleeps with nothing pending.
  private func turn(until lastPass: Int, horizon: Instant) {
    while loop.passCount < lastPass, framesCutInARow < Self.maximumCutFrames,
      mainTime <= horizon
    {
      let pending = MainRunLoop.Pending(
        sources0: !signalledInputs.isEmpty, mainQueue: !works.due.isEmpty,
        wakeUp: !isAtRest)
      switch loop.next(pending) {
      case .observe(.beforeWaiting):
        isWoken = false
        flush()
        takeDueEvents()
      case .fireSources0: deliverInputs()
      case .drainMainQueue: drainMainQueue()
      case .sleep:
        if isAtRest { return }
      default: break
      }
    }
  }

  private func deliverInputs() {
    begin(.event)
    charge(prices.loopPass)
    let touches = signalledInputs
    signalledInputs.removeAll(keepingCapacity: true)
    for touch in touches {
      charge(prices.touchDelivery)
      deliver(touch)
    }
    end()
  }

  private func deliver(_ touch: PendingInput) {
    if let control = touch.control, let action = control.action {
      let writer = runtime.causes.name("action of \(control.name) \"\(touch.controlLabel)\"")
      runtime.perform(for: touch.event, touch.cause, by: writer, action)
    }
    if let perform = touch.perform { runtime.perform(for: touch.event, touch.cause, perform) }
  }

  /// Runs the works that are due now; what they add waits for the next drain.
  private func drainMainQueue() {
    let snapshot = works.due.takeSnapshot()
    begin(.event)
    for work in snapshot {
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
    case .host where work.isJob: .task
    case .host: work.isDelayed ? .timer : .block
    }
  }

  /// Runs what still waits when the app ends, so that no task waits for ever.
  func drainWorks() {
    for _ in 0..<100 {
      let rest = works.due.takeSnapshot() + works.takeWaiting()
      if rest.isEmpty { return }
      inside { for work in rest { work.run() } }
    }
  }
}
