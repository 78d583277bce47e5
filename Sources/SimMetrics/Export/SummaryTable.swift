// The table that a run prints, as a value: a header, and rows in the order of the comparison.
//
// The plain, the Markdown and the HTML table all come from here and differ in their marks only. The
// best value among the strategies of a workload is known to each cell, so that it can be marked. A metric
// that is the same in every run is no column but part of a sentence.

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

  /// The conditions that all runs share, chosen ones first.
  package let setting: [String]
  /// The heads of all columns, workload and strategy included.
  package let header: [String]
  /// What is the same in every run, as a sentence; empty when there is nothing.
  package let sameEverywhere: String
  /// The rows, the answer first.
  package let rows: [Row]

  /// Makes the table of a comparison.
  package init(_ comparison: Comparison, metrics: [Metric] = Metric.headline) {
    setting = RunIdentity.setting(of: comparison.rows.map(\.identity))
    let equal = metrics.filter { Self.isEqual($0, in: comparison) }
    let metrics = metrics.filter { metric in !equal.contains { $0.id == metric.id } }
    header = ["Workload", "Strategy"] + metrics.map(\.title)
    sameEverywhere = Self.sentence(equal, in: comparison)
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

  /// Whether a metric has one value in all runs that have any, and there are at least two of them.
  private static func isEqual(_ metric: Metric, in comparison: Comparison) -> Bool {
    let ended = comparison.rows.filter { !$0.outcome.isFailure }
    let values = ended.compactMap { $0[metric] }
    return ended.count > 1 && values.allSatisfy { $0 == values.first }
  }

  private static func sentence(_ equal: [Metric], in comparison: Comparison) -> String {
    let parts = equal.compactMap { metric in
      comparison.rows.first { $0[metric] != nil }.map { "\(metric.title) \($0.text(metric))" }
    }
    return parts.isEmpty ? "" : "The same in all runs: " + parts.joined(separator: ", ") + "."
  }

  private static func cell(_ metric: Metric, of row: RunSummary, in ranking: Ranking) -> Cell {
    guard metric.polarity == .lowerIsBetter, let value = row[metric],
      let spread = Spread(of: metric, in: ranking.completed)
    else { return Cell(text: row.text(metric)) }
    return Cell(
      text: row.text(metric), isBest: spread.hasFinding(metric) && spread.isLeast(value, metric))
  }

  private static func remark(_ outcome: RunOutcome) -> String {
    outcome.reason.map { "\(outcome.word): \($0.firstLine)" } ?? ""
  }
}
