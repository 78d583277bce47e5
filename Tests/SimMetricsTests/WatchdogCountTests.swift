import Expectations
import Foundation
import SimMetrics
import Testing

@Suite struct WatchdogCountTests {
  private var watched: RunRecord {
    var run = record("row-values")
    run.messages.watchdogs = [
      WatchdogCount(
        watchdog: .slowBody, view: "Row<Int>", count: 3, worst: 1_250_000,
        cause: "scroll → new → Row<Int>")
    ]
    return run
  }

  private let line =
    "Row<Int>: a body took over 500 µs, 3 times, 1.25 ms at worst (scroll → new → Row<Int>)"

  @Test func `the terminal's table contains the warnings, below the run's name`() {
    let text = TextTableExporter().text([watched, record("observed-object")])
    #expect(text.contains("\nscroll · row-values, warnings:\n  \(line)\n"))
    #expect(!TextTableExporter().text([record("row-values")]).contains("warnings"))
  }

  @Test func `of more than two runs each watchdog has one line: how many runs, and the worst`() {
    var worse = watched
    worse.identity.strategy = "heavy-body"
    worse.messages.watchdogs[0].worst = 2_500_000
    let text = TextTableExporter().text([watched, worse, watched])
    #expect(
      text.contains(
        "\nwarnings (the report has each run's):\n  a body took over 500 µs: 3 of 3 runs; "
          + "worst scroll · heavy-body: Row<Int>, 3 times, 2.50 ms at worst\n"))
  }

  @Test func `the Markdown table lists warnings without marks of its own`() {
    let text = String(decoding: MarkdownExporter().export([watched]), as: UTF8.self)
    #expect(text.contains("Watchdogs, scroll · row-values:\n\n- Row\\<Int\\>: a body took"))
  }

  @Test func `a record keeps them, and one without them has an empty list`() throws {
    let data = try JSONEncoder().encode(watched)
    try expect(JSONDecoder().decode(RunRecord.self, from: data), is: watched)
    let plain = try JSONEncoder().encode(record("row-values"))
    #expect(String(decoding: plain, as: UTF8.self).contains(#""watchdogs":[]"#))
  }

  @Test func `a count of one is singular, and each watchdog has a sentence of its own`() {
    let lines = WatchdogCount.Watchdog.allCases.map {
      WatchdogCount(watchdog: $0, view: "Row", count: 1, worst: 1).line
    }
    expect(Set(lines).count, is: WatchdogCount.Watchdog.allCases.count)
    #expect(lines.allSatisfy { $0.hasPrefix("Row: ") && $0.contains(", 1 time") })
    #expect(lines.allSatisfy { !$0.contains("1 times") && !$0.contains("1 elements") })
  }
}
