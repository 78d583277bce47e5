// Strategies that do not show the same are named.

import Expectations
import SimCommands
import SimLab
import SimMetrics
import Testing

@Suite struct DifferentScreensTests {
  private func run(_ strategy: String, _ texts: [String], workload: String = "typing") -> RunResult
  {
    let identity = RunIdentity(
      scenario: "shop", strategy: strategy, workload: workload, items: 10, device: "iphone-13",
      system: "iOS17", seed: 1, configuration: "release", architecture: "x86_64", compiler: "6.3",
      refreshInterval: 16_666_667)
    return RunResult(record: RunRecord(identity: identity, outcome: .completed), finalTexts: texts)
  }

  @Test func `strategies that end on the same texts are not spoken of`() {
    expect(DifferentScreens.lines([run("a", ["Item 1"]), run("b", ["Item 1"])]), is: [])
    expect(DifferentScreens.lines([run("a", ["Item 1"])]), is: [])
  }

  @Test func `rows that stand closer show more of the same`() {
    let lines = DifferentScreens.lines([
      run("list", ["Item 1", "Item 2"]), run("stack", ["Item 1", "Item 2", "Item 3"]),
    ])
    expect(lines, is: [])
  }

  @Test func `who differs from most is named with the first text that differs, once`() {
    let lines = DifferentScreens.lines([
      run("wrong", ["Item 1", "Item 9"]), run("right", ["Item 1", "Item 2"]),
      run("good", ["Item 1", "Item 2"]),
      run("wrong", [], workload: "clear"), run("right", ["Item 1"], workload: "clear"),
      run("good", ["Item 1"], workload: "clear"),
    ])
    expect(
      lines,
      is: [
        """
        wrong ends on another screen than the others, so times and counts compare different things: \
        typing: “Item 9” where the others show “Item 2”; and in 1 more of the workloads
        """
      ])
  }

  @Test func `runs under other conditions and runs that failed are not compared`() {
    var failed = run("b", ["Item 2"])
    failed.record.outcome = .failed("it trapped")
    var large = run("b", ["Item 2"])
    large.record.identity.items = 7
    expect(DifferentScreens.lines([run("a", ["Item 1"]), failed, large]), is: [])
  }
}
