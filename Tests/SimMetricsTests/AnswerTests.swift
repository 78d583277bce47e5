// The answer: which group of strategies to choose, by how much, why, and what not to say.

import Expectations
@testable import SimMetrics
import Testing

@Suite struct AnswerTests {
  private let perItem = StateDescription(
    storage: "an object per item", holder: "@Observable", reader: "its row")
  private func whole(_ holder: String, by reader: String = "the list") -> StateDescription {
    StateDescription(storage: "one value of all items", holder: holder, reader: reader)
  }

  /// A run that takes a number of milliseconds of main thread in the middle, and up to a third more or less.
  private func run(
    _ strategy: String, _ workload: String = "scroll", ms: Int64, state: StateDescription? = nil,
    grows: Int64? = nil, headroom: (Double, Double)? = nil
  ) -> RunRecord {
    var run = record(strategy, workload)
    let all = run.play.spans.reduce(0) { $0 + ($1.kind == .render ? 0 : $1.duration) }
    run.play.spans.append(TraceSpan(kind: .event, start: 1, duration: ms * 1_000_000 - all))
    run.pricing.draws = PriceDraws(
      mainThread: [2, 3, 4].map { ms * 1_000_000 * $0 / 3 }, hitchTime: [0, 0, 0],
      lateFrames: [0, 0, 0])
    run.comparison.state = state
    if let grows {
      run.pricing.headroom = headroom.map {
        RunHeadroom(slowerPhone: $0.0, heavierRows: 1, mostly: nil)
      }
      run.comparison.growth = [
        GrowthPoint(
          items: 10_000, mainThread: grows * 1_000_000, bodies: 1, slowerPhone: headroom?.1)
      ]
    }
    return run
  }

  private func answer(_ records: [RunRecord]) -> [String] { Answer(Comparison(records)).lines }

  @Test
  func
    `names what the best strategies share, why, by how much, how it grows, and what is the same`()
  {
    let lines = answer([
      run("state", ms: 350, state: whole("@State"), grows: 700, headroom: (4, 2)),
      run("object", ms: 355, state: whole("@StateObject"), grows: 710, headroom: (4, 2)),
      run("rows", ms: 120, state: perItem, grows: 120, headroom: (8, 8)),
    ])
    expect(
      lines,
      is: [
        "Hold an object per item (rows): only its row reads it; the cost stays the same however long "
          + "the list is.",
        "In scroll, 1,000 items: 120.0 ms of main thread instead of 350.0 ms (2.9×, 90 % range 2.9–2.9×) "
          + "for one value of all items (state and object), which the list reads and whose cost grows "
          + "2.0× with ten times the items.",
        "Whether @State or @StateObject holds one value of all items changes little (1 % of main thread). "
          + "No late frames here; some with state from about 28,000 items on (scroll).",
      ])
  }

  @Test func `strategies without a description are named one by one`() {
    expect(
      answer([run("slow", ms: 400), run("fast", ms: 200)]),
      is: [
        "Choose fast.",
        "In scroll, 1,000 items: 200.0 ms of main thread instead of 400.0 ms (2.0×, 90 % range 2.0–2.0×) "
          + "for slow.", "No late frames here.",
      ])
  }

  @Test func `late frames below the ratio that hitches are reported as few`() {
    var slow = run("slow", ms: 400)
    slow.pricing.draws.hitchTime = [0, 1_000_000, 2_000_000]
    slow.pricing.draws.lateFrames = [0, 1, 2]
    slow.play.trackedTime = 1_000_000_000
    slow.pricing.draws.trackedTime = [1_000_000_000, 1_000_000_000, 1_000_000_000]
    expect(
      answer([slow, run("fast", ms: 200)]).last,
      is: "Few late frames: 1.0 ms/s (0.0–2.0) with slow in scroll.")
  }

  @Test func `runs whose ratio may be 1 are one group, and no winner is named`() {
    var slow = run("slow", ms: 220)
    slow.pricing.draws.mainThread = [140_000_000, 220_000_000, 250_000_000]
    var fast = run("fast", ms: 200)
    fast.pricing.draws.mainThread = [150_000_000, 200_000_000, 230_000_000]
    expect(
      answer([slow, fast]),
      is: [
        "It makes no difference that the model can tell which of fast and slow you choose in scroll: "
          + "200.0–220.0 ms of main thread."
      ])
    expect(Answer(Comparison([slow, fast])).title, is: "No difference that the model can tell")
  }

  @Test func `differences of up to 5 % are no difference`() {
    expect(Comparison([run("a", ms: 200), run("b", ms: 209)]).rankings[0].groups.count, is: 1)
    expect(Comparison([run("a", ms: 200), run("b", ms: 212)]).rankings[0].groups.count, is: 2)
  }

