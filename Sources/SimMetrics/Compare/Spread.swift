// The two ends of a metric among several runs.
//
// "Fastest by how much" compares a pair of values and the runs that have them. Ties at an end are
// kept, so that no sentence names one winner where there are two. If prices were drawn, runs whose
// order is not certain tie, too.

/// The least and the greatest value of a metric, with the runs that have them.
package struct Spread: Equatable, Sendable {
  package let metric: String
  package let least: Double
  package let greatest: Double
  /// The runs within 5 % of the least value, or for which the draws do not establish that they have
  /// more; least first.
  package let lowest: [RunSummary]
  /// The runs within 5 % of the greatest value, or for which the draws do not establish that they have less; greatest first.
  package let highest: [RunSummary]
  /// The certainty that the ends differ; `nil` if nothing was drawn.
  package let verdict: Verdict?

  /// Creates the spread of a metric; `nil` if there are fewer than two runs, or one of them has no
  /// value.
  package init?(of metric: Metric, in rows: [RunSummary]) {
    let pairs = rows.compactMap { row in row[metric].map { (row: row, value: $0) } }
    guard rows.count > 1, pairs.count == rows.count,
      let least = pairs.map(\.value).min(), let greatest = pairs.map(\.value).max()
    else { return nil }
    self.metric = metric.id
    self.least = least
    self.greatest = greatest
    let (first, last) = (pairs.first { $0.value == least }, pairs.first { $0.value == greatest })
    let verdict = first.flatMap { first in
      last.flatMap { Verdict(of: metric, fast: first.row, slow: $0.row) }
    }
    self.verdict = verdict
    func isReported(_ fast: Pair?, _ slow: Pair?) -> Bool {
      guard let fast, let slow, verdict?.isTooClose == false else { return true }
      return Verdict.isCertain(metric, less: fast.row, more: slow.row) ?? true
    }
    lowest = Self.rows(pairs, near: least) {
      $0.value < $1.value
    } or: {
      !isReported(first, $0) && isReported($0, last)
    }
    highest = Self.rows(pairs, near: greatest) {
      $0.value > $1.value
    } or: {
      !isReported($0, last) && isReported(first, $0)
    }
  }

  /// The ratio of the greatest value to the least; `nil` when the least is zero.
  package var factor: Double? { least > 0 ? greatest / least : nil }

  /// The distance between the ends.
  package var distance: Double { greatest - least }

  /// Whether the ends are so close that the difference is not a finding.
  package var isNoise: Bool { distance <= greatest * Ranking.noise }

  /// Returns whether the difference is a finding: for counts any difference, for modelled figures
  /// one of more than noise and in nearly all draws.
  package func hasFinding(_ metric: Metric) -> Bool {
    metric.isExact ? distance > 0 : !isNoise && verdict?.isTooClose != true
  }

  /// Returns whether a run has the least value, or for a modelled figure one that is
  /// indistinguishable from it, while some other run certainly has more.
  package func isBest(_ row: RunSummary, _ metric: Metric) -> Bool {
    guard hasFinding(metric) else { return false }
    return metric.isExact ? row[metric] == least : lowest.contains(row)
  }

  private typealias Pair = (row: RunSummary, value: Double)

  private static func rows(
    _ pairs: [Pair], near end: Double, by order: (Pair, Pair) -> Bool, or ties: (Pair) -> Bool
  ) -> [RunSummary] {
    let near = pairs.filter {
      abs($0.value - end) <= max(abs(end), abs($0.value)) * Ranking.noise || ties($0)
    }
    let sorted = near.sorted { first, second in
      first.value == second.value
        ? first.row.identity.strategy < second.row.identity.strategy : order(first, second)
    }
    return sorted.map(\.row)
  }
}
