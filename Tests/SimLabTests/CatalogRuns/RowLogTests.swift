// What a run says of its rows, against what it counts elsewhere.

import Expectations
import SimLab
import SimMetrics
import SimWorkloads
import Testing

extension CatalogRuns {
  @Suite @MainActor struct RowLogTests {
    @Test(arguments: [("row-slices", "scroll"), ("lazy-stack", "scroll"), ("row-slices", "launch")])
    func `each row begins before it ends, and as often as cells were taken`(
      strategy: String, workload: String
    ) throws {
      let record = try CatalogRuns.run(CatalogRuns.request(strategy, workload, items: 60))
      let log = record.log.rows
      #expect(log.lists.count == 1 && log.steps.count > 10)
      expect(log.steps.map(\.time), is: log.steps.map(\.time).sorted())
      var open: [Int: RowStep] = [:]
      for event in log.steps {
        let before = open[event.row]
        switch event.step {
        case .made, .reused, .ahead: #expect(before == nil || before == .suspended)
        case .shown: #expect(before == nil || before == .ahead)
        case .suspended: #expect(before.map(\.begins) == true)
        case .evicted, .removed: #expect(before != nil)
        }
        open[event.row] = event.step == .evicted || event.step == .removed ? nil : event.step
      }
      let begun = [.made, .reused, .ahead].reduce(0) { $0 + log.count($1, list: 0) }
      if strategy == "row-slices" {
        // A row whose cell waited for it takes none.
        #expect(begun >= record.counts.total.cellsMade + record.counts.total.cellsReused)
        #expect(log.count(.made, list: 0) <= record.counts.total.cellsMade)
      } else {
        expect(log.count(.reused, list: 0), is: 0)
      }
      if workload == "launch" {
        let first = try #require(record.play.frames.first)
        #expect(log.steps.allSatisfy { $0.step == .made && $0.time < first.committed })
      }
    }
  }
}
