// A finished run under other prices: equal where prices are equal, and the time of all work that of a real
// run where the run does the same.

import Expectations
import SimDevice
import SimMetrics
import SimWorkloads
import Testing

@testable import SimLab

extension CatalogRuns {
  @Suite @MainActor struct RepricingTests {
    /// How long each kind of work took.
    private func work(_ record: RunRecord) -> [WorkKind: Int64] {
      Dictionary(grouping: record.play.spans, by: \.kind).mapValues { spans in
        spans.reduce(0) { $0 + $1.duration }
      }
    }

    /// Objects cost nothing here: how often an array grows depends on what the process did before, so two
    /// runs in one process may differ by an allocation.
    private let freeObjects = RequestedPrice(row: "heapAllocation", base: 0, perUnit: 0)

    private func runWithFreeObjects(
      _ strategy: String, _ workload: String, items: Int = 1_000, device: String = "iphone-13",
      conditions: DeviceConditions = .usual
    ) throws -> RunRecord {
      var request = CatalogRuns.request(strategy, workload, items: items, device: device)
      request.pricing = RequestedPricing(conditions: conditions, prices: [freeObjects])
      return try CatalogRuns.run(request)
    }

    private func pricing(
      _ device: String, conditions: DeviceConditions = .usual
    ) throws -> Pricing {
      try Pricing(
        device: device, RequestedPricing(conditions: conditions, prices: [freeObjects]))
    }

    /// The frames without their allocations.
    private func timing(_ record: RunRecord) -> [FrameRecord] {
      record.play.frames.map { frame in
        var frame = frame
        (frame.allocations, frame.frees) = (0, 0)
        return frame
      }
    }

    @Test(arguments: ["observed-object", "observable-rows"], CatalogRuns.workloads)
    func `under its own prices a run stays as it was, bit for bit`(
      strategy: String, workload: String
    ) throws {
      let record = try CatalogRuns.run(CatalogRuns.request(strategy, workload, items: 200))
      try expect(record.priced(by: Pricing(profile: .iPhone13)), is: record)
    }

    @Test func `a run with late frames keeps its blame when repriced with its own prices`() throws {
      let record = try CatalogRuns.run(
        CatalogRuns.request("unstable-ids", "rapid-updates", device: "iphone-8"))
      #expect(!record.play.blame.isEmpty)
      try expect(record.priced(by: Pricing(profile: .iPhone8)), is: record)
      let fast = try record.priced(by: Pricing(profile: .iPhone13))
      #expect(fast.play.blame != record.play.blame)
      expect(
        fast.play.blame.reduce(0) { $0 + $1.hitch },
        is: fast.play.frames.reduce(0) { $0 + $1.hitch })
    }

    @Test func `a run on a panel of variable rate is unchanged when repriced with its own prices`()
      throws
    {
      let record = try CatalogRuns.run(
        CatalogRuns.request("row-values", "scroll", items: 200, device: "iphone-15-pro"))
      try expect(record.priced(by: Pricing(profile: .iPhone15Pro)), is: record)
    }

    @Test func `a saved record can be priced again`() throws {
      let record = try CatalogRuns.run(CatalogRuns.request("row-values", "navigate", items: 20))
      let saved = try JSONExporter().decode(JSONExporter().export([record]))
      expect(saved, is: [record])
      try expect(saved[0].priced(by: Pricing(profile: .iPhone13)), is: record)
    }

    @Test(arguments: CatalogRuns.strategies)
    func `on another phone of the same screen work takes what a real run there takes`(
      strategy: String
    ) throws {
      let fast = try runWithFreeObjects(strategy, "launch")
      let slow = try runWithFreeObjects(strategy, "launch", device: "iphone-12")
      expect(fast.counts.views, is: slow.counts.views)
      let priced = try fast.priced(by: pricing("iphone-12"))
      expect(priced.play.spans.map(\.duration), is: slow.play.spans.map(\.duration))
      expect(timing(priced), is: timing(slow))
      expect(priced.identity, is: slow.identity)
      #expect(priced.play.spans != fast.play.spans)
    }

    @Test(arguments: [
      DeviceConditions(isCold: true), DeviceConditions(isInLowPowerMode: true),
      DeviceConditions(noiseSeed: 3),
    ])
    func `in another state a phone does the same work in the time of a real run`(
      conditions: DeviceConditions
    ) throws {
      let usual = try runWithFreeObjects("row-values", "launch")
      let real = try runWithFreeObjects("row-values", "launch", conditions: conditions)
      let priced = try usual.priced(by: pricing("iphone-13", conditions: conditions))
      expect(priced.play.spans.map(\.duration), is: real.play.spans.map(\.duration))
      expect(timing(priced), is: timing(real))
      expect(priced.identity, is: real.identity)
      #expect(timing(priced) != timing(usual))
    }

    @Test func `navigating takes the work of a real run on the other phone`() throws {
      let fast = try runWithFreeObjects("observable-rows", "navigate", items: 50)
      let slow = try runWithFreeObjects(
        "observable-rows", "navigate", items: 50, device: "iphone-12")
      let priced = try fast.priced(by: pricing("iphone-12"))
      var (expected, found) = (work(slow), work(priced))
      // Rendering waits for vsyncs, which are events; the main thread's work is what is priced.
      expected[.render] = nil
      found[.render] = nil
      expect(fast.counts.views, is: slow.counts.views)
      expect(found, is: expected)
    }

    @Test func `a dearer row makes the work that pays it longer, and no other`() throws {
      let record = try CatalogRuns.run(CatalogRuns.request("row-values", "launch"))
      var table = PriceTable.standard
      table[.layoutNode] = table[.layoutNode].scaled(by: 100)
      let priced = try record.priced(by: Pricing(profile: .iPhone13, table: table))
      #expect((work(priced)[.layout] ?? 0) > (work(record)[.layout] ?? 0))
      expect(work(priced)[.commit], is: work(record)[.commit])
      expect(priced.counts, is: record.counts)
      expect(priced.identity.conditions, is: ["layoutNode 150 µs each"])
      #expect(priced.play.frames.map(\.committed) != record.play.frames.map(\.committed))
    }

    @Test func `a record without its work is refused`() throws {
      var record = try CatalogRuns.run(CatalogRuns.request("row-values", "launch", items: 3))
      record.pricing.tape = WorkTape()
      #expect(throws: RepricingError.noWork) { try record.priced(by: Pricing(profile: .iPhone13)) }
      record = try CatalogRuns.run(CatalogRuns.request("row-values", "launch", items: 3))
      record.pricing.tape.rows[3] = "teleport"
      #expect(throws: RepricingError.unknownRow("teleport")) {
        try record.priced(by: Pricing(profile: .iPhone13))
      }
    }
  }
}
