// The units of metrics.
//
// The unit determines how a value is shown to people (through `ValueFormatter`) and the name of its
// column in files, where values are in base units and not rounded.

/// The unit of a metric.
package enum MetricUnit: String, Sendable {
  case count
  /// Nanoseconds of virtual time.
  case nanoseconds = "ns"
  case bytes
  /// Milliseconds of hitch per second of tracked time.
  case hitchRatio = "ms_per_s"

  /// Returns a value as text for people.
  package func format(_ value: Double) -> String {
    switch self {
    case .count: ValueFormatter.count(Int(value))
    case .nanoseconds: ValueFormatter.duration(Int64(value))
    case .bytes: ValueFormatter.bytes(Int64(value))
    case .hitchRatio: ValueFormatter.hitchRatio(value)
    }
  }

  /// Returns a value as text for files: base units, no commas.
  package func raw(_ value: Double) -> String {
    switch self {
    case .count, .nanoseconds, .bytes: String(Int64(value))
    case .hitchRatio: ValueFormatter.decimal(value, digits: 3).filter { $0 != "," }
    }
  }
}
