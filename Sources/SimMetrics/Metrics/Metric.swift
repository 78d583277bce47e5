// The catalogue of metrics: name, unit, polarity, definition and the function that computes the
// value.
//
// Tables, exporters, comparisons, baselines and charts all go through this list, so a new metric is
// one entry here. A value is `nil` when it does not exist for a record: a hitch ratio without
// tracked time, or any metric of a failed run. Counts are exact, and a run must match those of its
// baseline; times and memory are modelled, and some of them have a limit.

/// One measured quantity of a run.
package struct Metric: Sendable, Identifiable {
  /// The direction in which a value improves.
  package enum Polarity: String, Sendable {
    case lowerIsBetter
    /// Neither direction is better: the value describes the run.
    case neutral
  }

  /// The name in files, in words joined by underscores.
  package let id: String
  /// The name for people; short enough to head a column.
  package let title: String
  /// The unit of the values.
  package let unit: MetricUnit
  /// The direction in which the value improves.
  package let polarity: Polarity
  /// The count; `nil` for figures that follow from modelled times and memory.
  package let count: ExactCount?
  /// The default limit on the value's growth in baselines; `nil` if baselines do not limit it.
  package let limit: GateLimit?
  /// The definition, in one sentence.
  package let definition: String
  private let read: @Sendable (RunRecord) -> Double?

  /// Creates a modelled metric.
  package init(
    _ id: String, title: String, unit: MetricUnit, polarity: Polarity = .lowerIsBetter,
    limit: GateLimit? = nil, definition: String, read: @escaping @Sendable (RunRecord) -> Double?
  ) {
    self.id = id
    self.title = title
    self.unit = unit
    self.polarity = polarity
    self.definition = definition
    self.limit = limit
    count = nil
    self.read = read
  }

  /// Creates a counted metric.
  package init(
    _ id: String, title: String, polarity: Polarity = .lowerIsBetter, count: ExactCount,
    definition: String
  ) {
    self.id = id
    self.title = title
    unit = .count
    self.polarity = polarity
    self.definition = definition
    limit = nil
    self.count = count
    read = { Double($0.counts.total[keyPath: count.path]) }
  }

  /// Whether the value is counted rather than modelled.
  package var isExact: Bool { count != nil }
  /// Whether less is better; otherwise the value describes the run.
  package var lessIsBetter: Bool { polarity == .lowerIsBetter }

  /// Returns the value for a record, in the metric's base unit.
  ///
  /// - Returns: `nil` when the run failed or the value does not exist for it.
  package func value(of record: RunRecord) -> Double? {
    record.outcome.isFailure ? nil : read(record)
  }

  /// Whether the metric describes the lateness of frames, which depends on the cost variations and
  /// not on the table's prices alone.
  package var isLateness: Bool {
    [Self.hitches.id, Self.hitchTime.id, Self.hitchRatio.id].contains(id)
  }

  /// Returns the value for a record as text for people, or an en dash.
  package func text(of record: RunRecord) -> String {
    value(of: record).map(unit.format) ?? ValueFormatter.missing
  }

  /// The column's name in files: the metric's name and its unit.
  package var column: String {
    unit == .count ? id : "\(id)_\(unit.rawValue)"
  }
}
