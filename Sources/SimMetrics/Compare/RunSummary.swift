// One run as a row: who it was, how it ended, and every metric's value.
//
// A record holds thousands of frames; tables and comparisons need a handful of numbers of it, and
// read them from here so that each is computed once.

/// The row of one run.
package struct RunSummary: Equatable, Sendable {
  /// What was run, on what.
  package let identity: RunIdentity
  /// How it ended.
  package let outcome: RunOutcome
  /// The hash over its events.
  package let fingerprint: String
  private let values: [String: Double]

  /// Computes every metric of a record.
  package init(_ record: RunRecord) {
    identity = record.identity
    outcome = record.outcome
    fingerprint = record.fingerprint
    var values: [String: Double] = [:]
    for metric in Metric.all { values[metric.id] = metric.value(of: record) }
    self.values = values
  }

  /// The value of a metric, in its base unit; nil when it does not exist for this run.
  package subscript(_ metric: Metric) -> Double? { values[metric.id] }

  /// The value of a metric as text for people, or an en dash.
  package func text(_ metric: Metric) -> String {
    self[metric].map(metric.unit.format) ?? ValueFormatter.missing
  }
}
