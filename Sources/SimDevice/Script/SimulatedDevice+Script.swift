// Playing scripts. One function performs every action that a script can express, so that what is played equals what is
// recorded.

import Foundation
import SimCore

extension SimulatedDevice {
  /// The time for which a script waits for a view to appear: 10 s of virtual time.
  public static var patience: Duration { .seconds(10) }
  /// How long a script runs at most for what it says that it runs until: as long as `settle()` does.
  private static var longestWait: Duration { .seconds(120) }
  /// How far the loop runs before a script looks for it again.
  private static var lookInterval: Duration { .milliseconds(100) }

  /// Plays a script.
  ///
  /// The view of a step does not have to be on screen while something is pending: the loop runs
  /// until it is there, for at most `patience`.
  ///
  /// - Parameter outside: performs actions other than touches (`update`, `change`, `note`, `cut`,
  ///   `unrecorded`); by default a diagnostic reports that they are not performed.
  /// - Throws: `ScriptError` with the step that failed; the earlier steps have been played.
  public func play(
    _ script: Script, outside: (@MainActor (Script.Action) throws -> Void)? = nil
  ) throws {
    let start = engine.mainTime
    deadline = script.limit.map { start + Nanoseconds($0) }
    defer {
      deadline = nil
      hasMetDeadline = false
    }
    for (number, step) in script.steps.enumerated() {
      do {
        for _ in 0..<step.times {
          if terminationReason != nil { return }
          begin(step, since: start)
          try checkDeadline(script)
          try perform(step.action, outside)
          try go(on: step.then)
          try checkDeadline(script)
        }
      } catch {
        throw ScriptError(step: number, reason: error)
      }
    }
  }

  /// Waits until a step can begin.
  private func begin(_ step: Script.Step, since start: Instant) {
    guard let span = step.start else { return }
    let time = start + Nanoseconds(span)
    if time > engine.mainTime { advance(by: (time - engine.mainTime).duration) }
  }

  private func checkDeadline(_ script: Script) throws {
    guard hasMetDeadline, let limit = script.limit else { return }
    throw ScriptLimit(limit: limit, pending: engine.pendingDescription)
  }

  private func go(on continuation: Script.Continuation) throws {
    switch continuation {
    case .settle: settle()
    case .advance(let span): advance(by: span)
    case .until(let label):
      try waiting(atMost: Self.longestWait) { try engine.screen.require(label) }
    case .nothing: break
    }
  }

  private func perform(
    _ action: Script.Action, _ outside: (@MainActor (Script.Action) throws -> Void)?
  ) throws {
    switch action {
    case .update, .change, .note, .cut, .unrecorded:
      guard let outside else {
        return engine.console.diagnostic(
          "Nobody does what a script says beside touches: \(action).")
      }
      try outside(action)
    default: try waiting(atMost: Self.patience) { try perform(action) }
    }
  }

  /// Tries again while what is looked for may still come.
  private func waiting(atMost patience: Duration, _ attempt: () throws -> Void) throws {
    var waited = Duration.zero
    while true {
      do {
        return try attempt()
      } catch let error as DeviceError where error.mayPass {
        let isPending = engine.kernel.events.nextTime != nil || !engine.isAtRest
        guard isPending, waited < patience, !hasMetDeadline, terminationReason == nil else {
          throw error
        }
        advance(by: Self.lookInterval)
        waited += Self.lookInterval
      }
    }
  }

  // MARK: Actions

  /// Performs one action, and records it if a tape is running.
  ///
  /// - Throws: `DeviceError`; the action is then not recorded.
  func perform(_ action: Script.Action) throws {
    let time = engine.mainTime
    switch action {
    case .tap(let label, let count): try engine.user.tap(label, count: count)
    case .tapAt(let x, let y, let count):
      try engine.user.tap(at: CGPoint(x: x, y: y), count: count)
    case .hold(let label, let duration):
      try engine.user.longPress(label, for: Nanoseconds(duration))
    case .drag(let label, let dx, let dy, let velocity):
      try engine.user.drag(label, by: CGSize(width: dx, height: dy), velocity: velocity)
    case .scroll(let distance, let axis, let velocity):
      try engine.scroll.scroll(by: distance, along: axis, velocity: velocity)
    case .fling(let velocity, let axis): try engine.scroll.fling(velocity: velocity, along: axis)
    case .showRow(let row): try engine.scroll.scroll(toRow: row)
    case .swipe(let label, let name): try engine.user.swipe(label, action: name)
    case .openRow(let label, let edge): try engine.user.openRow(label, at: edge)
    case .fullSwipe(let label, let edge): try engine.user.fullSwipe(label, at: edge)
    case .deleteRow(let label): try engine.user.swipeToDelete(label)
    case .moveRow(let row, let place): try engine.user.moveRow(row, to: place)
    case .back: try engine.user.goBack()
    case .tab(let label): try engine.user.selectTab(label)
    case .dismissSheet: try engine.user.dismissSheet()
    case .refresh: try engine.user.pullToRefresh()
    case .closeWindow: engine.closeWindow()
    case .background: engine.notifications.enterBackground()
    case .foreground: engine.notifications.enterForeground()
    case .memoryWarning: engine.memoryWatch.sendWarning()
    case .type(let text, let label): try engine.user.type(text, into: label)
    case .delete(let count): try engine.user.deleteBackward(count)
    case .submit: try engine.user.submit()
    case .slide(let label, let value): try engine.user.setSlider(label, to: value)
    case .increment(let label): try engine.user.step(label, up: true)
    case .decrement(let label): try engine.user.step(label, up: false)
    case .pick(let option, let label): try engine.user.pick(option, in: label)
    case .setDate(let label, let date): try engine.user.setDate(label, to: date)
    case .settle: settle()
    case .wait(let span): advance(by: span)
    case .run(let limit): run(atMost: limit)
    case .update, .change, .note, .cut, .unrecorded: note(action, at: time)
    }
    if action.isGesture { note(action, at: time) }
  }

  // MARK: Recording

  /// Starts a recording; times count from now.
  package func beginTape() { tape = ScriptTape(origin: engine.mainTime) }

  /// The actions since the recording started; empty without a recording.
  package var recordedScript: Script { Script(steps: tape?.steps ?? []) }

  /// Records an action at the present time, unless the app performed it while the loop was running.
  package func note(_ action: Script.Action) { note(action, at: engine.mainTime) }

  func note(_ action: Script.Action, at time: Instant) {
    if !isRunning { tape?.note(action, at: time) }
  }
}

extension DeviceError {
  /// Whether waiting may resolve the error, because a view is not on screen yet.
  fileprivate var mayPass: Bool {
    switch self {
    case .labelNotOnScreen, .noTab: true
    default: false
    }
  }
}
