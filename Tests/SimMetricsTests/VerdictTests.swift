// Ranges: what draws of the prices and several seeds say about who is faster.

import Expectations
import SimMetrics
import Testing

@Suite struct VerdictTests {
  /// A run that takes so many milliseconds in each draw.
  private func run(_ strategy: String, _ milliseconds: [Int64], seed: UInt64 = 7) -> RunRecord {
    var run = record(strategy, peak: 10_000_000)
    run.identity.seed = seed
    let all = run.play.spans.reduce(0) { $0 + ($1.kind == .render ? 0 : $1.duration) }
    // The table's own price is the median draw.
    let median = milliseconds.sorted()[(milliseconds.count - 1) / 2] * 1_000_000
    run.play.spans.append(TraceSpan(kind: .event, start: 1_000_000_000, duration: median - all))
    run.pricing.draws = PriceDraws(
      mainThread: milliseconds.map { $0 * 1_000_000 }, hitchTime: milliseconds.map { _ in 0 },
      lateFrames: milliseconds.map { _ in 0 })
    return run
  }

  @Test func `a factor is reported only where simulated cost variations contain it`() throws {
    let fast = RunSummary(run("fast", [100, 110, 100, 100]))
    let slow = RunSummary(run("slow", [300, 320, 310, 330]))
    let verdict = try #require(Verdict(of: .mainThreadTime, fast: fast, slow: slow))
    expect(verdict.text(3), is: "3.0× (2.9–3.3×)")
    expect(verdict.text(163), is: "2.9–3.3×")
    expect(verdict.text(1.2), is: "2.9–3.3×")
  }

  @Test func `a factor whose range contains 1 is marked as such`() {
    let text = TextTableExporter().text([
      run("slow", [300, 150, 260, 100]), run("fast", [200, 170, 180, 140]),
    ])
    let rows = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(rows.contains("slow 150.0 ms 1"))
    #expect(rows.contains("fast 170.0 ms ≈1.1 (0.7–1.4)"))
  }

  /// A run whose tracked frames are late so often, and by so many milliseconds, in each draw.
  private func late(_ strategy: String, _ counts: [Int64], played: Int = 90) -> RunRecord {
    var run = record(strategy, frames: 300, late: played)
    let all = run.play.spans.reduce(0) { $0 + ($1.kind == .render ? 0 : $1.duration) }
    run.pricing.draws = PriceDraws(
      mainThread: counts.map { _ in all }, hitchTime: counts.map { $0 * 16_666_667 },
      lateFrames: counts)
    return run
  }

  @Test
  func `hitches are reported as simulated cost variations have them, not as one run had them`() {
    let rough = late("rough", [59, 116, 155, 120], played: 239)
    let text = TextTableExporter().text([rough, late("smooth", [0, 1, 7, 2], played: 0)])
    let rows = text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(rows.contains { $0.hasPrefix("smooth ") && $0.contains(" 1 (0–7)*") })
    #expect(rows.contains { $0.hasPrefix("rough ") && $0.contains(" 116 (59–155)") })
    #expect(!text.contains("239"))
    #expect(text.contains("Hitches: late frames, the median of the simulated cost variations"))
    let csv = String(decoding: CSVExporter().export([rough]), as: UTF8.self)
    let lines = csv.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    func value(_ column: String) -> Substring? {
      lines[0].firstIndex(of: Substring(column)).map { lines[1][$0] }
    }
    expect(value("hitches"), is: "116")
    expect(value("hitches_median"), is: "116")
  }

  @Test func `a name longer than a column stands above its row`() {
    let long = String(repeating: "strategy-", count: 12)
    let text = TextTableExporter().text([run(long, [200, 210]), run("short", [400, 410])])
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 || !$0.hasPrefix(" ") })
    #expect(lines.contains { $0.contains(long.prefix(70)) && $0.count <= 80 })
    #expect(text.contains("× best"))
  }

  @Test func `a single run is reported with the uncertainty of its time`() {
    let text = TextTableExporter().text([run("only", [300, 150, 260, 1_100])])
    #expect(text.contains("260.0 ms  150.0 ms–1.10 s"))
    #expect(text.contains("90 % range: of the main-thread time"))
    #expect(!text.contains("× best"))
    #expect(TextTableExporter().text([run("only", [300, 150, 260])]).contains(" 150.0–300.0 ms "))
  }

  @Test func `a ratio that some runs have not is only the same in all where it is zero`() {
    func sentence(late: Int) -> String {
      var still = record("still", "launch", frames: 1)
      still.play.trackedTime = 0
      return SummaryTable(Comparison([record("a", late: late), record("b", late: late), still]))
        .sameEverywhere
    }
    #expect(sentence(late: 0).contains("Hitch ms/s 0.0"))
    #expect(!sentence(late: 3).contains("Hitch ms/s"))
  }

  @Test func `a share is never rounded to all or to nothing`() throws {
    let fast = RunSummary(run("fast", Array(repeating: 200, count: 1_000)))
    let slow = RunSummary(run("slow", [100] + Array(repeating: 300, count: 999)))
    let verdict = try #require(Verdict(of: .mainThreadTime, fast: fast, slow: slow))
    expect(verdict.shareText, is: "in over 99 % of 1,000 simulated cost variations")
    #expect(Verdict(of: .peakMemory, fast: fast, slow: slow) == nil)
    #expect(Verdict(of: .mainThreadTime, fast: fast, slow: RunSummary(record("a"))) == nil)
  }

  @Test func `runs of several seeds are one row, with median and range`() {
    var records: [RunRecord] = []
    for (index, bodies) in [100, 140, 120].enumerated() {
      var one = record("a", bodies: bodies)
      one.identity.seed = UInt64(index + 1)
      records.append(one)
    }
    let comparison = Comparison(records)
    expect(comparison.rows.map { $0.text(.bodies) }, is: ["120 (100–140)"])
    expect(comparison.rows.map { $0.text(.mainThreadTime) }, is: ["120.0 ms"])
    expect(comparison.seeds, is: [1, 2, 3])
    #expect(comparison.setting.contains("3 seeds, 1 to 3: median and range"))
    // Two runs of one seed stay two.
    expect(Comparison([records[0], records[0]]).rows.count, is: 2)
    records[1].outcome = .failed("why")
    expect(Comparison(records).rows.map(\.outcome), is: [.failed("why")])
  }
}
