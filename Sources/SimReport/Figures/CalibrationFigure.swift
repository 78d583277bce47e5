// One screen of the calibration: processor time on the left, memory on the right. Squares are
// measurements of phones, lines are predictions. Both axes are logarithmic, because the number of
// elements doubles from point to point.

package import SimCharts
import SimCore
package import SimMetrics
import SimScreen

/// Predictions beside measurements of one screen.
package struct CalibrationFigure {
  private let report: CalibrationReport
  private let view: String

  private static let height = 470.0
  private static let top = 104.0
  private static let bottom = 420.0
  private static let panels: [(figure: Kind, left: Double, right: Double)] = [
    (.time, 90, 440), (.memory, 660, 1_010),
  ]

  typealias Kind = CalibratedFigure

  /// Prepares the figure of a screen.
  package init(_ report: CalibrationReport, view: String) {
    self.report = report
    self.view = view
  }

  package var figure: Figure {
    var figure = Figure(width: FigureStyle.width, height: Self.height)
    FigureHeader.draw(title: title, subtitle: subtitle, in: &figure)
    for panel in Self.panels { draw(panel.figure, panel.left, panel.right, in: &figure) }
    return figure
  }

  private var title: String {
    let errors = Kind.allCases.compactMap { kind in
      report.rows(kind, view: view).medianError.map {
        "\(kind) \(Decimals.text($0 * 100, digits: 1)) %"
      }
    }
    return "\(view): off by \(errors.joined(separator: ", ")) in the median"
  }

  private var subtitle: String {
    "\(report.devices.joined(separator: ", ")) · squares measured, lines predicted · logarithmic axes"
  }

  private func draw(_ kind: Kind, _ left: Double, _ right: Double, in figure: inout Figure) {
    let rows = report.rows(kind, view: view)
    figure.text(
      TextMark(
        kind == .time ? "Processor time of the app, push and pop (s)" : "Memory of the app (MB)",
        at: DisplayPoint(left, Self.top - 16), style: FigureStyle.heading))
    guard let scale = Scale(rows) else { return }
    drawAxes(scale, kind, left, right, in: &figure)
    for (index, device) in report.devices.enumerated() {
      let own = rows.filter { $0.measurement.device == device }
      let colour = Palette.lines[index % Palette.lines.count]
      let points = own.map { row in
        (
          measured: DisplayPoint(
            scale.x(row.measurement.count, left, right),
            scale.y(row.measured, Self.top, Self.bottom)),
          predicted: DisplayPoint(
            scale.x(row.measurement.count, left, right),
            scale.y(row.predicted, Self.top, Self.bottom))
        )
      }
      if points.count > 1 {
        figure.add(.line(points.map(\.predicted), colour, width: 1.5))
      }
      for point in points {
        let square = point.measured
        figure.fill(DisplayRect(x: square.x - 3, y: square.y - 3, width: 6, height: 6), colour)
        if points.count == 1 {
          figure.line(
            from: DisplayPoint(point.predicted.x - 9, point.predicted.y),
            to: DisplayPoint(point.predicted.x + 9, point.predicted.y), colour, width: 1.5)
        }
      }
      guard let last = points.last, let row = own.last else { continue }
      let text = "\(device) \(Decimals.percent(row.error))"
      let places = [0.0, -13, 13, -26, 26, -39, 39].map { shift in
        TextMark(
          text, at: DisplayPoint(right + 26, last.predicted.y + 4 + shift), style: FigureStyle.label
        )
      }
      guard figure.label(places, within: figure.bounds), let mark = figure.texts.last else {
        continue
      }
      figure.fill(DisplayRect(x: right + 12, y: mark.point.y - 9, width: 10, height: 10), colour)
    }
  }

  private func drawAxes(
    _ scale: Scale, _ kind: Kind, _ left: Double, _ right: Double, in figure: inout Figure
  ) {
    for value in scale.ticks {
      let y = scale.y(value, Self.top, Self.bottom)
      figure.line(from: DisplayPoint(left, y), to: DisplayPoint(right, y), Palette.grid)
      let shown = kind == .time ? value : value / 1_000
      figure.text(
        TextMark(
          Decimals.text(shown, digits: shown < 1 ? 1 : 0), at: DisplayPoint(left - 8, y + 4),
          anchor: .end, style: FigureStyle.quiet))
    }
    for count in scale.counts {
      let x = scale.x(count, left, right)
      figure.line(
        from: DisplayPoint(x, Self.bottom), to: DisplayPoint(x, Self.bottom + 4), Palette.rule)
      figure.text(
        TextMark(
          "\(count)", at: DisplayPoint(x, Self.bottom + 18), anchor: .middle,
          style: FigureStyle.quiet))
    }
    figure.line(
      from: DisplayPoint(left, Self.bottom), to: DisplayPoint(right, Self.bottom), Palette.rule)
    figure.text(
      TextMark(
        "elements", at: DisplayPoint((left + right) / 2, Self.bottom + 36), anchor: .middle,
        style: FigureStyle.quiet))
  }

  private struct Scale {
    let counts: [Int]
    private let least: Double
    private let most: Double

    init?(_ rows: [CalibrationRow]) {
      let values = rows.flatMap { [$0.measured, $0.predicted] }.filter { $0 > 0 }
      guard let low = values.min(), let high = values.max() else { return nil }
      least = DeterministicMath.log(low / 1.15)
      most = DeterministicMath.log(high * 1.15)
      counts = Set(rows.map(\.measurement.count)).sorted()
    }

    func x(_ count: Int, _ left: Double, _ right: Double) -> Double {
      guard counts.count > 1, let first = counts.first, let last = counts.last else {
        return (left + right) / 2
      }
      let share =
        DeterministicMath.log(Double(count) / Double(first))
        / DeterministicMath.log(Double(last) / Double(first))
      return left + 6 + share * (right - left - 12)
    }

    func y(_ value: Double, _ top: Double, _ bottom: Double) -> Double {
      guard value > 0 else { return bottom }
      return bottom - (DeterministicMath.log(value) - least) / (most - least) * (bottom - top)
    }

    /// The ticks of the axis: 1, 2 and 5 times powers of ten; if there are fewer than three, all
    /// multiples of powers of ten.
    var ticks: [Double] {
      let powers = [0.1, 1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]
      func within(_ factors: [Double]) -> [Double] {
        powers.flatMap { power in factors.map { $0 * power } }.filter {
          let place = DeterministicMath.log($0)
          return place >= least && place <= most
        }
      }
      let few = within([1, 2, 5])
      return few.count < 3 ? within([1, 2, 3, 4, 5, 6, 7, 8, 9]) : few
    }
  }
}
