import Expectations
import SimMetrics
import Testing

@Suite struct ComparisonTests {
  @Test func `the answer is the first row of the workload that differs most`() {
    let comparison = Comparison([
      record("observed-object", "launch", late: 1), record("row-values", "launch"),
      record("observed-object", "scroll", late: 9), record("row-values", "scroll", late: 1),
      record("state-object", "scroll", late: 3),
    ])
    let rows = comparison.rows.map { "\($0.identity.workload) \($0.identity.strategy)" }
    expect(
      rows,
      is: [
        "scroll row-values", "scroll state-object", "scroll observed-object",
        "launch row-values", "launch observed-object",
      ])
  }

  @Test
  func
    `one sentence names the fastest, who uses the most memory, by how much and the count behind it`()
  {
    let comparison = Comparison([
      record("observed-object", late: 6, bodies: 6_100, peak: 41_200_000),
      record("row-values", late: 1, bodies: 120, peak: 12_100_000),
    ])
    expect(
      comparison.sentence,
      is: "In scroll, row-values is smoothest with 33.3 ms/s of hitches against 200.0 ms/s for "
        + "observed-object (6.0×), for 120 bodies against 6,100; observed-object uses the most memory with "
        + "41.2 MB at the peak against 12.1 MB for row-values (3.4×).")
  }

  @Test func `no factor is claimed over zero hitches`() {
    let comparison = Comparison([record("a", late: 0), record("b", late: 6)])
    expect(
      comparison.sentence,
      is: "In scroll, a is smoothest with 0.0 ms/s of hitches against 200.0 ms/s for b.")
  }

  @Test func `without hitches the main thread decides`() {
    var slow = record("slow", bodies: 200)
    slow.spans.append(TraceSpan(kind: .event, start: 1, duration: 60_000_000))
    let comparison = Comparison([slow, record("fast")])
    expect(
      comparison.sentence,
      is: "In scroll, fast is fastest with 120.0 ms of main thread work against 180.0 ms for "
        + "slow (1.5×), for 100 bodies against 200.")
  }

  @Test func `ties share the place`() {
    let comparison = Comparison([
      record("b"), record("a"), record("c", late: 6),
    ])
    expect(
      comparison.sentence,
      is: "In scroll, a and b are smoothest with 0.0 ms/s of hitches against 200.0 ms/s for c.")
    let tied = Comparison([record("a"), record("b", peak: 10_050_000)])
    expect(
      tied.sentence,
      is: "The strategies tie within 5 % in time and memory, and in their counts of bodies as well."
    )
  }

  @Test func `a single run claims no winner`() {
    expect(
      Comparison([record("a", late: 2)]).sentence,
      is: "Only one run to look at: a in scroll has 2 of 30 frames late, 100 bodies and 10.0 MB "
        + "at its peak.")
    expect(Comparison([RunRecord]()).sentence, is: "No run was made.")
  }

  @Test func `failed runs come last and are named`() {
    let failed = record("broken", outcome: .failed("Fatal error: no object\nmore"))
    let comparison = Comparison([failed, record("a"), record("b", late: 6)])
    expect(comparison.rows.map(\.identity.strategy), is: ["a", "b", "broken"])
    #expect(comparison.sentence.hasSuffix("; broken in scroll failed (Fatal error: no object)."))
    expect(
      Comparison([failed]).sentence,
      is: "No run ended well, so there is nothing to compare; broken in scroll failed "
        + "(Fatal error: no object).")
  }

  @Test func `a run that was cut did less, so beside whole ones it is named and not compared`()
    throws
  {
    let cut = record("short", frames: 3, bodies: 1, outcome: .cut("tap: there is no Item 3\nmore"))
    let comparison = Comparison([cut, record("a"), record("b", late: 6)])
    expect(comparison.rows.map(\.identity.strategy), is: ["a", "b", "short"])
    expect(
      comparison.sentence,
      is: "In scroll, a is smoothest with 0.0 ms/s of hitches against 200.0 ms/s for b; short in "
        + "scroll was cut (tap: there is no Item 3).")
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
      comparison.sentence, is: "No two runs can be compared: none differ in the strategy alone.")
  }
}
