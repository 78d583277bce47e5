// One run as a row: who it was, how it ended, and every metric's value.
//
// A record holds thousands of frames; tables and comparisons need a handful of numbers of it, and
// read them from here so that each is computed once.
//
// Times and hitches are those of the cost variations, if there are any: the median, and where nine of ten lie. At the table's own
// prices similar frames miss their deadlines all together or not at all. The frames of a record are those of one play of the
// run, whose own figures are `played`: they are what belongs beside a picture of it.

/// The row of one run.
package struct RunSummary: Equatable, Sendable {
  /// What was run, on what.
  package let identity: RunIdentity
  package internal(set) var outcome: RunOutcome
  /// The hash over its events.
  package let fingerprint: String
  /// Where the strategy's state is stored and what reads it; nil if that is not described.
  package let state: StateDescription?
  /// How the screen at the end differs from that of the other strategies; nil if it does not.
  package let otherScreen: String?
  /// How cost depends on the number of items; nil if no other size was run.
  package let growth: ItemGrowth?
  /// The seeds of the runs that the row represents; empty for one run.
  package internal(set) var seeds: [UInt64] = []
  var values: [String: Double]
  /// From the least to the greatest value among several seeds.
  var reach: [String: ClosedRange<Double>] = [:]
  /// The values under other prices, and where nine of ten of them lie: kept, because every cell asks for them.
  var draws: [String: [Double]] {
    didSet { ranges = draws.compactMapValues { DrawnRange($0) } }
  }
  private var ranges: [String: DrawnRange]

  /// Computes every metric of a record.
  package init(_ record: RunRecord) {
    identity = record.identity
    outcome = record.outcome
    fingerprint = record.fingerprint
    state = record.state
    otherScreen = record.otherScreen
    growth = ItemGrowth(record)
    var values: [String: Double] = [:]
    for metric in Metric.all { values[metric.id] = metric.value(of: record) }
    self.values = values
    var draws: [String: [Double]] = [:]
    for metric in Metric.all { draws[metric.id] = record.drawn(metric) }
    self.draws = draws
    ranges = draws.compactMapValues { DrawnRange($0) }
  }

  /// The values of a metric under other prices; nil if it was not drawn.
  package func drawn(_ metric: Metric) -> [Double]? { draws[metric.id] }

  /// Where nine of ten of them lie.
  package func range(of metric: Metric) -> DrawnRange? { ranges[metric.id] }

  /// The value of a metric, in its base unit; nil when it does not exist for this run.
  ///
  /// For what was drawn it is the median of the draws.
  package subscript(_ metric: Metric) -> Double? { range(of: metric)?.median ?? values[metric.id] }

  /// The value of a metric in one play of the run: that of which the record has the frames.
  package func played(_ metric: Metric) -> Double? { values[metric.id] }

  /// The value of a metric as text for people, or an en dash; with the range of the draws, or of several seeds.
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

  /// `420.1–990.3 ms`, `760.1 ms–1.89 s`: two values, with the unit given once if it is the same.
  static func range(_ low: String, _ high: String) -> String {
    guard low != high else { return high }
    let unit = unit(of: high)
    return range(low, high, unit: unit).map { $0 + unit } ?? "\(low)–\(high)"
  }

  /// Two values without the unit that both have; nil if one of them has another, or two.
  private static func range(_ low: String, _ high: String, unit: String) -> String? {
    let bare = [low, high].map { $0.hasSuffix(unit) ? String($0.dropLast(unit.count)) : $0 }
    return bare.contains { $0.contains(" ") } ? nil : bare.joined(separator: "–")
  }

  /// The unit after a value, with the space before it; empty if there is none.
  private static func unit(of value: String) -> String {
    value.lastIndex(of: " ").map { String(value[$0...]) } ?? ""
  }
}
