import Expectations
import SimMetrics
import Testing

@Suite struct ComparisonTests {
  @Test func `the workload with the greatest factor comes first, and in it the best row`() {
    let comparison = Comparison([
      record("observed-object", "launch", late: 1), record("row-values", "launch"),
      record("observed-object", "scroll", late: 9), record("row-values", "scroll", late: 1),
      record("state-object", "scroll", late: 3),
    ])
    let rows = comparison.rows.map { "\($0.identity.workload) \($0.identity.strategy)" }
    expect(
      rows,
      is: [
        "launch row-values", "launch observed-object",
        "scroll row-values", "scroll state-object", "scroll observed-object",
      ])
  }

  @Test func `a single run claims no winner`() {
    expect(
      Answer(Comparison([record("a", late: 2)])).text,
      is: "Only one run, so nothing to compare: a in scroll takes 120.0 ms of main thread, 2 of 30 "
        + "frames late, 100 bodies, 10.0 MB at its peak.")
    expect(Answer(Comparison([RunRecord]())).text, is: "No run was made.")
  }

  @Test func `failed runs come last and are named`() {
    let failed = record("broken", outcome: .failed("Fatal error: no object\nmore"))
    let comparison = Comparison([failed, record("a"), record("b", late: 6)])
    expect(comparison.rows.map(\.identity.strategy), is: ["a", "b", "broken"])
    #expect(
      Answer(comparison).text.hasSuffix(" Failed: broken in scroll (Fatal error: no object)."))
    expect(
      Answer(Comparison([failed])).text,
      is: "Every run failed, so there is nothing to compare. Failed: broken in scroll "
        + "(Fatal error: no object).")
  }

  @Test func `a run that was cut did less, so beside whole ones it is named and not compared`()
    throws
  {
    let cut = record("short", frames: 3, bodies: 1, outcome: .cut("tap: there is no Item 3\nmore"))
    let comparison = Comparison([cut, record("a"), record("b", late: 6)])
    expect(comparison.rows.map(\.identity.strategy), is: ["a", "b", "short"])
    expect(
      Answer(comparison).lines.last, is: "Cut: short in scroll (tap: there is no Item 3).")
    let table = SummaryTable(comparison)
    let row = try #require(table.rows.last)
    #expect(row.strategy == "short" && row.cells.allSatisfy { !$0.isBest })
    expect(row.remark, is: "cut: tap: there is no Item 3")
    // One of several seeds is enough.
    var other = record("b", bodies: 1, outcome: .cut("at 60 s"))
    other.identity.seed = 2
    expect(Comparison([record("a"), record("b"), other]).cut.map(\.identity.strategy), is: ["b"])
  }

  @Test func `runs that were all cut for one reason are compared with each other`() {
    let slow = record("slow", late: 6, outcome: .cut("60 s of virtual time each way"))
    let fast = record("fast", outcome: .cut("60 s of virtual time each way"))
    expect(Comparison([slow, fast]).rankings.map { $0.compared.count }, is: [2])
    let other = record("other", outcome: .cut("tap: there is no Item 3"))
    expect(Comparison([slow, fast, other]).rankings.map { $0.compared.count }, is: [0])
  }

  @Test func `runs of two devices are never compared`() {
    var other = record("b", late: 6)
    other.identity.device = "iPhone8"
    let comparison = Comparison([record("a"), other])
    expect(comparison.rankings.count, is: 2)
    expect(
      comparison.rankings.map(comparison.name(of:)), is: ["scroll, iPhone13", "scroll, iPhone8"])
    expect(
      Answer(comparison).text,
      is: "No two runs can be compared: they differ in more than the strategy.")
  }
}
