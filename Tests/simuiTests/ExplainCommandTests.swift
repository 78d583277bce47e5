// `simui explain` and `simui trace`, as a stranger would use them.

import Expectations
import Foundation
import Testing

@Suite struct ExplainCommandTests {
  private func run(_ command: String, _ arguments: [String]) throws -> (
    ProgramResult, [String: Data]
  ) {
    try withFolder { folder in
      let result = try Program.simui.run(
        [command, "--items", "40", "--workload", "rapid-updates", "--quiet"] + arguments, in: folder
      )
      let out = folder.appending(path: "out")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: out.path)) ?? []
      let files = try names.map { ($0, try Data(contentsOf: out.appending(path: $0))) }
      return (result, Dictionary(files) { first, _ in first })
    }
  }

  @Test
  func `the tree goes from the change outside over the object to the rows, with every number`()
    throws
  {
    let (result, files) = try run(
      "explain", ["--strategy", "unused-environment", "--output", "out"])
    #expect(result.status == 0 && result.error == "")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("unused-environment · rapid-updates · "))
    // The declared object alone makes rows run.
    #expect(lines.contains { $0.hasSuffix("_model → UnusedEnvironmentRow") })
    #expect(lines.contains { $0.contains("checked, and not run:") })
    #expect(lines.contains { $0.contains("new values of RowContent were equal") })
    expect(files.keys.sorted(), is: [".simui-files", "explain.dot", "explain.png"])
    let dot = String(decoding: files["explain.dot"] ?? Data(), as: UTF8.self)
    #expect(dot.hasPrefix("digraph causes {\n") && dot.contains("ItemsModel.list"))
    expect(files["explain.png"]?.prefix(4), is: Data([0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `against a sibling, bodies of only one run and the first difference are listed`()
    throws
  {
    let (result, _) = try run(
      "explain", ["--strategy", "unused-environment", "--against", "row-slices"])
    expect(result.status, is: 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("- ") && $0.hasSuffix("_model → UnusedEnvironmentRow") })
    #expect(lines.contains { $0.hasPrefix("+ ") && $0.contains("RowSlicesRoot") })
    #expect(lines.contains { $0.hasPrefix("First difference at event ") })
  }

  @Test func `a view keeps its own reasons, and an unknown one is reported with the nearest`()
    throws
  {
    let (kept, _) = try run("explain", ["--strategy", "row-slices", "--view", "RowContent"])
    expect(kept.status, is: 0)
    let (unknown, _) = try run("explain", ["--strategy", "row-slices", "--view", "RowContents"])
    expect(unknown.status, is: 64)
    #expect(
      unknown.error.hasPrefix("simui: unknown view 'RowContents': the nearest is 'RowContent'"))
  }

  @Test(arguments: [
    ["--strategy", "row-slices", "--strategy", "bindings"], [],
    ["--strategy", "row-slices", "--seeds", "3"],
  ])
  func `what is no pair of one strategy and one workload is refused`(selection: [String]) throws {
    let (result, _) = try run("explain", selection)
    expect(result.status, is: 64)
    expect(
      result.error,
      is: "simui: one --strategy, one --workload or --script, and one seed are needed\n")
  }

  @Test func `a trace has the timeline, the graph and the screen, and the same bytes twice`() throws
  {
    let (result, _) = try run("trace", ["--strategy", "row-slices"])
    expect(result.status, is: 0)
    #expect(result.output.hasPrefix("timeline\n\n"))
    #expect(result.output.contains("\n\ndependency graph\n\n#0 "))
    #expect(result.output.contains("\n\non screen\n\n"))
    #expect(result.output.contains(" ms  frame 1"))
    #expect(result.output.contains("data from outside → RowSlicesRoot._list"))
    expect(result, is: (try run("trace", ["--strategy", "row-slices"]).0))
    let (tree, _) = try run("trace", ["--strategy", "row-slices", "--part", "tree"])
    #expect(!tree.output.contains("timeline") && tree.output.contains("\"Item 0\""))
  }
}
