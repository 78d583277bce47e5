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

  private func differences(_ runs: [RunResult]) -> [String?] {
    DifferentScreens.marked(runs).map(\.comparison.otherScreen)
  }

  @Test func `strategies that end on the same texts are left as they are`() {
    expect(differences([run("a", ["Item 1"]), run("b", ["Item 1"])]), is: [nil, nil])
    expect(differences([run("a", ["Item 1"])]), is: [nil])
  }

  @Test func `rows that are closer together show more of the same`() {
    expect(
      differences([
        run("list", ["Item 1", "Item 2"]), run("stack", ["Item 1", "Item 2", "Item 3"]),
      ]), is: [nil, nil])
  }

  @Test func `a run that differs from most is marked with the first text that differs`() {
    expect(
      differences([
        run("wrong", ["Item 1", "Item 9"]), run("right", ["Item 1", "Item 2"]),
        run("good", ["Item 1", "Item 2"]),
        run("wrong", [], workload: "clear"), run("right", ["Item 1"], workload: "clear"),
        run("good", ["Item 1"], workload: "clear"),
      ]),
      is: [
        "“Item 9” where the others show “Item 2”", nil, nil, "no text is shown", nil, nil,
      ])
  }

  @Test func `runs under other conditions and runs that failed are not compared`() {
    var failed = run("b", ["Item 2"])
    failed.record.outcome = .failed("it trapped")
    var large = run("b", ["Item 2"])
    large.record.identity.items = 7
    expect(differences([run("a", ["Item 1"]), failed, large]), is: [nil, nil, nil])
  }
}
