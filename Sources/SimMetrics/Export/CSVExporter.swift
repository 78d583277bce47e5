// One row per run, every metric, in base units: for spreadsheets and scripts.
//
// The format is RFC 4180's with line feeds: a field with a comma, a quote or a line break is
// quoted, and a quote within it is doubled. A value that does not exist is an empty field.

package import Foundation

/// Writes one CSV row for each run.
package struct CSVExporter: Exporter {
  package init() {}

  /// Writes a header and one row per run, the best first; runs that differ only in the seed follow one another.
  package func export(_ records: [RunRecord]) -> Data {
    let lines = [Self.columns] + lines(records)
    return Data(lines.map { $0.map(Self.field).joined(separator: ",") + "\n" }.joined().utf8)
  }

  /// Returns the fields of each run, in the order of the columns.
  func lines(_ records: [RunRecord]) -> [[String]] {
    let seeds = Dictionary(grouping: records, by: \.identity.withoutSeed)
    var order: [RunIdentity] = []
    for row in Comparison(records).rows where !order.contains(row.identity.withoutSeed) {
      order.append(row.identity.withoutSeed)
    }
    return order.flatMap { seeds[$0] ?? [] }.map { row(RunSummary($0)) }
  }

  /// The names of the columns.
  package static let columns =
    RunIdentity.columnNames + ["outcome", "reason", "ranked", "fingerprint"]
    + Metric.all.map(\.column)
    + drawn.flatMap { ["\($0.column)_low", "\($0.column)_median", "\($0.column)_high"] }

  private func row(_ summary: RunSummary) -> [String] {
    summary.identity.columns.map(\.text)
      + [
        summary.outcome.word, summary.outcome.reason ?? summary.otherScreen ?? "", ranked(summary),
      ]
      + [summary.fingerprint]
      + Metric.all.map { metric in summary[metric].map(metric.unit.raw) ?? "" }
      + Self.drawn.flatMap { metric in
        let range = summary.range(of: metric)
        return [range?.low, range?.median, range?.high].map { $0.map(metric.unit.raw) ?? "" }
      }
  }

  /// Returns whether a run is ranked: `yes`; `no` if it did not complete or ended on another
  /// screen; `mistake` if it demonstrates one.
  private func ranked(_ summary: RunSummary) -> String {
    if summary.outcome != .completed || summary.otherScreen != nil { return "no" }
    return summary.state?.mistake == nil ? "yes" : "mistake"
  }

  /// The metrics for which the file has the median of the cost variations and their 90 % range.
  private static let drawn = [Metric.mainThreadTime, .hitches, .hitchRatio]

  /// Returns a field in the form that the format requires.
  package static func field(_ text: String) -> String {
    let needsQuotes = text.contains { $0 == "," || $0 == "\"" || $0.isNewline }
    guard needsQuotes else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
