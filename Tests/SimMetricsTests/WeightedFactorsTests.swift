import Expectations
import Foundation
import SimMetrics
import Testing

@Suite struct WeightedFactorsTests {
  private let weights = [
    WeightedFactors.Weight(workload: "create", weight: 3),
    WeightedFactors.Weight(workload: "clear", weight: 1),
  ]

  /// A run in which the main thread works so many milliseconds.
  private func run(_ strategy: String, _ workload: String, ms: Int64, seed: UInt64 = 7)
    -> RunRecord
  {
    var run = record(strategy, workload, frames: 0)
    run.identity.seed = seed
    run.play.spans = [TraceSpan(kind: .update, start: 0, duration: ms * 1_000_000, frame: nil)]
    return run
  }

  @Test func `a score is the weighted geometric mean of the factors to the best of each workload`()
    throws
  {
    let runs = [
      run("a", "create", ms: 10), run("a", "clear", ms: 32), run("b", "create", ms: 20),
      run("b", "clear", ms: 2), run("b", "scroll", ms: 999),
    ]
    let scored = try #require(WeightedFactors(runs, weights: weights))
    expect(scored.scores.map(\.strategy), is: ["b", "a"])
    expect(scored.scores.map(\.factors), is: [[2, 1], [1, 16]])
    // 2^(3/4) and 16^(1/4).
    #expect(abs(scored.scores[0].mean - pow(2, 0.75)) < 1e-12)
    #expect(abs(scored.scores[1].mean - 2) < 1e-12)
    expect(
      scored.lines,
      is: [
        "Score mean create clear", "  b   1.68   2.00  1.00", "  a   2.00   1.00 16.00",
      ])
  }

  @Test func `who lacks a workload has no score, and counts when the best is looked for`() throws {
    let runs = [
      run("a", "create", ms: 10), run("a", "clear", ms: 10), run("b", "create", ms: 20),
      run("b", "clear", ms: 20), run("c", "create", ms: 5),
    ]
    let scored = try #require(WeightedFactors(runs, weights: weights))
    expect(scored.scores.map(\.strategy), is: ["a", "b"])
    expect(scored.scores.map(\.factors), is: [[2, 1], [4, 2]])
  }

  @Test func `nothing is scored where there is nothing to compare`() {
    let one = [run("a", "create", ms: 10), run("a", "clear", ms: 10)]
    #expect(WeightedFactors(one, weights: weights) == nil)
    #expect(WeightedFactors(one + [run("b", "create", ms: 1)], weights: weights) == nil)
    #expect(WeightedFactors(one, weights: []) == nil)
    var other = one.map { run in
      var run = run
      run.identity.strategy = "b"
      run.identity.items = 5
      return run
    }
    #expect(WeightedFactors(one + other, weights: weights) == nil)
    other = other.map { run in
      var run = run
      run.identity.items = 1_000
      run.outcome = .failed("trapped")
      return run
    }
    #expect(WeightedFactors(one + other, weights: weights) == nil)
  }

  @Test func `runs of several seeds count with their median`() throws {
    let runs = ["a", "b"].flatMap { strategy in
      ["create", "clear"].flatMap { workload in
        [1, 2, 3].map { seed in
          run(strategy, workload, ms: strategy == "a" ? 10 : Int64(10 * seed), seed: UInt64(seed))
        }
      }
    }
    let scored = try #require(WeightedFactors(runs, weights: weights))
    expect(scored.scores.map(\.mean), is: [1, 2])
  }
}
