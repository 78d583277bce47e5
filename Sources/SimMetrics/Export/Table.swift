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

  /// The table as lines of at most a width.
  ///
  /// Where its columns do not fit side by side, it goes on below with those that were left, the first columns, which name
  /// the rows, again before them.
  /// - Parameter width: the longest line, in characters; nil without a limit.
  package func text(width: Int?) -> String {
    guard let width, text.split(separator: "\n").contains(where: { $0.count > width }) else {
      return text
    }
    let names = header.indices.prefix { !numbers.contains($0) }
    guard names.count < header.count else { return text }
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    let start = names.reduce(0) { $0 + widths[$1] + 2 }
    let most = max(width * 3 / 5, 4 * names.count)
    if start > most, let widest = names.max(by: { widths[$0] < widths[$1] }) {
      return shortened(widest, to: max(widths[widest] - start + most, 2)).text(width: width)
    }
    var parts: [[Int]] = []
    var room = 0
    for column in header.indices.dropFirst(names.count) {
      if widths[column] > room || parts.isEmpty {
        parts.append(Array(names))
        room = width - start + 2
      }
      parts[parts.count - 1].append(column)
      room -= widths[column] + 2
    }
    return parts.map { columns(Array($0)).text }.joined(separator: "\n")
  }

  /// The table with the texts of a column cut, so that they have at most so many characters.
  private func shortened(_ column: Int, to length: Int) -> Table {
    func short(_ text: String) -> String {
      text.count <= length ? text : text.prefix(length - 1) + "…"
    }
    var table = self
    table.header[column] = short(header[column])
    for row in rows.indices { table.rows[row][column] = short(rows[row][column]) }
    return table
  }

  private func columns(_ places: [Int]) -> Table {
    Table(
      header: places.map { header[$0] }, rows: rows.map { row in places.map { row[$0] } },
      numbers: Set(places.indices.filter { numbers.contains(places[$0]) }))
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
