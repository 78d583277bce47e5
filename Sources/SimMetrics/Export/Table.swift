// Columns of text, for a terminal or in Markdown.

/// Rows of text under a heading, padded into columns.
package struct Table: Equatable, Sendable {
  /// The heading of each column.
  package var header: [String]
  /// The rows, each of the same length as the header.
  package var rows: [[String]]
  /// The indices of the columns whose text is right-aligned, as numbers are.
  package var numbers: Set<Int>
  /// The separator between two columns on a terminal.
  package var separator = "  "
  /// Whether a line is drawn below the heading on a terminal.
  package var isRuled = false
  /// The least width of columns, in characters, by their index.
  package var least: [Int: Int] = [:]

  package init(header: [String], rows: [[String]], numbers: Set<Int> = []) {
    precondition(rows.allSatisfy { $0.count == header.count }, "Every row fills every column.")
    self.header = header
    self.rows = rows
    self.numbers = numbers
  }

  /// Creates a table without a heading.
  ///
  /// - Parameter columns: The number of columns.
  package init(columns: Int, rows: [[String]], numbers: Set<Int> = []) {
    self.init(header: Array(repeating: "", count: columns), rows: rows, numbers: numbers)
  }

  /// Returns the table as lines of at most a given width.
  ///
  /// If its columns do not fit side by side, it continues below with the remaining ones, preceded
  /// again by the first columns, which name the rows.
  /// - Parameter width: The greatest length of a line, in characters; `nil` for no limit.
  package func text(width: Int?) -> String {
    guard let width, text.split(separator: "\n").contains(where: { $0.count > width }) else {
      return text
    }
    let names = header.indices.prefix { !numbers.contains($0) }
    guard names.count < header.count else { return text }
    let widths = widths
    let start = names.reduce(0) { $0 + widths[$1] + separator.count }
    let most = max(width * 3 / 5, 4 * names.count)
    if start > most, let widest = names.max(by: { widths[$0] < widths[$1] }) {
      return shortened(widest, to: max(widths[widest] - start + most, 2)).text(width: width)
    }
    var parts: [[Int]] = []
    var room = 0
    for column in header.indices.dropFirst(names.count) {
      if widths[column] > room || parts.isEmpty {
        parts.append(Array(names))
        room = width - start + separator.count
      }
      parts[parts.count - 1].append(column)
      room -= widths[column] + separator.count
    }
    return parts.map { columns(Array($0)).text }.joined(separator: "\n")
  }

  /// Returns the table with the texts of a column cut to a number of characters.
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
    var part = Table(
      header: places.map { header[$0] }, rows: rows.map { row in places.map { row[$0] } },
      numbers: Set(places.indices.filter { numbers.contains(places[$0]) }))
    part.separator = separator
    part.isRuled = isRuled
    for (place, column) in places.enumerated() { part.least[place] = least[column] }
    return part
  }

  /// The width of each column, in characters.
  private var widths: [Int] {
    header.indices.map { column in
      ([header] + rows).reduce(least[column] ?? 0) { max($0, $1[column].count) }
    }
  }

  private var hasHead: Bool { !header.allSatisfy(\.isEmpty) }

  /// The lines above the rows: the heading and the rule below it; none without a heading.
  package var head: [String] { hasHead ? Array(lines.prefix(isRuled ? 2 : 1)) : [] }

  /// A line for each row.
  package var body: [String] { Array(lines.dropFirst(hasHead ? (isRuled ? 2 : 1) : 0)) }

  /// The heading and the rows as lines, without trailing spaces.
  package var lines: [String] {
    let widths = widths
    let rule = isRuled ? [widths.map { String(repeating: "─", count: $0) }] : []
    return ((hasHead ? [header] + rule : []) + rows).map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        line +=
          (column == 0 ? "" : separator)
          + (numbers.contains(column) ? blanks + cell : cell + blanks)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The table as text, with a line feed after each line.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  /// Returns the lines of the table in Markdown, with special characters escaped.
  ///
  /// - Parameter isBold: Returns whether the cell of a row and a column is in bold.
  package func markdown(bold isBold: (_ row: Int, _ column: Int) -> Bool = { _, _ in false })
    -> [String]
  {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let heads = header.map { $0.isEmpty ? " " : " \(MarkdownExporter.escape($0)) " }
    let marks = header.indices.map { numbers.contains($0) ? "--:" : ":--" }
    return ["|" + heads.joined(separator: "|") + "|", line(marks)]
      + rows.enumerated().map { row, cells in
        line(
          cells.enumerated().map { column, cell in
            let text = MarkdownExporter.escape(cell)
            return isBold(row, column) ? "**\(text)**" : text
          })
      }
  }
}
