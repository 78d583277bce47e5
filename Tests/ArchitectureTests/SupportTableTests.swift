// The page that says which names of SwiftUI there are is checked against the code, in both directions.

import Expectations
import Foundation
import Testing

@Suite struct SupportTableTests {
  private struct Row: CustomStringConvertible {
    let names: [String]
    let state: String
    var description: String { "\(names.joined(separator: ", ")): \(state)" }
    /// Whether the page says that the names are there.
    var isThere: Bool { !state.hasPrefix("not yet") }
  }

  private static let names: Result<PublicNames, any Error> = Result {
    PublicNames(
      try SourceTree.swiftFiles(in: [
        "Sources/SimPublishers", "Sources/SimViews", "Sources/SimComponents", "Sources/SimSwiftUI",
        "Sources/AppleFrameworks/SimData", "Sources/AppleFrameworks/SimRecords",
        "Sources/AppleFrameworks/SimMarks",
      ]))
  }

  /// The rows of the tables before the heading of what other modules bring.
  private func rows() throws -> [Row] {
    let path = SourceTree.root.appending(path: "Sources/SimViews/SimViews.docc/SimViews.md")
    let page = try String(contentsOf: path, encoding: .utf8)
    let own = page.components(separatedBy: "### From other modules")[0]
    return own.components(separatedBy: "\n").compactMap { line in
      guard line.hasPrefix("| `") else { return nil }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let names = cells[0].components(separatedBy: "`").enumerated()
        .filter { $0.offset % 2 == 1 }.map(\.element)
      return Row(names: names, state: cells.count > 1 ? cells[1] : "")
    }
  }

  private func base(_ name: String) -> String {
    String(name.drop { $0 == "@" || $0 == "." }.prefix { $0 != "(" })
  }

  private func isDeclared(_ name: String, in known: PublicNames) -> Bool {
    let base = base(name)
    if name.contains(":") { return known.signatures.contains(name) }
    return known.types.contains(base) || known.members.contains(base)
  }

  @Test func `each row states whether an API is supported, partly supported or missing`() throws {
    let rows = try rows()
    #expect(rows.count > 80)
    let bad = rows.filter { row in
      let state = row.state
      return
        !(state == "supported" || state.hasPrefix("supported: ") || state == "not yet"
        || state.hasPrefix("not yet: ") || state.hasPrefix("partly: "))
    }
    expect(bad.map(\.description), is: [])
  }

  @Test func `APIs documented as present are public, and those documented as absent are not`()
    throws
  {
    let known = try Self.names.get()
    let wrong = try rows().flatMap { row in
      row.names.filter { isDeclared($0, in: known) != row.isThere }.map { "\($0): \(row.state)" }
    }
    expect(wrong, is: [])
  }

  @Test func `every public type and every modifier of a view has a row`() throws {
    let known = try Self.names.get()
    let listed = Set(try rows().flatMap { $0.names.map(base) })
    let types = known.types.filter { !$0.hasPrefix("_") && !listed.contains($0) }.sorted()
    let modifiers = known.viewMembers.filter { !$0.hasPrefix("_") && !listed.contains($0) }
      .sorted()
    expect(types, is: [])
    expect(modifiers, is: [])
  }

  @Test func `labels are read through generics, attributes and closures`() {
    let file = SourceFile(
      path: "x",
      text: """
        extension View {
          public func one<A: View>(_ a: A, @ViewBuilder with content: () -> (Int, A)) {}
          nonisolated public func two() -> some View {}
          func hidden() {}
        }
        public struct Thing {
          public var size: Int
        }
        """)
    let known = PublicNames([file])
    expect(known.signatures, is: ["one(_:with:)", "two()"])
    expect(known.viewMembers, is: ["one", "two"])
    #expect(known.types == ["Thing"] && known.members.contains("size"))
  }
}
