// "Supported" is a promise, so some test keeps it: each name that the page calls supported is used by the code of a test, by
// code that is written as an app's, or by a screen that a test runs. A name in a comment or in a text does not count.

import Expectations
import Foundation
import Testing

@Suite struct SupportUseTests {
  /// The names of rows that say supported, as they stand in code.
  private static func promised() throws -> [String] {
    let path = SourceTree.root.appending(path: "Sources/SimViews/SimViews.docc/SimViews.md")
    let page = try String(contentsOf: path, encoding: .utf8)
    return page.components(separatedBy: "### From other modules")[0]
      .components(separatedBy: "\n")
      .filter { $0.hasPrefix("| `") }
      .flatMap { line -> [String] in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count > 1, cells[1].hasPrefix("supported") else { return [] }
        return cells[0].components(separatedBy: "`").enumerated()
          .filter { $0.offset % 2 == 1 }
          .map { String($0.element.drop { $0 == "@" || $0 == "." }.prefix { $0 != "(" }) }
      }
  }

  /// Every word of the code of the tests.
  private static func words() throws -> Set<String> {
    let files = try SourceTree.swiftFiles(in: ["Tests", "Examples/Sources"])
      .filter { !$0.path.hasPrefix("Tests/ArchitectureTests/") }
    return files.reduce(into: []) { words, file in
      for word in file.code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        words.insert(String(word))
      }
    }
  }

  /// Names that nobody writes: they come with what is written, under the names on the right, which tests use.
  private static let spokenFor = [
    "IDView": "id", "SubscriptionView": "onReceive", "ModelRecord": "Model", "QueryFetch": "Query",
    "OutlineSubgroupChildren": "OutlineGroup",
  ]

  @Test func `what the page calls supported is used by a test`() throws {
    let words = try Self.words()
    let unused = try Self.promised().filter { name in
      !words.contains(Self.spokenFor[name] ?? name)
    }
    expect(unused, is: [])
  }

  @Test func `a name in a comment or in a text is no use`() {
    let file = SourceFile(
      path: "x", text: "// Toggle\nlet a = \"Slider\"; Stepper(\"x\")")
    #expect(file.code.contains("Stepper"))
    #expect(!file.code.contains("Toggle") && !file.code.contains("Slider"))
  }
}
