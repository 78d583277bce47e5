import Expectations
import SimMetrics
import Testing

// What of a run was needed, by records made by hand.
@Suite struct NecessaryWorkTests {
  @Test func `the score is the share of the time that needed bodies would take`() throws {
    // Updates take 2 of 4 ms of each of two frames.
    let half = madeRun(
      [
        madeView("A", bodies: 60, withoutNews: 30, handedOn: 20),
        madeView("B", bodies: 40, withoutNews: 0),
      ],
      [])
    let work = try #require(NecessaryWork(half))
    expect(
      work.views.map { [$0.bodies, $0.needed, $0.handedOn, $0.avoidable] },
      is: [[60, 10, 20, 30], [40, 40, 0, 0]])
    #expect(work.time == 8_000_000 && work.least == 6_000_000)
    expect(work.efficiency, is: 0.75)
    expect(work.lines[0], is: "bodies  needed  handed on  avoidable  view")
    var old = half
    old.counts.views[0].withoutNews = nil
    #expect(NecessaryWork(old) == nil)
  }

  @Test func `a view that only hands values on is named where it takes much of a run`() throws {
    func line(_ time: Int64) throws -> String {
      let run = madeRun(
        [madeView("Oben", bodies: 100, withoutNews: 0, handedOn: 100)],
        [
          madeCount(
            "Oben", "_liste", state: "Oben._liste", bodies: 100,
            CauseOutcome(handedOn: 100, lists: 100, rows: 900, newRows: 3, time: time))
        ])
      return try #require(NecessaryWork(run)?.lines.last)
    }
    // The main thread works for 8 ms.
    #expect(try line(4_000_000).hasPrefix("Efficiency 50.0 %"))
    #expect(try line(4_000_000).contains("Most of the rest is `Oben` passing values on"))
    #expect(try !line(700_000).contains("Most of the rest"))
  }

  @Test func `what advice would save is not counted as needed`() throws {
    func made(rows newRows: Int, moved: Int) -> RunRecord {
      madeRun(
        [
          madeView("Oben", bodies: 80, withoutNews: 0),
          madeView("Zeile", bodies: 120, withoutNews: 0),
        ],
        [
          madeCount(
            "Oben", "_uhr", state: "Oben._uhr", bodies: 80,
            CauseOutcome(drawn: 80, lists: 80, rows: 900, newRows: newRows, time: 1_600_000))
        ],
        watchdogs: moved > 0
          ? [WatchdogCount(watchdog: .contentsShifted, view: "Oben", count: moved, worst: 9)] : [])
    }
    func saved(_ run: RunRecord) throws -> (findings: Int64, work: Int64) {
      let work = try #require(NecessaryWork(run))
      return (Advice(run).findings.reduce(0) { $0 + ($1.saving ?? 0) }, work.time - work.least)
    }
    // Updates take 4 of 8 ms: 80 and 60 of 200 bodies.
    let clock = try saved(made(rows: 0, moved: 0))
    #expect(clock == (1_600_000, 1_600_000))
    let places = try saved(made(rows: 1, moved: 60))
    #expect(places == (1_200_000, 1_200_000))
    #expect(try saved(made(rows: 0, moved: 60)) == (2_800_000, 2_800_000))
    #expect(try saved(made(rows: 1, moved: 0)) == (0, 0))
    let work = try #require(NecessaryWork(made(rows: 0, moved: 60)))
    expect(
      work.lines.prefix(4),
      is: [
        "bodies  needed  handed on  above rows  avoidable  view",
        "   120     120          0           0          0  Zeile",
        "    80       0          0          80          0  Oben",
        "60 bodies of rows only repeated what a neighbour had shown; they count as avoidable below.",
      ])
  }
}
