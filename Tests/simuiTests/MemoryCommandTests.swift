// `simui memory`, as a stranger would use it.

import Expectations
import Foundation
import Testing

@Suite struct MemoryCommandTests {
  private func run(
    _ arguments: [String], of program: Program = .simui
  ) throws -> ProgramResult {
    try withFolder {
      try program.run(
        ["memory", "--items", "40", "--strategy", "observed-object", "--workload", "launch"]
          + arguments, in: $0)
    }
  }

  @Test func `the table contains the row's view, live and peak bytes, leaks and churn`()
    throws
  {
    let result = try run([])
    expect(result.status, is: 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    expect(lines[0], is: "master-detail: observed-object × launch")
    #expect(lines[1].hasPrefix("40 items · "))
    #expect(lines[1].contains(" · iphone-13 · iOS27 · seed 1 · full power · "))
    for view in ["RowContent", "ObservedObjectList", "the app", "all"] {
      #expect(lines.contains { $0.hasPrefix(view) && $0.contains("live") }, "\(view)")
    }
    #expect(
      lines.contains {
        $0.wholeMatch(
          of: /Allocations: [1-9][0-9]* objects in 1 frame, .* a frame, at most .* begun at .* ms\./
        )
          != nil
      })
    #expect(lines.contains { $0.hasPrefix("Frees: ") && $0.contains(" in 1 frame, ") })
    #expect(lines.contains { $0.hasPrefix("Churn: ") })
    let limits = try #require(lines.first { $0.hasPrefix("The process itself takes ") })
    #expect(limits.contains("warns an app of 1.73 GB and ends one of 2.16 GB."))
    #expect(lines.contains("Leaks: none; nothing outlives the views."))
  }

  @Test(arguments: ["row-values", "store-backed"])
  func `what the process learns once and keeps is nobody's leak`(strategy: String) throws {
    let result = try run(
      ["--strategy", strategy, "--workload", "rapid-updates"], of: .store)
    #expect(result.output.contains("\nLeaks: none; nothing outlives the views.\n"))
    #expect(!result.output.contains("SimReflection") && !result.output.contains("WorkerQueue"))
  }

  @Test func `two runs give the same bytes`() throws {
    try expect(run(["--format", "json"]), is: (try run(["--format", "json"])))
  }

  @Test func `the lines for a spreadsheet add up to the end of the run`() throws {
    let result = try run(["--format", "csv"])
    let lines = result.output.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let heads = try #require(lines.first)
    expect(heads.count, is: Set(heads).count)
    expect(heads.suffix(5), is: ["view", "category", "live_bytes", "peak_bytes", "rows_on_screen"])
    #expect(lines.count > 5 && lines.allSatisfy { $0.count == heads.count })
    let live = try #require(heads.firstIndex(of: "live_bytes"))
    #expect(lines.dropFirst().compactMap { Int($0[live]) }.reduce(0, +) > 100_000)
  }

  @Test func `an unknown form is a usage error that names the allowed ones`() throws {
    let result = try run(["--format", "pie"])
    expect(result.status, is: 64)
    #expect(result.error.contains("pie") && result.error.contains("csv"))
  }
}
