// One run as a row: its identity, its outcome, and the value of every metric.
//
// A record holds thousands of frames, of which tables and comparisons need a handful of numbers.
// The summary computes each of them once.
//
// If there are cost variations, times and hitches are their median and 90 % range. At the prices of
// the table alone, similar frames would all miss their deadlines or all meet them. The frames of a
// record are those of one play of the run, whose own figures are `played`; they belong beside a
// picture of that play.

/// The row of one run.
package struct RunSummary: Equatable, Sendable {
  /// The identity of the run.
  package let identity: RunIdentity
  package internal(set) var outcome: RunOutcome
  /// The hash over the run's events.
  package let fingerprint: String
  /// The place where the strategy's state is stored, and its reader; `nil` if they are not
  /// described.
  package let state: StateDescription?
  /// The difference between the final screen and that of the other strategies; `nil` if there is
  /// none.
  package let otherScreen: String?
  /// The dependence of cost on the number of items; `nil` if no other size was run.
  package let growth: ItemGrowth?
  /// The seeds of the runs that the row represents; empty for one run.
  package internal(set) var seeds: [UInt64] = []
  var values: [String: Double]
  /// The range of each metric over several seeds.
  var reach: [String: ClosedRange<Double>] = [:]
  /// The values of each drawn metric and their 90 % ranges; stored because every cell of a table
  /// needs them.
  var draws: [String: [Double]] {
    didSet { ranges = draws.compactMapValues { DrawnRange($0) } }
  }
  private var ranges: [String: DrawnRange]

  /// Computes every metric of a record.
  package init(_ record: RunRecord) {
    identity = record.identity
    outcome = record.outcome
    fingerprint = record.fingerprint
    state = record.comparison.state
    otherScreen = record.comparison.otherScreen
    growth = ItemGrowth(record)
    var values: [String: Double] = [:]
    for metric in Metric.all { values[metric.id] = metric.value(of: record) }
    self.values = values
    var draws: [String: [Double]] = [:]
    for metric in Metric.all { draws[metric.id] = record.drawn(metric) }
    self.draws = draws
    ranges = draws.compactMapValues { DrawnRange($0) }
  }

  /// Returns the values of a metric in all draws; `nil` if it was not drawn.
  package func drawn(_ metric: Metric) -> [Double]? { draws[metric.id] }

  /// Returns the 90 % range of a metric's draws; `nil` if it was not drawn.
  package func range(of metric: Metric) -> DrawnRange? { ranges[metric.id] }

  /// The value of a metric, in its base unit; `nil` if this run has none.
  ///
  /// For a drawn metric it is the median of the draws.
  package subscript(_ metric: Metric) -> Double? { range(of: metric)?.median ?? values[metric.id] }

  /// Returns the value of a metric in the play of which the record has the frames.
  package func played(_ metric: Metric) -> Double? { values[metric.id] }

  /// Returns the value of a metric as text, with the range of the draws or of several seeds; an en
  /// dash if there is none.
  package func text(_ metric: Metric) -> String {
    guard let value = self[metric].map(metric.unit.format) else { return ValueFormatter.missing }
    let drawn = range(of: metric).map { $0.low...$0.high }
    guard let reach = drawn ?? reach[metric.id], reach.lowerBound < reach.upperBound else {
      return value
    }
    let (low, high) = (metric.unit.format(reach.lowerBound), metric.unit.format(reach.upperBound))
    guard low != high else { return value }
    return "\(value) (\(Self.range(low, high, unit: Self.unit(of: value)) ?? "\(low)–\(high)"))"
  }

  /// Returns two values as a range, with a common unit given once: `420.1–990.3 ms`, `760.1 ms–1.89
  /// s`.
  static func range(_ low: String, _ high: String) -> String {
    guard low != high else { return high }
    let unit = unit(of: high)
    return range(low, high, unit: unit).map { $0 + unit } ?? "\(low)–\(high)"
  }

  /// Returns a range of two values without their unit; `nil` if one of them has another unit, or
  /// more than one.
  private static func range(_ low: String, _ high: String, unit: String) -> String? {
    let bare = [low, high].map { $0.hasSuffix(unit) ? String($0.dropLast(unit.count)) : $0 }
    return bare.contains { $0.contains(" ") } ? nil : bare.joined(separator: "–")
  }

  /// Returns the unit after a value, with the space before it; empty if there is none.
  private static func unit(of value: String) -> String {
    value.lastIndex(of: " ").map { String(value[$0...]) } ?? ""
  }
}
