// The catalogue of what is measured: name, unit, polarity, definition and how to get it.
//
// Tables, exporters, comparisons and charts all go through this list, so a new metric is one entry
// here. A value is nil when it does not exist for a record: a hitch ratio over no tracked time, or
// anything of a run that failed. Counts are exact; times are modelled and say so in `isExact`.

/// One thing that is measured of a run.
package struct Metric: Sendable, Identifiable {
  /// Which direction is good.
  package enum Polarity: String, Sendable {
    /// Less is better.
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
  /// Whether the value is counted, and not the result of modelled times.
  package let isExact: Bool
  /// What is measured, in one sentence.
  package let definition: String
  private let read: @Sendable (RunRecord) -> Double?

  /// Makes a metric.
  package init(
    _ id: String, title: String, unit: MetricUnit, polarity: Polarity = .lowerIsBetter,
    isExact: Bool, definition: String, read: @escaping @Sendable (RunRecord) -> Double?
  ) {
    self.id = id
    self.title = title
    self.unit = unit
    self.polarity = polarity
    self.isExact = isExact
    self.definition = definition
    self.read = read
  }

  /// The value for a record, in the metric's base unit.
  ///
  /// - Returns: nil when the run failed or the value does not exist for it.
  package func value(of record: RunRecord) -> Double? {
    record.outcome.isFailure ? nil : read(record)
  }

  /// Whether it says how late frames are, which draws of the prices decide and the table's own prices alone do not.
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
