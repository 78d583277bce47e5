// What took most of each frame's time, and why. An older record has no times by reason: there it is the reason that led to
// most bodies.

import SimMetrics

/// The reasons of a run's frames.
struct FrameReasons {
  /// The different reasons, in the order in which frames first have them.
  private(set) var texts: [String] = []
  /// For each frame the place of its reason.
  private(set) var places: [Int] = []
  /// For each frame what it took, in nanoseconds; empty if that is not known.
  private(set) var times: [Int64] = []

  /// Reads the costs of the frames, or else the steps that came before each commit and after the one before it.
  init(_ record: RunRecord) {
    let greatest = record.costs.greatest(frames: record.frames.count)
    if greatest.count == record.frames.count {
      texts = record.costs.reasons.map(\.line)
      places = greatest.map(\.reason)
      times = greatest.map(\.time)
    } else {
      readBodies(record.frames, record.events.steps)
    }
  }

  private mutating func readBodies(_ frames: [FrameRecord], _ steps: [TraceStep]) {
    var known: [String: Int] = [:]
    var next = 0
    for frame in frames {
      var bodies: [(line: String, count: Int)] = []
      while next < steps.count, steps[next].time <= frame.committed {
        bodies += steps[next].bodies.map { ($0.line, $0.count) }
        next += 1
      }
      let most = bodies.max { $0.count < $1.count }
      let text =
        most.map { "\(ValueFormatter.bodies($0.count)) for \($0.line)" } ?? Self.none
      let place = known[text] ?? texts.count
      if place == texts.count {
        known[text] = place
        texts.append(text)
      }
      places.append(place)
    }
  }

  /// What is said of a frame without bodies.
  static let none = "No body ran."
}
