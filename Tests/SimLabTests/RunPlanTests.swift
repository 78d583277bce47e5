import Expectations
import Testing

@testable import SimLab

@Suite struct RunPlanTests {
  @Test func `combines everything, the strategy slowest and the seed fastest`() {
    let plan = RunPlan(
      scenario: "list", strategies: ["b", "a"], workloads: ["launch", "scroll"], items: [10],
      devices: ["iPhone13"], systems: ["iOS17"], seeds: [2, 1])
    expect(
      plan.runs.map { "\($0.strategy) \($0.workload) \($0.seed)" },
      is: [
        "b launch 2", "b launch 1", "b scroll 2", "b scroll 1",
        "a launch 2", "a launch 1", "a scroll 2", "a scroll 1",
      ])
  }

  @Test func `a run that is named twice is run once, at its first place`() {
    let plan = RunPlan(
      scenario: "list", strategies: ["a", "b", "a"], workloads: ["launch"], items: [10],
      devices: ["iPhone13"], systems: ["iOS17"], seeds: [1])
    expect(plan.runs.map(\.strategy), is: ["a", "b"])
  }
}
