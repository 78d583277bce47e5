// The two ends of a metric among several runs.
//
// "Fastest by how much" is always a pair of values and the runs that have them; ties at an end are
// kept, so that no sentence claims one winner where there are two.

/// The least and the greatest value of a metric, and who has them.
package struct Spread: Equatable, Sendable {
  /// The metric's name.
  package let metric: String
  /// The least value.
  package let least: Double
  /// The greatest value.
  package let greatest: Double
  /// The runs within 5 % of the least value, least first.
  package let lowest: [RunSummary]
  /// The runs within 5 % of the greatest value, greatest first.
  package let highest: [RunSummary]

  /// Finds the ends.
  ///
  /// - Returns: nil when there are fewer than two runs, or one of them has no value.
  package init?(of metric: Metric, in rows: [RunSummary]) {
    let pairs = rows.compactMap { row in row[metric].map { (row: row, value: $0) } }
    guard rows.count > 1, pairs.count == rows.count,
      let least = pairs.map(\.value).min(), let greatest = pairs.map(\.value).max()
    else { return nil }
    self.metric = metric.id
    self.least = least
    self.greatest = greatest
    lowest = Self.rows(pairs, near: least) { $0.value < $1.value }
    highest = Self.rows(pairs, near: greatest) { $0.value > $1.value }
  }

  /// How many times the least value the greatest is; nil when the least is zero.
  package var factor: Double? { least > 0 ? greatest / least : nil }

  /// The distance between the ends.
  package var distance: Double { greatest - least }

  /// Whether the ends are so close that the difference is no finding.
  package var isNoise: Bool { distance <= greatest * Ranking.noise }

  /// Whether the ends differ: counts by any number, modelled figures by more than is no finding.
  package func hasFinding(_ metric: Metric) -> Bool { metric.isExact ? distance > 0 : !isNoise }

  /// Whether a value is the least, or of a modelled figure too near to it to tell.
  package func isLeast(_ value: Double, _ metric: Metric) -> Bool {
    metric.isExact ? value == least : value - least <= value * Ranking.noise
  }

  private typealias Pair = (row: RunSummary, value: Double)

  private static func rows(
    _ pairs: [Pair], near end: Double, by order: (Pair, Pair) -> Bool
  ) -> [RunSummary] {
    let near = pairs.filter { abs($0.value - end) <= max(abs(end), abs($0.value)) * Ranking.noise }
    let sorted = near.sorted { first, second in
      first.value == second.value
        ? first.row.identity.strategy < second.row.identity.strategy : order(first, second)
    }
    return sorted.map(\.row)
  }
}
