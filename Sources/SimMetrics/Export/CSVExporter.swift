// One row a run, every metric, in base units: for spreadsheets and scripts.
//
// The format is RFC 4180's with line feeds: a field with a comma, a quote or a line break stands in
// quotes, and a quote within is doubled. A value that does not exist is an empty field.

package import Foundation

/// Writes one CSV row a run.
package struct CSVExporter: Exporter {
  /// The format's name.
  package static let name = "csv"
  /// The file name's extension.
  package static let fileExtension = "csv"

  /// Makes the exporter.
  package init() {}

  /// Writes a header and one row a run.
  package func export(_ records: [RunRecord]) -> Data {
    let lines = [header] + Comparison(records).rows.map(row)
    return Data(lines.map { $0.map(Self.field).joined(separator: ",") + "\n" }.joined().utf8)
  }

  private var header: [String] {
    [
      "scenario", "workload", "strategy", "items", "device", "system", "seed", "configuration",
      "architecture", "compiler", "refresh_interval_ns", "profile", "power", "temperature", "noise",
      "prices", "outcome", "reason", "fingerprint",
    ] + Metric.all.map(\.column)
      + Self.drawn.flatMap { ["\($0.column)_low", "\($0.column)_high"] }
  }

  private func row(_ summary: RunSummary) -> [String] {
    let identity = summary.identity
    return [
      identity.scenario, identity.workload, identity.strategy, String(identity.items),
      identity.device, identity.system, String(identity.seed), identity.configuration,
      identity.architecture, identity.compiler, String(identity.refreshInterval),
    ] + conditions(identity) + [
      summary.outcome.word, summary.outcome.reason ?? "", summary.fingerprint,
    ] + Metric.all.map { metric in summary[metric].map(metric.unit.raw) ?? "" }
      + Self.drawn.flatMap { metric in
        let range = summary.range(of: metric)
        return [range?.low, range?.high].map { $0.map(metric.unit.raw) ?? "" }
      }
  }

  /// The metrics with the range of nine in ten price draws.
  private static let drawn = [Metric.mainThreadTime, .hitches, .hitchRatio]

  private func conditions(_ identity: RunIdentity) -> [String] {
    ["profile", "power", "temperature", "noise", "prices"].map { name in
      identity.allConditions.first { $0.name == name }?.text ?? ""
    }
  }

  /// A field as the format wants it.
  package static func field(_ text: String) -> String {
    let needsQuotes = text.contains { $0 == "," || $0 == "\"" || $0.isNewline }
    guard needsQuotes else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
