// The table that a run prints, as a value: a header, and rows in the order of the comparison.
//
// The plain, the Markdown and the HTML table all come from here and differ in their marks only. The
// best value among the strategies of a workload is known to each cell, so that it can be marked.

/// The headline metrics of all runs as texts.
package struct SummaryTable: Equatable, Sendable {
  /// One value of the table.
  package struct Cell: Equatable, Sendable {
    /// The value as text.
    package var text: String
    /// Whether it is the best of its workload, and better than some other.
    package var isBest = false
  }

  /// One run of the table.
  package struct Row: Equatable, Sendable {
    /// The ranking's name: the workload.
    package var workload: String
    /// The strategy.
    package var strategy: String
    /// The values, one for each metric.
    package var cells: [Cell]
    /// The hash of the run's events, 16 hexadecimal digits; empty for a run that was not made.
    package var fingerprint: String
    /// How the run ended where that needs saying; otherwise empty.
    package var remark: String
    /// Whether this is the first row of its workload.
    package var isFirst: Bool
  }

  /// The heads of all columns, workload and strategy included.
  package let header: [String]
  /// The rows, the answer first.
  package let rows: [Row]

  /// Makes the table of a comparison.
  package init(_ comparison: Comparison, metrics: [Metric] = Metric.headline) {
    header = ["Workload", "Strategy"] + metrics.map(\.title)
    rows = comparison.rankings.flatMap { ranking in
      ranking.rows.enumerated().map { index, summary in
        Row(
          workload: comparison.name(of: ranking), strategy: summary.identity.strategy,
          cells: metrics.map { Self.cell($0, of: summary, in: ranking) },
          fingerprint: summary.fingerprint, remark: Self.remark(summary.outcome),
          isFirst: index == 0)
      }
    }
  }

  private static func cell(_ metric: Metric, of row: RunSummary, in ranking: Ranking) -> Cell {
    guard metric.polarity == .lowerIsBetter, let value = row[metric],
      let spread = Spread(of: metric, in: ranking.completed)
    else { return Cell(text: row.text(metric)) }
    return Cell(
      text: row.text(metric), isBest: spread.distance > 0 && value == spread.least)
  }

  private static func remark(_ outcome: RunOutcome) -> String {
    outcome.reason.map { "\(outcome.word): \($0.firstLine)" } ?? ""
  }
}
