// Many strategies under many workloads on one page: a row for each workload, and a mark for each
// strategy at the factor of its main-thread time to that of the best. The names and times of the
// two ends are beside the marks; all numbers are in the table.
//
// The axis is logarithmic, because factors multiply.

import SimCharts
import SimMetrics
import SimScreen

/// The comparison chart for more runs than have space for a bar each.
struct ComparisonOverview {
  private let comparison: Comparison
  private let rankings: [Ranking]
  private let factors: LogScale?

  private static let top = 100.0
  private static let row = 36.0
  private static let plot = (start: 420.0, end: 900.0)
  private static let bestStart = 214.0
  private static let worstStart = 914.0

  /// Prepares the chart of a comparison.
  init(_ comparison: Comparison) {
    self.comparison = comparison
    rankings = comparison.rankings
    let all = rankings.flatMap { Self.marks($0).map(\.factor) }
    factors = LogScale(all + [1, 2], from: Self.plot.start, to: Self.plot.end)
  }

  /// Returns the picture.
  func figure(title: String) -> Figure {
    let bottom = Self.top + Double(rankings.count) * Self.row
    var figure = Figure(width: FigureStyle.width, height: bottom + 40)
    FigureHeader.draw(
      title: title, subtitle: comparison.setting.joined(separator: " · "), in: &figure)
    drawHeads(in: &figure)
    for (index, ranking) in rankings.enumerated() {
      draw(ranking, top: Self.top + Double(index) * Self.row, in: &figure)
    }
    drawAxis(at: bottom, in: &figure)
    return figure
  }

  /// A strategy on the axis.
  private struct Mark {
    let row: RunSummary
    let factor: Double
  }

  /// Returns the strategies of a workload by their factor to the best, the least first.
  private static func marks(_ ranking: Ranking) -> [Mark] {
    let rows = ranking.compared.compactMap { row in
      row[.mainThreadTime].map { (row: row, time: $0) }
    }.filter { $0.time > 0 }
    guard let least = rows.map(\.time).min() else { return [] }
    return rows.map { Mark(row: $0.row, factor: $0.time / least) }
      .sorted { ($0.factor, $0.row.identity.strategy) < ($1.factor, $1.row.identity.strategy) }
  }

  private func drawHeads(in figure: inout Figure) {
    let y = Self.top - 12
    let heads = [
      (FigureStyle.margin, "Workload", Self.bestStart), (Self.bestStart, "Best", Self.plot.start),
      (Self.plot.start, "Main thread's time, as a multiple of the best", Self.plot.end),
      (Self.worstStart, "Worst", FigureStyle.width - FigureStyle.margin),
    ]
    for (x, text, end) in heads {
      figure.text(
        TextMark(text, at: DisplayPoint(x, y), style: FigureStyle.heading), within: end - x - 8)
    }
  }

  private func draw(_ ranking: Ranking, top: Double, in figure: inout Figure) {
    let margin = FigureStyle.margin
    figure.line(
      from: DisplayPoint(margin, top), to: DisplayPoint(FigureStyle.width - margin, top),
      Palette.grid)
    figure.text(
      TextMark(
        comparison.name(of: ranking), at: DisplayPoint(margin, top + 16), style: FigureStyle.name),
      within: Self.bestStart - margin - 10)
    let others = ranking.rows.count - ranking.compared.count
    let count =
      ValueFormatter.count(ranking.compared.count, "strategy", plural: "strategies")
      + (others > 0 ? ", \(others) more not compared" : "")
    figure.text(
      TextMark(count, at: DisplayPoint(margin, top + 30), style: FigureStyle.quiet),
      within: Self.bestStart - margin - 10)
    figure.fill(
      DisplayRect(
        x: Self.plot.start, y: top + 5, width: Self.plot.end - Self.plot.start,
        height: Self.row - 9), Palette.lane)
    let marks = Self.marks(ranking)
    guard let factors, let best = marks.first, let worst = marks.last else { return }
    for mark in marks {
      let isLate = (mark.row[.hitchTime] ?? 0) > 0
      figure.fill(
        DisplayRect(
          x: factors.position(mark.factor) - 1.5, y: top + 8, width: 3, height: Self.row - 15),
        isLate ? Palette.hitch : Palette.blue)
    }
    for mark in marks {
      figure.note(
        "\(mark.row.identity.strategy): \(text(of: mark.row)), \(ValueFormatter.factor(mark.factor)) the best",
        at: DisplayRect(
          x: factors.position(mark.factor) - 3, y: top + 5, width: 6, height: Self.row - 9))
    }
    let near = marks.count { $0.factor <= 1 + Ranking.noise }
    let name = best.row.identity.strategy
    write(
      near > 1 ? "\(name) and \(near - 1) within 5 %" : name, text(of: best.row),
      at: DisplayPoint(Self.bestStart, top), within: Self.plot.start - Self.bestStart - 10,
      in: &figure)
    guard worst.factor > 1 + Ranking.noise else { return }
    write(
      worst.row.identity.strategy,
      "\(text(of: worst.row)), \(ValueFormatter.factor(worst.factor)) the best",
      at: DisplayPoint(Self.worstStart, top),
      within: FigureStyle.width - margin - Self.worstStart, in: &figure)
  }

  private func text(of row: RunSummary) -> String {
    let late = row[.hitchTime] ?? 0
    return Metric.mainThreadTime.unit.format(row[.mainThreadTime] ?? 0)
      + (late > 0 ? ", \(Metric.hitchTime.unit.format(late)) late" : "")
  }

  private func write(
    _ name: String, _ value: String, at place: DisplayPoint, within width: Double,
    in figure: inout Figure
  ) {
    figure.text(
      TextMark(name, at: DisplayPoint(place.x, place.y + 16), style: FigureStyle.label),
      within: width)
    figure.text(
      TextMark(value, at: DisplayPoint(place.x, place.y + 30), style: FigureStyle.quiet),
      within: width)
  }

  private func drawAxis(at bottom: Double, in figure: inout Figure) {
    guard let factors else { return }
    for tick in factors.ticks where tick >= 1 {
      let x = factors.position(tick)
      figure.line(
        from: DisplayPoint(x, Self.top), to: DisplayPoint(x, bottom + 4), Palette.rule, width: 0.5)
      figure.label(
        [
          TextMark(
            ValueFormatter.count(Int(tick)) + "×", at: DisplayPoint(x, bottom + 17),
            anchor: .middle,
            style: FigureStyle.quiet)
        ], within: DisplayRect(x: Self.plot.start - 20, y: bottom, width: 540, height: 30))
    }
    let start = FigureStyle.margin
    figure.text(
      TextMark(
        "One mark a strategy; red: some of its frames are late.",
        at: DisplayPoint(start, bottom + 18),
        style: FigureStyle.quiet), within: Self.plot.start - start - 20)
  }
}
