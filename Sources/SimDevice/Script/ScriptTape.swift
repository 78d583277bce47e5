// What is done to a device, written down as it is done: the driver's calls in their order. Replayed on the
// same app under the same conditions it gives the same run, event for event, because the calls are the same.

import SimCore

/// Writes a script while it is played.
struct ScriptTape {
  /// The steps so far; gestures carry the time at which they began.
  private(set) var steps: [Script.Step] = []
  private let origin: Instant

  /// A tape whose times count from a moment.
  init(origin: Instant) { self.origin = origin }

  /// Notes what was done.
  mutating func note(_ action: Script.Action, at time: Instant) {
    switch action {
    case .settle where follow(.settle): break
    case .wait(let span) where follow(.advance(span)): break
    default:
      let start = action.isGesture ? (time - origin).duration : nil
      steps.append(Script.Step(action, start: start, then: .nothing))
    }
  }

  /// Makes a wait part of the gesture right before it.
  private mutating func follow(_ continuation: Script.Continuation) -> Bool {
    guard let last = steps.indices.last, steps[last].action.isGesture,
      steps[last].then == .nothing
    else { return false }
    steps[last].then = continuation
    return true
  }
}
