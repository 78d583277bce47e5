// A run with what its display showed, for the page to play.

package import SimMetrics
package import SimScreen

/// A run that was filmed.
package struct FilmedRun: Sendable {
  /// The record of the run.
  package let record: RunRecord
  /// The frames, the state at the begin of measuring first.
  package let film: ScreenFilm
  /// The picture of the last frame, for readers without scripts.
  package let last: DisplayList
  /// The events with the bodies that they led to.
  package let steps: [TraceStep]

  /// Puts a run and its film together.
  package init(record: RunRecord, film: ScreenFilm, last: DisplayList, steps: [TraceStep]) {
    self.record = record
    self.film = film
    self.last = last
    self.steps = steps
  }

  /// What the player needs, as JSON that may stand in a page.
  ///
  /// Of each frame: when it began, counted from the begin of measuring; how long it took to its commit; when it came on
  /// the display; how late; and the number of the reason for its bodies. All in nanoseconds.
  var json: String {
    var causes: [String] = []
    var places: [String: Int] = [:]
    var next = 0
    let start = record.start
    let frames = record.frames.map { frame in
      var bodies: [(line: String, count: Int)] = []
      while next < steps.count, steps[next].time <= frame.committed {
        bodies += steps[next].bodies.map { ($0.line, $0.count) }
        next += 1
      }
      let most = bodies.max { $0.count < $1.count }
      let cause = most.map {
        "\(ValueFormatter.bodies($0.count)) for \($0.line)"
      }
      let text = cause ?? "No body ran."
      let place = places[text] ?? causes.count
      if place == causes.count {
        places[text] = place
        causes.append(text)
      }
      let numbers = [
        frame.begin - start, frame.committed - frame.begin, frame.presented - start, frame.hitch,
        Int64(place),
      ]
      return "[" + numbers.map { "\($0)" }.joined(separator: ",") + "]"
    }
    let pictures = film.frames.map { frame in
      "{\"time\":\(frame.time),\"steps\":[\(frame.steps.map { "\($0)" }.joined(separator: ","))]}"
    }
    let end = max(
      record.duration, (record.frames.map(\.presented).max() ?? 0) - start, 1)
    return """
      {"name":\(PageText.quoted(record.identity.strategy)),"start":\(start),"duration":\(end),\
      "interval":\(record.identity.refreshInterval),"frames":[\(frames.joined(separator: ","))],\
      "causes":[\(causes.map { PageText.quoted($0) }.joined(separator: ","))],\
      "film":{"width":\(Int(film.width)),"height":\(Int(film.height)),\
      "texts":[\(film.texts.map { PageText.quoted($0) }.joined(separator: ","))],\
      "frames":[\(pictures.joined(separator: ","))]}}
      """
  }
}

/// Strings in the page.
enum PageText {
  /// A string of JSON that may stand in a script element: nothing in it ends the element.
  static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "<", ">", "&", "\u{2028}", "\u{2029}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      case _ where scalar.value < 32:
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
