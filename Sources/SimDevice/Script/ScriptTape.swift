// A recording of the actions on a device: the calls of the driver in order. Played on the same app under the same
// conditions, it produces the same run, event for event, because the calls are the same.

import SimCore

/// Records a script while a device is used.
struct ScriptTape {
  /// The steps so far; gestures have the time at which they began.
  private(set) var steps: [Script.Step] = []
  private let origin: Instant

  /// Creates a tape whose times count from an instant.
  init(origin: Instant) { self.origin = origin }

  /// Records an action that began at a time.
  mutating func note(_ action: Script.Action, at time: Instant) {
    switch action {
    case .settle where follow(.settle): break
    case .wait(let span) where follow(.advance(span)): break
    default:
      let start = action.isGesture ? (time - origin).duration : nil
      steps.append(Script.Step(action, start: start, then: .nothing))
    }
  }

  /// Makes a wait the continuation of the preceding gesture.
  private mutating func follow(_ continuation: Script.Continuation) -> Bool {
    guard let last = steps.indices.last, steps[last].action.isGesture,
      steps[last].then == .nothing
    else { return false }
    steps[last].then = continuation
    return true
  }
}
