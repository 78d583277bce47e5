// Text folded to the width of a terminal.
//
// A line that is too long is broken at a space. The rest is under the last column if the line has
// columns, and otherwise indented a little further than its first word, so that a tree keeps its
// shape and a list its left edge.

/// Folds text into lines of a given width.
package enum FoldedText {
  /// Returns the text with its long lines broken at spaces; a word that is longer than a line
  /// exceeds the width.
  ///
  /// - Parameter width: The greatest length of a line, in characters; at least 1.
  /// - Complexity: O(characters)
  package static func folded(_ text: String, to width: Int) -> String {
    precondition(width >= 1, "A line holds at least one character, not \(width).")
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in lines(Array(line), width).joined(separator: "\n") }
      .joined(separator: "\n")
  }

  private static func lines(_ line: [Character], _ width: Int) -> [String] {
    guard line.count > width else { return [String(line)] }
    let start = indentation(of: line, width)
    let blanks = String(repeating: " ", count: start)
    var result: [String] = []
    var current: [Character] = []
    var index = 0
    while index < line.count {
      let room = width - (result.isEmpty ? 0 : start)
      let rest = line[index...]
      if rest.count <= room {
        current = Array(rest)
        index = line.count
      } else {
        let least = result.isEmpty ? index + start : index
        let isBreak = { (place: Int) in place > least && line[place] == " " }
        let end =
          (index...(index + room)).last(where: isBreak)
          ?? rest.indices.first(where: isBreak) ?? line.count
        current = Array(line[index..<end])
        index = end
        while index < line.count, line[index] == " " { index += 1 }
      }
      while current.last == " " { current.removeLast() }
      result.append((result.isEmpty ? "" : blanks) + String(current))
    }
    return result
  }

  /// Returns the number of spaces before the rest of a line: up to its last column, or two more
  /// than before its first word.
  private static func indentation(of line: [Character], _ width: Int) -> Int {
    let isBranch = line.contains("└") || line.contains("├")
    let first = line.firstIndex { isBranch ? $0.isLetter : $0 != " " } ?? 0
    var column = min(first, width / 2 - 2) + 2
    for place in line.indices.dropFirst(2) where place <= width * 2 / 3 && place > first {
      if line[place] != " ", line[place - 1] == " ", line[place - 2] == " " { column = place }
    }
    return max(column, 0)
  }
}
