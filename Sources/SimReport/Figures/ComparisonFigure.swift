// A comparison of strategies: one row per strategy, in blocks by workload, one column per metric.
//
// The bars of a column have one scale in each workload, that of its ranked strategies; the bar of a
// mistake that exceeds it is broken. Every bar has its value next to it; the best of a workload is
// bold and has a star. The order is that of the table: first the workload with the greatest
// difference, and in it the best strategy. More runs than fit on a page are drawn as an overview.

package import SimCharts
package import SimMetrics
import SimScreen

/// The comparison chart of a set of runs.
package struct ComparisonFigure {
  private let comparison: Comparison
  private let metrics: [Metric] = [
    .mainThreadTime, .hitchRatio, .bodies, .allocations, .peakMemory,
  ]

  /// The greatest number of runs with bars of their own; more runs are drawn as an overview.
  private static let mostRows = 60
  private static let row = 20.0
  private static let blockGap = 34.0
  private static let top = 96.0
  private static let barStart = 210.0
  private static let columnWidth = 196.0
  private static let barWidth = 104.0
  private static let keyHeight = 28.0

  /// Prepares the chart of a comparison.
  package init(_ comparison: Comparison) {
    self.comparison = comparison
  }

  package var figure: Figure {
    let rows = comparison.rows.count
    guard rows <= Self.mostRows else {
      return ComparisonOverview(comparison).figure(title: title)
    }
    let height =
      Self.top + Double(rows) * Self.row + Double(comparison.rankings.count) * Self.blockGap
      + Self.keyHeight
    var figure = Figure(width: FigureStyle.width, height: max(height, 140))
    drawHeader(in: &figure)
    drawColumnHeads(in: &figure)
    var y = Self.top
    for ranking in comparison.rankings {
      drawBlock(ranking, top: y, in: &figure)
      y += Self.blockGap + Double(ranking.rows.count) * Self.row
    }
    drawKey(top: y, in: &figure)
    return figure
  }

  private var title: String { Answer(comparison).title }

  private func drawHeader(in figure: inout Figure) {
    FigureHeader.draw(title: title, subtitle: subtitle, in: &figure)
  }

  private var subtitle: String {
    comparison.setting.joined(separator: " · ")
  }

  private func drawKey(top: Double, in figure: inout Figure) {
    let margin = FigureStyle.margin
    figure.text(
      TextMark(
        "★ best of the workload · whisker: nine in ten simulated cost variations · bars of one workload have one scale; "
          + "a broken bar goes beyond it",
        at: DisplayPoint(margin, top + 14), style: FigureStyle.quiet),
      within: FigureStyle.width - 2 * margin)
  }

  private func x(_ column: Int) -> Double { Self.barStart + Double(column) * Self.columnWidth }

  private func drawColumnHeads(in figure: inout Figure) {
    for (column, metric) in metrics.enumerated() {
      figure.text(
        TextMark(
          metric.title, at: DisplayPoint(x(column), Self.top - 14), style: FigureStyle.heading),
        within: Self.columnWidth - 12)
    }
  }

  private func drawBlock(_ ranking: Ranking, top: Double, in figure: inout Figure) {
    let margin = FigureStyle.margin
    figure.line(
      from: DisplayPoint(margin, top), to: DisplayPoint(FigureStyle.width - margin, top),
      Palette.rule)
    figure.text(
      TextMark(
        comparison.name(of: ranking), at: DisplayPoint(margin, top + 17), style: FigureStyle.heading
      ),
      within: FigureStyle.width - 2 * margin)
    let ends = metrics.map { Self.scaleEnd(of: $0, ranking) }
    for (index, row) in ranking.rows.enumerated() {
      let y = top + 24 + Double(index) * Self.row
      figure.text(
        TextMark(
          row.identity.strategy, at: DisplayPoint(margin + 8, y + 14), style: FigureStyle.label),
        within: Self.barStart - margin - 20)
      if row.outcome.isFailure {
        drawFailure(row, y: y, in: &figure)
      } else {
        for column in metrics.indices {
          draw(row, column, in: ranking, most: ends[column], y: y, in: &figure)
        }
      }
    }
  }

  private func drawFailure(_ row: RunSummary, y: Double, in figure: inout Figure) {
    let reason = row.outcome.reason?.firstLine ?? ""
    figure.text(
      TextMark(
        "failed: \(reason)", at: DisplayPoint(Self.barStart, y + 14), style: FigureStyle.quiet),
      within: FigureStyle.width - FigureStyle.margin - Self.barStart)
  }

  private func draw(
    _ row: RunSummary, _ column: Int, in ranking: Ranking, most: Double, y: Double,
    in figure: inout Figure
  ) {
    let metric = metrics[column]
    guard let value = row[metric] else {
      figure.text(
        TextMark(
          ValueFormatter.missing, at: DisplayPoint(x(column), y + 14), style: FigureStyle.quiet))
      return
    }
    let share = most > 0 ? value / most : 0
    let width = max(min(share, 1) * Self.barWidth, value > 0 ? 1 : 0)
    let isBest = ranking.compares(row) && Self.isBest(row, metric, ranking)
    let colour = metric.id == Metric.hitchRatio.id ? Palette.hitch : Palette.blue
    figure.fill(
      DisplayRect(x: x(column), y: y + 4, width: width, height: 12),
      isBest ? colour : colour.tint(0.6))
    figure.line(
      from: DisplayPoint(x(column), y + 2), to: DisplayPoint(x(column), y + 18), Palette.rule)
    var end = width
    if share > 1 {
      AxisBreak.draw(
        down: DisplayRect(x: x(column), y: y + 1, width: width, height: 18),
        at: x(column) + width * 0.8,
        in: &figure)
    } else {
      end = max(width, drawRange(of: row, metric, x(column), most, y: y, in: &figure))
    }
    let text = metric.unit.format(value) + (isBest ? " ★" : "")
    figure.text(
      TextMark(
        text, at: DisplayPoint(x(column) + end + 5, y + 14),
        style: isBest ? FigureStyle.strong : FigureStyle.label),
      within: Self.columnWidth - end - 10)
    figure.note(
      "\(row.identity.strategy): \(metric.title.lowercased()) \(row.text(metric))",
      at: DisplayRect(x: x(column), y: y, width: Self.columnWidth - 4, height: Self.row))
  }

  /// Returns the value at the end of a column's scale: the greatest of the ranked runs, or the end
  /// of the longest error bar; of all runs if the ranked ones have only zeros, or if the others go
  /// only a quarter beyond them.
  private static func scaleEnd(of metric: Metric, _ ranking: Ranking) -> Double {
    func end(_ rows: [RunSummary]) -> Double {
      rows.reduce(0) { max($0, $1[metric] ?? 0, $1.range(of: metric)?.high ?? 0) }
    }
    let (ranked, all) = (end(ranking.compared), end(ranking.rows))
    return all <= ranked * 1.25 || ranked == 0 ? all : ranked
  }

  /// Draws an error bar: the 90 % range of the cost variations.
  ///
  /// - Returns: The end of the bar, in points.
  private func drawRange(
    of row: RunSummary, _ metric: Metric, _ left: Double, _ most: Double, y: Double,
    in figure: inout Figure
  ) -> Double {
    guard most > 0, let range = row.range(of: metric), range.high > range.low else { return 0 }
    let low = min(range.low / most, 1) * Self.barWidth
    let high = min(range.high / most, 1) * Self.barWidth
    figure.line(
      from: DisplayPoint(left + low, y + 10), to: DisplayPoint(left + high, y + 10), Palette.ink)
    for end in [low, high] {
      figure.line(
        from: DisplayPoint(left + end, y + 7), to: DisplayPoint(left + end, y + 13), Palette.ink)
    }
    return high
  }

  private static func isBest(_ row: RunSummary, _ metric: Metric, _ ranking: Ranking) -> Bool {
    Spread(of: metric, in: ranking.compared)?.isBest(row, metric) ?? false
  }
}
