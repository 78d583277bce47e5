// The reason that took most of each frame's time. An older record has no times by reason; the
// reason that led to most bodies is used instead.

import SimMetrics

/// The reasons of a run's frames.
struct FrameReasons {
  /// The different reasons, in the order of first occurrence.
  private(set) var texts: [String] = []
  /// The index of each frame's reason.
  private(set) var places: [Int] = []
  /// The time that the reason took in each frame, in nanoseconds; empty if that is not known.
  private(set) var times: [Int64] = []

  /// Creates the reasons from the costs of the frames; without costs, from the steps between the
  /// commit before and the frame's own.
  init(_ record: RunRecord) {
    let greatest = record.play.costs.greatest(frames: record.play.frames.count)
    if greatest.count == record.play.frames.count {
      texts = record.play.costs.reasons.map(\.line)
      places = greatest.map(\.reason)
      times = greatest.map(\.time)
    } else {
      readBodies(of: record)
    }
  }

  /// Returns the bodies that ran for each frame, by reason: those of the steps between the commit
  /// before and the frame's own, in the order of first occurrence.
  static func bodies(of record: RunRecord) -> [[(line: String, count: Int)]] {
    let steps = record.log.events.steps
    var next = 0
    return record.play.frames.map { frame in
      var bodies: [(line: String, count: Int)] = []
      var places: [String: Int] = [:]
      while next < steps.count, steps[next].time <= frame.committed {
        for reason in steps[next].bodies {
          if let place = places[reason.line] {
            bodies[place].count += reason.count
          } else {
            places[reason.line] = bodies.count
            bodies.append((reason.line, reason.count))
          }
        }
        next += 1
      }
      return bodies
    }
  }

  private mutating func readBodies(of record: RunRecord) {
    var known: [String: Int] = [:]
    for bodies in Self.bodies(of: record) {
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

  /// The text for a frame without bodies.
  static let none = "No body ran."
}
