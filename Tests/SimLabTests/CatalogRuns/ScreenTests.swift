// The strategies differ in what they cost, never in what they show.

import SimLab
import SimMetrics
import SimWorkloads
import Testing

extension CatalogRuns {
  @Suite @MainActor struct ScreenTests {
    private func finalScreen(_ request: RunRequest) throws -> String {
      let run = try Experiment(scenarios: CatalogRuns.scenarios).run(request)
      #expect(run.record.outcome == .completed, "\(request.strategy) with \(request.workload)")
      return run.finalScreen
    }

    /// Each strategy plays one in so many workloads, for all pairs take a minute and a half of a debug build.
    private static let rounds = 5

    /// Those that show the items in another container than a list: their rows stand closer.
    private static let stacks = ["lazy-stack", "eager-scroll"]

    /// Those whose rows or background hold an element more, or other ids: what they show is compared by its texts.
    private static let others = [
      "isolated-event-source", "inert-modifier", "branching-modifier", "unstable-ids",
    ]

    /// The texts of the rows on a screen, top to bottom.
    private func rows(_ screen: String) -> [Substring] {
      screen.split(separator: "\n").filter { $0.contains("\"Item ") || $0.contains("\"rev ") }
        .compactMap { $0.split(separator: "\"").dropFirst().first }
    }

    private func titles(_ screen: String) -> [Substring] {
      rows(screen).filter { $0.hasPrefix("Item ") }
    }

    @Test(arguments: CatalogRuns.workloads)
    func `every strategy ends a workload on the same screen`(workload: String) throws {
      let first = CatalogRuns.allStrategies[0]
      let expected = try finalScreen(CatalogRuns.request(first, workload, items: 24))
      #expect(expected.contains("Item") || workload == "clear")
      let round = try #require(CatalogRuns.workloads.firstIndex(of: workload))
      for (number, strategy) in CatalogRuns.allStrategies.enumerated().dropFirst()
      where !CatalogRuns.refuses(strategy, workload) && (number + round) % Self.rounds == 0 {
        // Where other items are on screen as it plays, because rows stand closer or the place in the list is lost,
        // other items change.
        if workload == "visible-updates", (Self.stacks + ["unstable-ids"]).contains(strategy) {
          continue
        }
        let screen = try finalScreen(CatalogRuns.request(strategy, workload, items: 24))
        if workload == "visible-updates" {
          // A frame that comes late shows other rows, and other items change: the items are the same.
          let (one, other) = (titles(screen), titles(expected))
          #expect(one == other && !one.isEmpty, "\(strategy) and \(first) differ")
        } else if Self.others.contains(strategy) {
          #expect(rows(screen) == rows(expected), "\(strategy) and \(first) differ")
        } else if Self.stacks.contains(strategy) {
          let (few, many) = (rows(expected), rows(screen))
          #expect(
            few.isEmpty == many.isEmpty && many.starts(with: few), "\(strategy) and \(first) differ"
          )
        } else {
          #expect(screen == expected, "\(strategy) and \(first) differ")
        }
      }
    }

    @Test func `an update is seen on the final screen`() throws {
      let screens = try ["launch", "rapid-updates"].map {
        try finalScreen(CatalogRuns.request("row-values", $0, items: 10))
      }
      #expect(screens[0].contains("rev 0"))
      #expect(!screens[1].contains("rev 0"))
    }
  }
}
