import Foundation
import SimMetrics
import Testing

@Suite struct BaselineTests {
  @Test func `equal counts are equal`() throws {
    let baseline = Baseline(record("a"), reason: "first")
    #expect(baseline.compare(with: record("a")) == .equal)
    #expect(try Baseline(decoding: try baseline.encoded()) == baseline)
  }

  @Test func `every difference is named, better or worse`() {
    let baseline = Baseline(record("a", bodies: 100, allocations: 1_000), reason: "first")
    var run = record("a", bodies: 103, allocations: 900)
    run.views.append(ViewCount(view: "Header", appearances: 1))
    #expect(
      baseline.compare(with: run).description == """
        different:
          bodies: 100 expected, 103 found (+3)
          allocations: 1000 expected, 900 found (-100)
          Header.appearances: 0 expected, 1 found (+1)
          RowView.bodies: 100 expected, 103 found (+3)
        """)
  }

  @Test func `a view that is gone is a difference`() {
    var run = record("a")
    let baseline = Baseline(run, reason: "first")
    run.views = []
    #expect(
      baseline.compare(with: run).description == """
        different:
          RowView.bodies: 100 expected, 0 found (-100)
        """)
  }

  @Test func `another identity is not comparable, even with equal counts`() {
    let baseline = Baseline(record("a"), reason: "first")
    var run = record("a")
    run.identity.configuration = "debug"
    run.identity.seed = 8
    #expect(
      baseline.compare(with: run).description == """
        not comparable:
          seed: 7 expected, 8 found (+1)
          configuration: “release” expected, “debug” found
        """)
  }

  @Test func `a run that failed differs`() {
    let baseline = Baseline(record("a"), reason: "first")
    let verdict = baseline.compare(with: record("a", outcome: .failed("why")))
    #expect(
      verdict.description == "different:\n  outcome: “completed” expected, “failed: why” found")
  }

  @Test func `the file is small, indented and of one version`() throws {
    let data = try Baseline(record("a", frames: 500), reason: "first").encoded()
    #expect(data.count < 2_000)
    #expect(String(decoding: data, as: UTF8.self).hasPrefix("{\n"))
    let later = String(decoding: data, as: UTF8.self)
      .replacing("\"schema\" : 1", with: "\"schema\" : 2")
    #expect(throws: RecordFileError.otherSchema(kind: "baseline", found: 2, expected: 1...1)) {
      try Baseline(decoding: Data(later.utf8))
    }
  }
}
