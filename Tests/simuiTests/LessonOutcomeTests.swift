// A claim holds, or does not, only where the draws of the prices agree.

import Expectations
import SimLab
import SimMetrics
import Testing

@testable import SimCommands

@Suite struct LessonOutcomeTests {
  /// A run whose main thread takes so many milliseconds, and as many in each draw.
  private func run(_ strategy: String, _ own: Int64, _ draws: [Int64]) -> RunRecord {
    let identity = RunIdentity(
      scenario: "shop", strategy: strategy, workload: "typing", items: 10, device: "iphone-13",
      system: "iOS17", seed: 1, configuration: "release", architecture: "x86_64", compiler: "6.3",
      refreshInterval: 16_666_667)
    var record = RunRecord(identity: identity, outcome: .completed)
    record.play.spans = [TraceSpan(kind: .update, start: 0, duration: own * 1_000_000)]
    let nothing = draws.map { _ in Int64(0) }
    record.pricing.draws = PriceDraws(
      mainThread: draws.map { $0 * 1_000_000 }, hitchTime: nothing, lateFrames: nothing)
    return record
  }

  private func verdict(
    without: (Int64, [Int64]), with: (Int64, [Int64])
  ) -> LessonOutcome.Verdict {
    let lesson = Lesson(
      "seed", "A claim.", without: "a", with: "b", workload: "typing", figure: .mainThread)
    return LessonOutcome(
      lesson, system: "iOS17", without: run("a", without.0, without.1),
      with: run("b", with.0, with.1)
    ).verdict
  }

  @Test func `an order in favour of a claim or against it holds in the draws, or is too close`() {
    expect(verdict(without: (20, [20, 21, 22]), with: (10, [10, 11, 12])), is: .holds)
    expect(verdict(without: (10, [10, 11, 12]), with: (20, [20, 21, 22])), is: .fails)
    expect(verdict(without: (20, [20, 5, 22]), with: (10, [10, 11, 12])), is: .tooClose)
    expect(verdict(without: (10, [10, 30, 12]), with: (20, [20, 21, 22])), is: .tooClose)
    expect(verdict(without: (12, [10, 30, 12]), with: (12, [11, 12, 22])), is: .tie)
  }

  @Test func `why a claim does not hold is a line with figures, factor and range`() {
    let lesson = Lesson(
      "seed", "A claim.", without: "a", with: "b", workload: "typing", figure: .mainThread)
    func outcome(_ system: String, _ with: RunRecord) -> LessonOutcome {
      LessonOutcome(lesson, system: system, without: run("a", 20, [20, 5, 22]), with: with)
    }
    let close = outcome("iOS16", run("b", 10, [10, 11, 12]))
    expect(
      close.evidence,
      is: "main thread: 20.00 ms (5.00–22.00) with a, 11.00 ms (10.00–12.00) with b, "
        + "1.8× (0.5–2.0×)")
    var failing = run("b", 10, [])
    failing.outcome = .failed("no row 3\nmore")
    let claim = LessonsReport.Claim(
      lesson: lesson,
      outcomes: [
        close, outcome("iOS17", run("b", 10, [10, 11, 12])), outcome("iOS18", failing),
      ], leftOut: ["b is not run on iOS14: it is too old"])
    expect(
      claim.reasons,
      is: [
        "iOS16, iOS17: too close to call; \(close.evidence)",
        "iOS18: not measured: b failed: no row 3", "b is not run on iOS14: it is too old",
      ])
    expect(claim.mark, is: "no")
  }

  @Test func `a claim whose runs failed does not count as one that does not hold`() {
    let lesson = Lesson(
      "seed", "A claim.", without: "a", with: "b", workload: "typing", figure: .mainThread)
    var failing = run("a", 10, [])
    failing.outcome = .failed("no row 3")
    let claim = LessonsReport.Claim(
      lesson: lesson,
      outcomes: [LessonOutcome(lesson, system: "iOS17", without: failing, with: run("b", 1, []))],
      leftOut: [])
    #expect(claim.mark == "not run" && !claim.holds && !claim.fails)
    let report = LessonsReport(claims: [claim], setting: "")
    #expect(
      report.summary.hasSuffix(
        "1 claim: 0 hold on every system, 0 on some, 0 on none; 1 not measured.\n"))
  }
}
