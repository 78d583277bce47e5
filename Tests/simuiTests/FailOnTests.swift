// `run --fail-on` as a user writes it: met, exceeded, without a figure, and misspelt.

import Expectations
import Foundation
import SimMetrics
import Testing

@testable import SimCommands

@Suite struct FailOnTests {
  private func run(_ conditions: [String], strategy: String = "steady") throws -> ProgramResult {
    try withFolder {
      try Program.fixture.run(
        [
          "run", "--strategy", strategy, "--workload", "launch", "--items", "10", "--quiet",
          "--output", "a",
        ] + conditions.flatMap { ["--fail-on", $0] }, in: $0)
    }
  }

  @Test func `a run that has the figure ends with 2, and the sentence names run and figure`() throws
  {
    let result = try run(["bodies>10", "bodies > 11", "allocations >= 0"])
    expect(result.status, is: 2)
    expect(
      result.error,
      is: """
        simui: steady × launch fails 'bodies>10': bodies is 11
        simui: steady × launch fails 'allocations >= 0': allocations is 0

        """)
    let met = try run(["bodies>11", "bodies!=11", "peak-memory>1 MB", "duration>1ms"])
    #expect(met.status == 0 && met.error == "")
  }

  @Test func `a run without the figure, or that failed, fails`() throws {
    let still = try run(["hitches>5"])
    expect(still.status, is: 2)
    expect(
      still.error,
      is:
        "simui: steady × launch has no hitches for 'hitches>5': nothing moved, so no frame could be late\n"
    )
    let failed = try run(["bodies>99"], strategy: "trapping")
    expect(failed.status, is: 1)
    #expect(failed.error.contains("has no bodies for 'bodies>99': the run failed: "))
  }

  @Test(arguments: [
    ("hitches", "'hitches' is not a condition such as 'hitches>5'"),
    ("hiches>5", "unknown metric 'hiches': the nearest is 'hitches'; known are frames, hitches, "),
    ("bodies>many", "'many' is not a number for bodies: write a number such as 5"),
    ("bodies>NaN", "'NaN' is not a number for bodies: "),
    ("bodies>", "'' is not a number for bodies: "),
    (
      "main_thread_time>200",
      "'200' is not a number for main_thread_time: write a time with its unit, such as '200 ms'"
    ),
    (
      "peak_memory>20",
      "'20' is not a number for peak_memory: write an amount with its unit, such as '20 MB'"
    ),
  ])
  func `what is no condition is refused before anything runs`(text: String, sentence: String) throws
  {
    let result = try run([text])
    expect(result.status, is: 64)
    #expect(result.error.contains(sentence), "\(result.error)")
    expect(result.output, is: "")
  }

  @Test func `numbers are compared in their units`() throws {
    var record = RunRecord(
      identity: RunIdentity(
        scenario: "s", strategy: "a", workload: "w", items: 1, device: "d", system: "x", seed: 1,
        configuration: "release", architecture: "any", compiler: "any", refreshInterval: 1))
    record.duration = 200_000_000
    record.play.trackedTime = 100_000_000
    let cases: [(String, Bool)] = [
      ("duration>=200 ms", true), ("duration>200ms", false), ("duration<0.3 s", true),
      ("duration==200000 µs", true), ("hitch_ratio>0", false), ("hitch_ratio<=0 ms/s", true),
      ("hitches==0", true), ("Peak-Memory<1 KB", true),
    ]
    for (text, fails) in cases {
      #expect((try FailCondition(text).sentence(about: record) != nil) == fails, "\(text)")
    }
  }
}
