// The user's gestures: bars with names, and diamonds for taps.

import SimCharts
import SimMetrics
import SimScreen

/// The lane of gestures.
struct InputLane {
  let lane: Lane
  /// The window of time.
  let window: TimeWindow

  /// Draws the gestures of a record that are within the window.
  func draw(_ inputs: [InputMark], in figure: inout Figure) {
    let seen = Self.oneAfterAnother(inputs).filter {
      window.overlaps($0.start, $0.start + $0.duration)
    }
    lane.draw(finding: Self.finding(seen), in: &figure)
    for input in seen { drawMark(input, in: &figure) }
    for (index, input) in seen.enumerated() {
      let next = index + 1 < seen.count ? window.clampedX(seen[index + 1].start) : lane.plot.maxX
      drawLabel(input, before: next, in: &figure)
    }
  }

  /// Returns the gestures, each cut at the beginning of the next one: a flick ends the deceleration
  /// of the previous flick.
  private static func oneAfterAnother(_ inputs: [InputMark]) -> [InputMark] {
    zip(inputs, inputs.dropFirst().map(\.start) + [Int64.max]).map { input, next in
      var input = input
      input.duration = max(0, min(input.duration, next - input.start))
      return input
    }
  }

  private func drawMark(_ input: InputMark, in figure: inout Figure) {
    let left = window.clampedX(input.start)
    let right = window.clampedX(input.start + input.duration)
    guard right - left >= 4 else {
      let middle = lane.plot.midY
      let diamond = [
        DisplayPoint(left, middle - 6), DisplayPoint(left + 5, middle),
        DisplayPoint(left, middle + 6),
        DisplayPoint(left - 5, middle),
      ]
      figure.add(.polygon(diamond, Palette.ink))
      return
    }
    let bar = DisplayRect(x: left, y: lane.top + 3, width: right - left, height: lane.height - 6)
    figure.fill(bar, Palette.ink.tint(0.18))
    figure.fill(DisplayRect(x: left, y: bar.y, width: 1.5, height: bar.height), Palette.quiet)
  }

  /// Draws the gesture's name into its bar, or after it if there is space before the next one.
  private func drawLabel(_ input: InputMark, before next: Double, in figure: inout Figure) {
    let left = window.clampedX(input.start)
    let right = window.clampedX(input.start + input.duration)
    let style = FigureStyle.label
    let name = [input.kind, input.label].filter { !$0.isEmpty }.joined(separator: " ")
    let behind = right - left >= 4 ? right + 4 : left + 9
    let places = [(x: left + 6, room: right - left - 10), (x: behind, room: next - behind - 8)]
    var marks: [TextMark] = []
    for text in [name, style.fit(name, width: max(places[0].room, 60)), input.kind] {
      for place in places where !text.isEmpty && style.width(of: text) <= place.room {
        marks.append(TextMark(text, at: DisplayPoint(place.x, lane.baseline), style: style))
      }
    }
    figure.label(marks, within: lane.plot)
  }

  /// Returns the number of gestures of each kind, in the order of first occurrence.
  private static func finding(_ inputs: [InputMark]) -> String {
    var kinds: [String] = []
    var counts: [String: Int] = [:]
    for input in inputs {
      if counts[input.kind] == nil { kinds.append(input.kind) }
      counts[input.kind, default: 0] += 1
    }
    guard !kinds.isEmpty else { return "no input" }
    return kinds.map { "\(ValueFormatter.count(counts[$0] ?? 0)) × \($0)" }.joined(separator: ", ")
  }
}
