// What "supported" rests on: a table says which tests hold the sentences of a name's public documentation. A name without
// one is not called supported.

import Expectations
import Foundation
import Testing

@Suite struct SentenceTests {
  /// The names of rows that say supported, as they stand in code.
  private func promised() throws -> [String] {
    try SourceTree.text("Sources/SimViews/SimViews.docc/SimViews.md")
      .components(separatedBy: "### From other modules")[0]
      .components(separatedBy: "\n")
      .filter { $0.hasPrefix("| `") }
      .flatMap { line -> [String] in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count > 1, cells[1].hasPrefix("supported") else { return [] }
        return cells[0].components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }
          .map { String($0.element.drop { $0 == "@" || $0 == "." }.prefix { $0 != "(" }) }
      }
  }

  private struct Row {
    let names: [String]
    /// The name of the test.
    let test: String
  }

  private func rows() throws -> [Row] {
    try SourceTree.text("Reports/fidelity/sentences.tsv").split(separator: "\n").dropFirst()
      .map { line in
        let cells = line.split(separator: "\t").map(String.init)
        return Row(
          names: cells[0].components(separatedBy: ", "), test: cells.dropFirst().first ?? "")
      }
  }

  /// The names of all tests.
  private func tests() throws -> Set<String> {
    let files = try SourceTree.swiftFiles(in: ["Tests"])
    return files.reduce(into: []) { names, file in
      for part in file.text.components(separatedBy: "func").dropFirst() {
        let start = part.drop(while: \.isWhitespace)
        guard start.first == "`" else { continue }
        names.insert(String(start.dropFirst().prefix { $0 != "`" }))
      }
    }
  }

  @Test func `each name that is called supported has a sentence`() throws {
    let known = Set(try rows().flatMap(\.names))
    try expect(promised().filter { !known.contains($0) }, is: [])
  }

  @Test func `the table has no other names`() throws {
    let promised = Set(try promised())
    try expect(rows().flatMap(\.names).filter { !promised.contains($0) }, is: [])
  }

  @Test func `each sentence is the name of a test`() throws {
    let tests = try tests()
    let named = try rows().map(\.test)
    #expect(named.count > 160)
    expect(named.filter { !tests.contains($0) }, is: [])
  }
}
