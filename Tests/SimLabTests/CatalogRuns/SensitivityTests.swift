// The prices on which a comparison rests: at the value that is named, both runs take equally long.

import Expectations
import SimDevice
import SimMetrics
import Testing

@testable import SimLab

extension CatalogRuns {
  @Suite @MainActor struct SensitivityTests {
    private func mainThread(_ record: RunRecord) -> Int64 {
      record.play.spans.reduce(0) { $0 + ($1.kind == .render ? 0 : $1.duration) }
    }

    @Test(arguments: [("row-values", "row-slices"), ("environment-object", "observed-object")])
    func `at the price that is named two strategies take equally long`(
      first: String, second: String
    ) throws {
      let records = try [first, second].map {
        try CatalogRuns.run(CatalogRuns.request($0, "rapid-updates", items: 60))
      }
      let pricing = Pricing(profile: .iPhone13)
      let sensitivity = try Sensitivity(records[0], records[1], on: pricing)
      let times = records.map(mainThread)
      // Spans are rounded one by one.
      #expect(abs(sensitivity.times.first - times[0]) < 10_000)
      #expect(abs(sensitivity.times.second - times[1]) < 10_000)
      for turn in sensitivity.turns.prefix(3) {
        let row = try #require(CostedOperation.allCases.first { "\($0)" == turn.row })
        var turned = pricing
        turned.table[row] = turned.table[row].scaled(by: turn.factor)
        let priced = try records.map { mainThread(try $0.priced(by: turned)) }
        let apart = abs(Double(priced[0] - priced[1]))
        #expect(apart < 0.001 * Double(priced[0]), "\(turn.row) at \(turn.factor): \(priced)")
      }
    }

    @Test func `an order that rests on one price turns at that price's value`() throws {
      func record(_ amounts: [WorkAmount]) throws -> RunRecord {
        var record = try CatalogRuns.run(
          CatalogRuns.request("row-values", "rapid-updates", items: 10))
        record.pricing.tape.spans = [TapeSpan(kind: .update, notBefore: 0, amounts: amounts)]
        return record
      }
      let bodies = CostedOperation.updateLeaf.rawValue
      let ids = CostedOperation.diffElement.rawValue
      // 400 µs of leaves, and 100 µs of ids with 200 µs of leaves.
      let first = try record([WorkAmount(row: bodies, operations: 100, units: 0)])
      let second = try record([
        WorkAmount(row: ids, operations: 1, units: 250),
        WorkAmount(row: bodies, operations: 50, units: 0),
      ])
      let sensitivity = try Sensitivity(first, second, on: Pricing(profile: .iPhone13))
      #expect(sensitivity.times == (400_000, 300_000))
      expect(sensitivity.turns.map(\.row), is: ["diffElement", "updateLeaf"])
      expect(sensitivity.turns.map { ($0.factor * 1_000).rounded() }, is: [2_000, 500])
      expect(sensitivity.turns.map(\.isOpen), is: [true, true])
    }

    @Test func `a run compared with itself has no price that turns it`() throws {
      let record = try CatalogRuns.run(
        CatalogRuns.request("row-values", "rapid-updates", items: 60))
      let sensitivity = try Sensitivity(record, record, on: Pricing(profile: .iPhone13))
      expect(sensitivity.turns.count, is: 0)
    }
  }
}
