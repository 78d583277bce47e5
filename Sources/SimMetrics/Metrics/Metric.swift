// The catalogue of what is measured: name, unit, polarity, definition and how to get it.
//
// Tables, exporters, comparisons, baselines and charts all go through this list, so a new metric is one entry
// here. A value is nil when it does not exist for a record: a hitch ratio over no tracked time, or
// anything of a run that failed. Counts are exact, and a baseline holds runs to them; times and memory are modelled, and held to
// a limit where they have one.

/// One thing that is measured of a run.
package struct Metric: Sendable, Identifiable {
  /// Which direction is good.
  package enum Polarity: String, Sendable {
    case lowerIsBetter
    /// Neither: the value describes the run.
    case neutral
  }

  /// The name in files, in words joined by underscores.
  package let id: String
  /// The name for people; short enough to head a column.
  package let title: String
  /// The unit of the values.
  package let unit: MetricUnit
  /// Which direction is good.
  package let polarity: Polarity
  /// What is counted; nil for figures that follow from modelled times and memory.
  package let count: ExactCount?
  /// How far the value may grow if a baseline does not say; nil if baselines do not limit it.
  package let limit: GateLimit?
  /// What is measured, in one sentence.
  package let definition: String
  private let read: @Sendable (RunRecord) -> Double?

  /// Makes a metric that is modelled.
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

  /// Makes a metric that is counted.
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
    read = { Double($0.counts[keyPath: count.path]) }
  }

  /// Whether the value is counted, and not the result of modelled times.
  package var isExact: Bool { count != nil }
  /// Whether less is better; if not, the value describes the run.
  package var lessIsBetter: Bool { polarity == .lowerIsBetter }

  /// The value for a record, in the metric's base unit.
  ///
  /// - Returns: nil when the run failed or the value does not exist for it.
  package func value(of record: RunRecord) -> Double? {
    record.outcome.isFailure ? nil : read(record)
  }

  /// Whether it says how late frames are, which cost variations decide, not the table's own prices alone.
  package var isLateness: Bool {
    [Self.hitches.id, Self.hitchTime.id, Self.hitchRatio.id].contains(id)
  }

  /// The value for a record as text for people, or an en dash.
  package func text(of record: RunRecord) -> String {
    value(of: record).map(unit.format) ?? ValueFormatter.missing
  }

  /// The column's name in files: the name and the unit.
  package var column: String {
    unit == .count ? id : "\(id)_\(unit.rawValue)"
  }
}
