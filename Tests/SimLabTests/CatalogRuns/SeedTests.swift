// What a seed changes, and what it leaves as it is.

import Expectations
import SimLab
import SimMetrics
import Testing

extension CatalogRuns {
  @Suite @MainActor struct SeedTests {
    private func runs(seed: UInt64) throws -> [RunRecord] {
      try CatalogRuns.strategies.map {
        try CatalogRuns.run(CatalogRuns.request($0, "rapid-updates", items: 200, seed: seed))
      }
    }

    @Test func `another seed changes the rapid updates, not the set of results`() throws {
      let (one, two) = (try runs(seed: 1), try runs(seed: 2))
      for (first, second) in zip(one, two) {
        var counts = first.counts
        counts.total.events = second.counts.total.events
        #expect(
          first.counts.views != second.counts.views || counts != second.counts
            || first.fingerprint != second.fingerprint,
          "\(first.identity.strategy) is the same under both seeds")
      }
      expect(one.map(shape), is: two.map(shape))
    }

    @Test func `the same seed gives the same record`() throws {
      let request = CatalogRuns.request("observable", "rapid-updates", items: 200)
      // What a process makes once is made here: whether other tests ran before does not matter.
      _ = try CatalogRuns.runAnew(request)
      try expect(CatalogRuns.runAnew(request), is: CatalogRuns.runAnew(request))
    }

    /// What a record is about, without its numbers: which metrics exist, of which run.
    private func shape(_ record: RunRecord) -> [String] {
      let metrics = Metric.all.filter { $0.value(of: record) != nil }.map(\.id)
      return [record.identity.strategy, record.identity.workload, "\(record.outcome)"] + metrics
        + record.counts.views.map(\.view)
    }
  }
}
