// The table for a terminal: conditions, columns lined up with a heading for each workload, the sentence below.
//
// How a run ended that was not played to its end stands below. The best value of each workload carries a
// star, which needs no colour. Widths count characters; a table of the usual metrics fits 80 columns.

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

  /// The conditions, the table, a line of explanation and the sentence as text.
  package func text(_ records: [RunRecord]) -> String {
    let comparison = Comparison(records)
    let table = SummaryTable(comparison)
    var output = Self.wrapped(table.setting)
    let (lines, omitted) = fitted(table)
    output += lines
    if !omitted.isEmpty {
      let names = omitted.joined(separator: " and ")
      output += ["", "The report has \(names) as well."]
    }
    if table.header.contains(SummaryTable.timesBest) {
      output += [
        "", "× best: main-thread time as a factor, and the range of nine in ten price draws",
      ]
    }
    if !table.sameEverywhere.isEmpty { output += ["", table.sameEverywhere] }
    let remarks = table.rows.filter { !$0.remark.isEmpty }
    if !remarks.isEmpty { output.append("") }
    output += remarks.map { "\($0.workload) · \($0.strategy): \($0.remark)" }
    output += blame(records)
    output += watchdogs(records)
    if table.rows.contains(where: { $0.cells.contains(where: \.isBest) }) {
      output += ["", "* best of its workload"]
    }
    return (output + ["", comparison.sentence, ""]).joined(separator: "\n")
  }

  /// The columns that are left out first where the table would be wider than a terminal.
  private static let leastNeeded = [Metric.frames, .allocations, .initialisations].map(\.title)

  /// The table in at most 80 columns, as far as that can be had, and the heads of what was left out.
  private func fitted(_ table: SummaryTable) -> (lines: [String], omitted: [String]) {
    var omitted: [String] = []
    for title in Self.leastNeeded + [""] {
      let lines = lines(of: table, without: omitted)
      if title.isEmpty || lines.allSatisfy({ $0.count <= 80 }) { return (lines, omitted) }
      if table.header.contains(title) { omitted.append(title) }
    }
    return (lines(of: table, without: omitted), omitted)
  }

  /// The table proper: a head, and below each workload's name its strategies.
  private func lines(of table: SummaryTable, without omitted: [String]) -> [String] {
    let titles = table.header.dropFirst(2)
    let heads = ["Strategy"] + titles.filter { !omitted.contains($0) }.map { $0 + " " }
    let rows = table.rows.map { row in
      ["  " + row.strategy]
        + zip(titles, row.cells).filter { !omitted.contains($0.0) }
        .map { $0.1.text + ($0.1.isBest ? "*" : " ") }
    }
    let widths = heads.indices.map { column in ([heads] + rows).map { $0[column].count }.max() ?? 0
    }
    var output = [line(heads, widths: widths)]
    output.append(widths.map { String(repeating: "─", count: $0) }.joined(separator: " "))
    for (row, cells) in zip(table.rows, rows) {
      if row.isFirst { output += (output.count > 2 ? [""] : []) + [row.workload] }
      output.append(line(cells, widths: widths))
    }
    return output
  }

  /// Parts between dots, in lines of at most 80 characters, and an empty line; nothing for no parts.
  private static func wrapped(_ parts: [String]) -> [String] {
    var lines: [String] = []
    for part in parts {
      if let last = lines.last, last.count + 3 + part.count <= 80 {
        lines[lines.count - 1] = "\(last) · \(part)"
      } else {
        lines.append(part)
      }
    }
    return lines.isEmpty ? [] : lines + [""]
  }

  /// Whose the hitches are, a line for each run that has any.
  private func blame(_ records: [RunRecord]) -> [String] {
    let lines = records.compactMap { record in
      record.blameSentence.map {
        "\(record.identity.workload) · \(record.identity.strategy): \($0)"
      }
    }
    return lines.isEmpty ? [] : [""] + lines
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

  private func line(_ cells: [String], widths: [Int]) -> String {
    let padded = cells.enumerated().map { index, text in
      let space = String(repeating: " ", count: widths[index] - text.count)
      return index == 0 ? text + space : space + text
    }
    return String(padded.joined(separator: " ").reversed().drop { $0 == " " }.reversed())
  }
}
