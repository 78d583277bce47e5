// The causes of our own scenario, as its reports print them.

import SimMetrics
import SimWorkloads
import Testing

@testable import SimLab

extension CatalogRuns {
  @Suite @MainActor struct OwnCauseTests {
    @Test(arguments: ["observable", "observable-rows", "observed-object", "row-values"])
    func `a cause names the property, and no type stands in its place`(strategy: String) throws {
      let record = try CatalogRuns.run(CatalogRuns.request(strategy, "rapid-updates", items: 50))
      let lines = record.counts.causes.counts.map(\.line)
      #expect(lines.contains { $0.contains("data from outside") }, "\(lines)")
      for line in lines { #expect(!line.contains(".(") && !line.contains("(Int)"), "\(line)") }
    }

    @Test func `what an observed object of the scenario changed is its revision`() throws {
      let record = try CatalogRuns.run(
        CatalogRuns.request("observable-rows", "rapid-updates", items: 50))
      #expect(record.counts.causes.counts.contains { $0.edge == "property revision" })
    }
  }
}
