// Columns of plain text for a terminal.

/// Rows of text under a heading, padded into columns.
package struct Table: Equatable, Sendable {
  /// The heading of each column.
  package var header: [String]
  /// The rows, each as long as the header.
  package var rows: [[String]]
  /// The columns whose text stands at the right, as numbers do.
  package var numbers: Set<Int>

  /// Makes a table.
  package init(header: [String], rows: [[String]], numbers: Set<Int> = []) {
    precondition(rows.allSatisfy { $0.count == header.count }, "Every row fills every column.")
    self.header = header
    self.rows = rows
    self.numbers = numbers
  }

  /// The table as lines, two blanks between columns and none at the end of a line.
  package var text: String {
    let all = header.allSatisfy(\.isEmpty) ? rows : [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        line +=
          (column == 0 ? "" : "  ") + (numbers.contains(column) ? blanks + cell : cell + blanks)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
