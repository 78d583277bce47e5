// The same command gives the same bytes: in another process, in another folder, with other jobs.

import Expectations
import Foundation
import SimMetrics
import Testing

@Suite struct SameBytesTests {
  /// What one command prints, and every file that it leaves, by its path in the folder.
  private struct Outcome: Equatable {
    var result: ProgramResult
    var files: [String: Data]
  }

  private func run(jobs: Int, items: Int = 1_000, workloads: [String]) throws -> Outcome {
    try withFolder { folder in
      let selection = workloads.flatMap { ["--workload", $0] }
      let result = try Program.simui.run(
        [
          "run", "--strategy", "observed-object", "--strategy", "unstable-ids",
          "--items", "\(items)", "--seed", "7", "--format", "json", "--jobs", "\(jobs)",
          "--output", "out",
        ] + selection, in: folder)
      let output = folder.appending(path: "out")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: output.path)
      var files: [String: Data] = [:]
      for path in paths {
        let file = output.appending(path: path)
        guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
          continue
        }
        files[path] = try Data(contentsOf: file)
      }
      return Outcome(result: result, files: files)
    }
  }

  @Test func `two processes give the same records and pictures, with one job or eight`() throws {
    let workloads = ["launch", "rapid-updates"]
    let one = try run(jobs: 1, workloads: workloads)
    let eight = try run(jobs: 8, workloads: workloads)
    expect(one.result.status, is: 0)
    expect(one.result.error, is: "")
    expect(one.result, is: eight.result)
    expect(one.files.keys.sorted(), is: eight.files.keys.sorted())
    for path in one.files.keys.sorted() {
      #expect(one.files[path] == eight.files[path], "\(path) differs")
    }
    let records = try #require(one.files["records.json"])
    expect(one.result.output, is: String(decoding: records, as: UTF8.self))
    try expect(JSONExporter().decode(records).count, is: 4)
    // What is drawn of all runs, of each workload and of each run.
    let drawn = Set(one.files.keys.filter { $0.hasSuffix(".png") })
    #expect(drawn.count > 12 && drawn.contains("figures/comparison.png"), "\(drawn.sorted())")
  }

  @Test func `a run counts the same whatever runs beside it and is shown of it`() throws {
    func record(_ strategies: [String], _ workloads: [String]) throws -> RunRecord {
      try withFolder { folder in
        let result = try Program.simui.run(
          ["run", "--items", "20", "--format", "json", "--output", "out", "--quiet"]
            + strategies.flatMap { ["--strategy", $0] } + workloads.flatMap { ["--workload", $0] },
          in: folder)
        let records = try JSONExporter().decode(Data(result.output.utf8))
        var run = try #require(
          records.first {
            $0.identity.strategy == "observable" && $0.identity.workload == "scroll"
          })
        // What a comparison draws, and for which runs it tries other sizes, belongs to the comparison.
        run.pricing.draws = PriceDraws()
        run.comparison.growth = []
        return run
      }
    }
    let alone = try record(["observable"], ["scroll"])
    try expect(record(["observable", "row-values"], ["scroll"]), is: alone)
    try expect(record(["row-values", "observable"], ["scroll", "launch"]), is: alone)
  }

  @Test func `navigation and scrolling too`() throws {
    let workloads = ["navigate", "scroll"]
    let first = try run(jobs: 2, items: 60, workloads: workloads)
    let second = try run(jobs: 3, items: 60, workloads: workloads)
    expect(first, is: second)
    expect(first.result.status, is: 0)
  }
}
