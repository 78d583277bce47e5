// The strategies differ in what they cost, never in what they show.

import SimLab
import SimWorkloads
import Testing

extension Slice {
  @Suite @MainActor struct ScreenTests {
    private func finalScreen(_ request: RunRequest) throws -> String {
      try Experiment(scenarios: Catalog.scenarios).run(request).finalScreen
    }

    @Test(arguments: Slice.workloads)
    func `every strategy ends a workload on the same screen`(workload: String) throws {
      let first = Slice.strategies[0]
      let expected = try finalScreen(Slice.request(first, workload, items: 300))
      #expect(expected.contains("Item 0"))
      for strategy in Slice.strategies.dropFirst() {
        let screen = try finalScreen(Slice.request(strategy, workload, items: 300))
        #expect(screen == expected, "\(strategy) and \(first) differ")
      }
    }

    @Test func `an update is seen on the final screen`() throws {
      let screens = try ["launch", "rapid-updates"].map {
        try finalScreen(Slice.request("row-values", $0, items: 10))
      }
      #expect(screens[0].contains("rev 0"))
      #expect(!screens[1].contains("rev 0"))
    }
  }
}
