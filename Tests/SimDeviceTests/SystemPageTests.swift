// The page about systems says what the table of policies says.

import Expectations
import Foundation
@_spi(Runtime) import SimComponents
import SimViews
import Testing

@Suite struct SystemPageTests {
  private static func page() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(
      contentsOf: root.appending(path: "Documentation/systems.md"), encoding: .utf8)
  }

  /// The lines between two marks of the page.
  private static func lines(_ mark: String) throws -> [String] {
    let page = try page()
    let start = try #require(page.range(of: "<!-- \(mark) -->\n"), "The page has no mark \(mark).")
    let end = try #require(page.range(of: "<!-- end of \(mark) -->"))
    return page[start.upperBound..<end.lowerBound].split(separator: "\n").map(String.init)
  }

  /// The values of each system, by name, in the order of declaration.
  private static func values(of policy: SystemPolicy) -> [(name: String, value: String)] {
    Mirror(reflecting: policy).children.compactMap { child in
      guard let name = child.label, name != "name" else { return nil }
      return (name, text(child.value))
    }
  }

  /// The value as it is written in the code, an optional by what it holds.
  private static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { "\($0.value)" } ?? "nil"
  }

  private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  @Test func `the page's table is the table of the code`() throws {
    let systems = SystemPolicy.all
    let all = systems.map(Self.values)
    var table = [
      Self.row(["value"] + systems.map(\.name)),
      Self.row(Array(repeating: "---", count: systems.count + 1)),
    ]
    for (index, entry) in all[0].enumerated() {
      table.append(Self.row([entry.name] + all.map { $0[index].value }))
    }
    try expect(Self.lines("table"), is: table)
  }

  @Test func `every value states what it changes and its evidence`() throws {
    let rows = try Self.lines("evidence").dropFirst(2).map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
    expect(rows.map(\.first), is: Self.values(of: .iOS17).map { $0.name })
    let evidence = /GT-\d{3}|C\d+|host-model|estimate|Apple's documentation/
    for row in rows {
      #expect(row.count == 3, "\(row)")
      #expect(row.last?.contains(evidence) == true, "\(row)")
    }
  }

  @Test func `the systems stand in the order of their release, each once`() {
    expect(
      SystemPolicy.all.map(\.name),
      is: [
        "iOS14Beta", "iOS14", "iOS15", "iOS16", "iOS17", "iOS18", "iOS26", "iOS27",
      ])
  }
}
