// The gate: the counts of one strategy and workload, as they were committed.
//
// They are those of the release build, which `make test` makes and names in `SIMUI_RELEASE`; a debug
// build allocates differently and is not compared. `make baselines REASON="…"` writes them anew.

import Foundation
import SimMetrics
import Testing

@Suite struct BaselineGateTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let release = environment["SIMUI_RELEASE"].map { URL(filePath: $0) }
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Reports/baselines/observed-object-scroll.json").standardizedFileURL

  private func record(of program: URL) throws -> RunRecord {
    try withFolder { folder in
      let arguments = [
        "run", "--items", "1000", "--seed", "7", "--strategy", "observed-object", "--workload",
        "scroll", "--system", "iOS17", "--output", "out", "--quiet",
      ]
      let result = try Program.run(program, arguments, in: folder, environment: nil)
      #expect(result.status == 0)
      let data = try Data(contentsOf: folder.appending(path: "out/records.json"))
      return try #require(try JSONExporter().decode(data).first)
    }
  }

  private func baseline() throws -> Baseline {
    try Baseline(decoding: Data(contentsOf: Self.file))
  }

  @Test(
    .enabled(
      if: release != nil,
      "not comparable: baselines are of a release build, and SIMUI_RELEASE names none"))
  func `the release build counts what is committed`() throws {
    let record = try record(of: try #require(Self.release))
    if let reason = Self.environment["SIMUI_UPDATE_BASELINES"] {
      try Baseline(record, reason: reason).encoded().write(to: Self.file)
    }
    let verdict = try baseline().compare(with: record)
    if case .notComparable = verdict { try Test.cancel("\(verdict)") }
    #expect(verdict == .equal, "\(verdict)")
  }

  @Test func `a build of another configuration is not comparable, whatever it counts`() throws {
    var record = try record(of: Program.simui.path)
    record.identity.configuration = "debug"
    let verdict = try baseline().compare(with: record)
    guard case .notComparable(let reasons) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(
      reasons.map(\.description).contains("configuration: “release” expected, “debug” found"))
  }

  @Test func `a changed count fails by its name`() throws {
    let baseline = try baseline()
    var record = try record(of: Program.simui.path)
    record.identity = baseline.identity
    record.outcome = baseline.outcome
    record.counts = baseline.counts
    record.views = baseline.views
    #expect(baseline.compare(with: record) == .equal)
    record.counts.bodies += 1
    record.counts.cellsMade -= 1
    record.views[0].bodies += 1
    guard case .different(let differences) = baseline.compare(with: record) else {
      Issue.record("a difference was not seen")
      return
    }
    #expect(
      differences.map(\.name) == ["bodies", "cellsMade", "\(baseline.views[0].view).bodies"])
  }
}
