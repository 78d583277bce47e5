// Playing a script, and the one door through which everything passes that a script can say: so what is
// played is what is recorded.

import Foundation
import SimCore

extension SimulatedDevice {
  /// How long a script waits for something to appear: 10 s of virtual time.
  public static var patience: Duration { .seconds(10) }
  /// How far the loop runs before a script looks for it again.
  private static var lookInterval: Duration { .milliseconds(100) }

  /// Plays a script.
  ///
  /// What a step speaks of need not be on screen yet while something is pending: the loop then runs on
  /// until it is there, for at most `patience`.
  /// - Parameter outside: does what is no touch (`update`, `change`, `note`, `cut`, `unrecorded`); by default a
  ///   diagnostic says that nobody did.
  /// - Throws: `ScriptError` that says which step could not be done; those before it have been played.
  public func play(
    _ script: Script, outside: (@MainActor (Script.Action) throws -> Void)? = nil
  ) throws {
    let start = device.mainTime
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
          go(on: step.then)
          try checkDeadline(script)
        }
      } catch {
        throw ScriptError(step: number, reason: error)
      }
    }
  }

  /// Waits until a step may begin.
  private func begin(_ step: Script.Step, since start: Instant) {
    guard let span = step.start else { return }
    let time = start + Nanoseconds(span)
    if time > device.mainTime { advance(by: (time - device.mainTime).duration) }
  }

  private func checkDeadline(_ script: Script) throws {
    guard hasMetDeadline, let limit = script.limit else { return }
    throw ScriptLimit(limit: limit, pending: device.pendingDescription)
  }

  private func go(on continuation: Script.Continuation) {
    switch continuation {
    case .settle: settle()
    case .advance(let span): advance(by: span)
    case .nothing: break
    }
  }

  private func perform(
    _ action: Script.Action, _ outside: (@MainActor (Script.Action) throws -> Void)?
  ) throws {
    switch action {
    case .update, .change, .note, .cut, .unrecorded:
      guard let outside else {
        return device.console.diagnostic(
          "Nobody does what a script says beside touches: \(action).")
      }
      try outside(action)
    default: try waiting { try perform(action) }
    }
  }

  /// Tries again while what is looked for may still come.
  private func waiting(_ attempt: () throws -> Void) throws {
    var waited = Duration.zero
    while true {
      do {
        return try attempt()
      } catch let error as DeviceError where error.mayPass {
        let isPending = device.simulation.nextTime != nil || !device.isAtRest
        guard isPending, waited < Self.patience, !hasMetDeadline, terminationReason == nil else {
          throw error
        }
        advance(by: Self.lookInterval)
        waited += Self.lookInterval
      }
    }
  }

  // MARK: The door

  /// Does one thing, and writes it down if a tape runs.
  ///
  /// - Throws: `DeviceError`; nothing is written down then.
  func perform(_ action: Script.Action) throws {
    let time = device.mainTime
    switch action {
    case .tap(let label, let count): try device.tap(label, count: count)
    case .tapAt(let x, let y, let count):
      try device.tap(at: CGPoint(x: x, y: y), count: count)
    case .hold(let label, let duration): try device.longPress(label, for: Nanoseconds(duration))
    case .drag(let label, let dx, let dy, let velocity):
      try device.drag(label, by: CGSize(width: dx, height: dy), velocity: velocity)
    case .scroll(let distance, let axis, let velocity):
      try device.scroll(by: distance, along: axis, velocity: velocity)
    case .fling(let velocity, let axis): try device.fling(velocity: velocity, along: axis)
    case .showRow(let row): try device.scroll(toRow: row)
    case .swipe(let label, let name): try device.swipe(label, action: name)
    case .deleteRow(let label): try device.swipeToDelete(label)
    case .moveRow(let row, let place): try device.moveRow(row, to: place)
    case .back: try device.goBack()
    case .tab(let label): try device.selectTab(label)
    case .dismissSheet: try device.dismissSheet()
    case .refresh: try device.pullToRefresh()
    case .closeWindow: device.closeWindow()
    case .background: device.enterBackground()
    case .foreground: device.enterForeground()
    case .memoryWarning: device.sendMemoryWarning()
    case .type(let text, let label): try device.type(text, into: label)
    case .delete(let count): try device.deleteBackward(count)
    case .submit: try device.submit()
    case .slide(let label, let value): try device.setSlider(label, to: value)
    case .increment(let label): try device.step(label, up: true)
    case .decrement(let label): try device.step(label, up: false)
    case .pick(let option, let label): try device.pick(option, in: label)
    case .setDate(let label, let date): try device.setDate(label, to: date)
    case .settle: settle()
    case .wait(let span): advance(by: span)
    case .run(let limit): run(atMost: limit)
    case .update, .change, .note, .cut, .unrecorded: note(action, at: time)
    }
    if action.isGesture { note(action, at: time) }
  }

  // MARK: The tape

  /// Begins to write down what is done; times count from now.
  package func beginTape() { tape = ScriptTape(origin: device.mainTime) }

  /// What was done since the tape began; empty without one.
  package var recordedScript: Script { Script(steps: tape?.steps ?? []) }

  /// Writes down what was done now, unless the app did it itself while the loop ran.
  package func note(_ action: Script.Action) { note(action, at: device.mainTime) }

  func note(_ action: Script.Action, at time: Instant) {
    if !isRunning { tape?.note(action, at: time) }
  }
}

extension DeviceError {
  /// Whether waiting may help: something is not on screen.
  fileprivate var mayPass: Bool {
    switch self {
    case .labelNotOnScreen, .noTab: true
    default: false
    }
  }
}
