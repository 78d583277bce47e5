// The time axis below the lanes: round times, with labels if there is space.

import SimCharts
import SimMetrics
import SimScreen

/// Ticks and labels of a window of time.
struct TimeAxis {
  let window: TimeWindow
  var name = "time since launch"

  /// The height of the axis below the lanes, in points.
  static let height = 22.0

  /// Round times; empty for a run without duration.
  private var ticks: [Int64] {
    window.scale.upper - window.scale.lower > 1_000 ? window.scale.ticks(about: 9) : []
  }

  /// Draws the axis line, ticks and labels.
  func draw(at y: Double, in figure: inout Figure) {
    let scale = window.scale
    figure.line(from: DisplayPoint(scale.start, y), to: DisplayPoint(scale.end, y), Palette.rule)
    figure.text(
      TextMark(name, at: DisplayPoint(FigureStyle.margin, y + 15), style: FigureStyle.quiet),
      within: FigureStyle.plotStart - FigureStyle.margin - 14)
    let region = DisplayRect(
      x: scale.start - 14, y: y, width: scale.end - scale.start + 100, height: 22)
    for tick in ticks {
      let x = window.x(tick)
      figure.line(from: DisplayPoint(x, y), to: DisplayPoint(x, y + 4), Palette.rule)
      let mark = TextMark(
        label(tick), at: DisplayPoint(x, y + 16), anchor: .middle, style: FigureStyle.quiet)
      figure.label([mark], within: region)
    }
  }

  /// Returns a tick's time with the digits that distinguish it from its neighbours.
  private func label(_ tick: Int64) -> String {
    let step = LinearScale.step(for: window.scale.upper - window.scale.lower, count: 9)
    guard step >= 100_000_000 || window.scale.lower >= 10_000_000_000 else {
      let digits = step >= 1_000_000 ? 0 : step >= 100_000 ? 1 : 2
      return ValueFormatter.decimal(Double(tick) / 1e6, digits: digits) + " ms"
    }
    let digits = step >= 1_000_000_000 ? 0 : step >= 100_000_000 ? 1 : step >= 10_000_000 ? 2 : 3
    return ValueFormatter.decimal(Double(tick) / 1e9, digits: digits) + " s"
  }
}
