// The answer and the table in Markdown, with the best values in bold.

package import Foundation

/// Writes the sentence and a Markdown table.
package struct MarkdownExporter: Exporter {
  package init() {}

  /// Writes the sentence and the table.
  package func export(_ records: [RunRecord]) -> Data {
    let comparison = Comparison(records)
    return Data(
      "\(Answer(comparison).lines.map(Self.escape).joined(separator: "\n"))\n\n\(setting(comparison))\(table(comparison))\(watchdogs(records))"
        .utf8)
  }

  /// Returns the conditions under which the runs were made.
  private func setting(_ comparison: Comparison) -> String {
    let setting = SummaryTable(comparison).setting
    return setting.isEmpty ? "" : Self.escape(setting.joined(separator: " · ")) + "\n\n"
  }

  /// Returns the watchdogs' reports as a list for each run; empty if there are none.
  private func watchdogs(_ records: [RunRecord]) -> String {
    records.filter { !$0.messages.watchdogs.isEmpty }.map { record in
      let run = "\(record.identity.workload) · \(record.identity.strategy)"
      let lines = record.messages.watchdogs.map { "- \(Self.escape($0.line))\n" }.joined()
      return "\nWatchdogs, \(Self.escape(run)):\n\n\(lines)"
    }.joined()
  }

  /// Returns the table alone, ending in a newline.
  package func table(_ comparison: Comparison) -> String {
    let table = SummaryTable(comparison)
    let hasRemarks = table.rows.contains { !$0.remark.isEmpty }
    let columns = Table(
      header: table.header + (hasRemarks ? ["Remark"] : []),
      rows: table.rows.map { row in
        [row.isFirst ? row.workload : "", row.strategy] + row.cells.map(\.text)
          + (hasRemarks ? [row.remark] : [])
      }, numbers: Set(table.header.indices.dropFirst(2)))
    let lines = columns.markdown { row, column in
      let cells = table.rows[row].cells
      return cells.indices.contains(column - 2) && cells[column - 2].isBest
    }
    let same = table.sameEverywhere.isEmpty ? "" : "\n\(Self.escape(table.sameEverywhere))\n"
    return lines.map { $0 + "\n" }.joined() + same
  }

  /// Returns text with Markdown's special characters escaped.
  package static func escape(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if character.isNewline {
        result.append(" ")
        return
      }
      if "\\`*_{}[]<>|#".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