  @Test func `the workload with the greatest factor is the evidence, others are given with theirs`()
  {
    let lines = answer([
      run("a", "scroll", ms: 200), run("b", "scroll", ms: 400), run("a", "tabs", ms: 100),
      run("b", "tabs", ms: 900), run("a", "launch", ms: 50), run("b", "launch", ms: 50),
    ])
    #expect(
      lines[1].hasPrefix("In tabs, 1,000 items: 100.0 ms of main thread instead of 900.0 ms (9.0×"))
    #expect(lines[1].hasSuffix("for b; the factor is 2.0× in scroll."))
    expect(lines[2], is: "No difference in launch. No late frames here.")
  }

  @Test func `a mistake never wins, loses or names the headline, and is reported at the end`() {
    let mistake = StateDescription(
      storage: "one value of all items", holder: "@State", reader: "the list",
      mistake: "a new id at every update")
    var worst = run("unstable", ms: 4_000, state: mistake)
    worst.pricing.draws.hitchTime = [30_000_000, 30_000_000, 30_000_000]
    let records = [
      worst, run("cheap-mistake", ms: 20, state: mistake),
      run("state", ms: 350, state: whole("@State")), run("rows", ms: 120, state: perItem),
    ]
    let lines = answer(records)
    #expect(lines[0].hasPrefix("Hold an object per item (rows)"))
    expect(
      lines.last,
      is: "Mistake to avoid: unstable (a new id at every update), 33× the main-thread time of the "
        + "best and 60.0 ms/s of hitches in scroll; others: cheap-mistake.")
    let comparison = Comparison(records)
    expect(
      comparison.rows.map(\.identity.strategy), is: ["rows", "state", "cheap-mistake", "unstable"])
    let table = SummaryTable(comparison)
    expect(
      table.rows.map(\.group),
      is: ["an object per item", "one value of all items", "mistakes", ""])
    #expect(table.rows.suffix(2).allSatisfy { row in row.cells.allSatisfy { !$0.isBest } })
    expect(
      CSVExporter().lines(records).map { $0[CSVExporter.columns.firstIndex(of: "ranked") ?? 0] },
      is: ["yes", "yes", "mistake", "mistake"])
  }

  @Test
  func `a run that ended on another screen is not ranked, and everything that shows it says so`() {
    var other = run("other", ms: 1)
    other.comparison.otherScreen = "“Item 9” where the others show “Item 2”"
    let records = [other, run("slow", ms: 400), run("fast", ms: 200)]
    let lines = answer(records)
    expect(lines[0], is: "Choose fast.")
    expect(
      lines.last,
      is:
        "Not ranked: other, which ended on another screen (scroll: “Item 9” where the others show "
        + "“Item 2”).")
    let table = SummaryTable(Comparison(records))
    expect(
      table.rows.last?.remark,
      is: "not ranked, for it ended on another screen: “Item 9” where the others show “Item 2”")
    let rows = CSVExporter().lines(records)
    expect(rows.last?[CSVExporter.columns.firstIndex(of: "ranked") ?? 0], is: "no")
  }

  @Test func `hitches decide before the main thread, from 5 ms per second on`() {
    func late(_ name: String, _ ratio: Int64, ms: Int64) -> RunRecord {
      var run = run(name, ms: ms)
      run.pricing.draws.hitchTime = [1, 1, 1].map { $0 * ratio * run.play.trackedTime / 1_000 }
      return run
    }
    let smooth = late("smooth", 4, ms: 400)
    expect(
      Comparison([smooth, late("fast", 0, ms: 200)]).rankings[0].speedMetric?.id,
      is: Metric.mainThreadTime.id)
    let lines = answer([smooth, late("rough", 60, ms: 200)])
    expect(lines[0], is: "Choose smooth.")
    #expect(lines[1].contains("4.0 ms/s of hitches instead of 60.0 ms/s"))
    #expect(lines[2].contains("Late frames with rough, up to 60.0 ms/s in scroll."))
  }

  @Test func `over many workloads the strategy with the least mean is chosen, if it completed all`()
  {
    let workloads = (1...8).map { "w\($0)" }
    var records = workloads.flatMap { [run("steady", $0, ms: 200), run("uneven", $0, ms: 220)] }
    records += workloads.dropLast().map { run("incomplete", $0, ms: 100) }
    records.append(record("incomplete", "w8", outcome: .failed("killed")))
    // In one workload the other is faster.
    records[14] = run("steady", "w8", ms: 250)
    let lines = answer(records)
    #expect(lines[0].hasPrefix("Choose steady"), "\(lines)")
    #expect(lines[0].contains("over 8 workloads steady takes on average"))
  }

  @Test func `from about how many items on it hitches follows from the headroom of two sizes`()
    throws
  {
    // A third of a frame at 1,000 items, two thirds at 10,000: a whole frame at 19,000.
    let growth = try #require(
      ItemGrowth(run("a", ms: 100, grows: 200, headroom: (3, 1.5))))
    expect(growth.firstHitch, is: 19_000)
    // It hitches at the larger size, so somewhere before that.
    let late = try #require(ItemGrowth(run("a", ms: 100, grows: 200, headroom: (3, 1))))
    expect(late.firstHitch, is: 10_000)
    // What does not grow never does, and what is far away is not claimed.
    expect(ItemGrowth(run("a", ms: 100, grows: 100, headroom: (3, 3)))?.firstHitch, is: nil)
    expect(ItemGrowth(run("a", ms: 100, grows: 101, headroom: (20, 16)))?.firstHitch, is: nil)
  }
}
