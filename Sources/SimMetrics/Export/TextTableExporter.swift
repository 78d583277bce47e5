// The table for a terminal: columns lined up, numbers to the right, the sentence below.
//
// Each line ends with the run's fingerprint; how a run ended that was not played to its end stands below.
// The best value of each workload carries a star, which needs no colour. Widths count characters.

package import Foundation

/// Writes the plain table and the sentence.
package struct TextTableExporter: Exporter {
  /// The format's name.
  package static let name = "table"
  /// The file name's extension.
  package static let fileExtension = "txt"

  /// Makes the exporter.
  package init() {}

  /// Writes the table, a line of explanation and the sentence.
  package func export(_ records: [RunRecord]) -> Data {
    Data(text(records).utf8)
  }

  /// The table, a line of explanation and the sentence as text.
  package func text(_ records: [RunRecord]) -> String {
    let comparison = Comparison(records)
    let table = SummaryTable(comparison)
    let heads = table.header.enumerated().map { $0 < 2 ? $1 : $1 + " " }
    let lines = [heads] + table.rows.map(cells)
    let widths = table.header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    var output: [String] = []
    output.append(line(lines[0], widths: widths, remark: "Fingerprint"))
    let rules = (widths + [16]).map { String(repeating: "─", count: $0) }
    output.append(rules.joined(separator: "  "))
    for (row, cells) in zip(table.rows, lines.dropFirst()) {
      if row.isFirst, output.count > 2 { output.append("") }
      output.append(line(cells, widths: widths, remark: row.fingerprint))
    }
    let remarks = table.rows.filter { !$0.remark.isEmpty }
    if !remarks.isEmpty { output.append("") }
    output += remarks.map { "\($0.workload) · \($0.strategy): \($0.remark)" }
    output += watchdogs(records)
    if table.rows.contains(where: { $0.cells.contains(where: \.isBest) }) {
      output += ["", "* best of its workload"]
    }
    return (output + ["", comparison.sentence, ""]).joined(separator: "\n")
  }

  /// What the watchdogs saw: a head for each run, its lines below, the first few of them.
  private func watchdogs(_ records: [RunRecord]) -> [String] {
    records.filter { !$0.watchdogs.isEmpty }.flatMap { record in
      let rest = record.watchdogs.count - Self.mostWatchdogs
      return ["", "\(record.identity.workload) · \(record.identity.strategy), watchdogs:"]
        + record.watchdogs.prefix(Self.mostWatchdogs).map { "  \($0.line)" }
        + (rest > 0 ? ["  and \(ValueFormatter.count(rest)) more, which the report lists"] : [])
    }
  }
  private static let mostWatchdogs = 8

  private func cells(_ row: SummaryTable.Row) -> [String] {
    let values = row.cells.map { $0.text + ($0.isBest ? "*" : " ") }
    return [row.isFirst ? row.workload : "", row.strategy] + values
  }

  private func line(_ cells: [String], widths: [Int], remark: String) -> String {
    let padded = cells.enumerated().map { index, text in
      let space = String(repeating: " ", count: widths[index] - text.count)
      return index < 2 ? text + space : space + text
    }
    let text = (padded + [remark]).joined(separator: "  ")
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
