// A finished run under other prices: equal where prices are equal, and the time of all work that of a real
// run where the run does the same.

import SimDevice
import SimMetrics
import SimWorkloads
import Testing

@testable import SimLab

extension Slice {
  @Suite @MainActor struct RepricingTests {
    /// How long each kind of work took.
    private func work(_ record: RunRecord) -> [WorkKind: Int64] {
      Dictionary(grouping: record.spans, by: \.kind).mapValues { spans in
        spans.reduce(0) { $0 + $1.duration }
      }
    }

    @Test(arguments: Slice.strategies, Slice.workloads)
    func `under its own prices a run stays as it was, bit for bit`(
      strategy: String, workload: String
    ) throws {
      let record = try Slice.run(Slice.request(strategy, workload, items: 200))
      #expect(try record.priced(by: Pricing(profile: .iPhone13)) == record)
    }

    @Test func `a saved record can be priced again`() throws {
      let record = try Slice.run(Slice.request("row-values", "navigate", items: 20))
      let saved = try JSONExporter().decode(JSONExporter().export([record]))
      #expect(saved == [record])
      #expect(try saved[0].priced(by: Pricing(profile: .iPhone13)) == record)
    }

    @Test(arguments: Slice.strategies)
    func `on another phone of the same screen work takes what a real run there takes`(
      strategy: String
    ) throws {
      let fast = try Slice.run(Slice.request(strategy, "launch", device: "iphone-13"))
      let slow = try Slice.run(Slice.request(strategy, "launch", device: "iphone-12"))
      #expect(fast.counts == slow.counts)
      let priced = try fast.priced(by: Pricing(profile: .iPhone12))
      #expect(priced.spans.map(\.duration) == slow.spans.map(\.duration))
      #expect(priced.frames == slow.frames)
      #expect(priced.identity == slow.identity)
      #expect(priced.spans != fast.spans)
    }

    @Test func `navigating takes the work of a real run on the other phone`() throws {
      let fast = try Slice.run(Slice.request("observable", "navigate", items: 50))
      let slow = try Slice.run(
        Slice.request("observable", "navigate", items: 50, device: "iphone-12"))
      let priced = try fast.priced(by: Pricing(profile: .iPhone12))
      var (expected, found) = (work(slow), work(priced))
      // Rendering waits for vsyncs, which are events; the main thread's work is what is priced.
      expected[.render] = nil
      found[.render] = nil
      #expect(fast.counts == slow.counts)
      #expect(found == expected)
    }

    @Test func `a dearer row makes the work that pays it longer, and no other`() throws {
      let record = try Slice.run(Slice.request("row-values", "launch"))
      var table = PriceTable.standard
      table[.layoutNode] = table[.layoutNode].scaled(by: 100)
      let priced = try record.priced(by: Pricing(profile: .iPhone13, table: table))
      #expect((work(priced)[.layout] ?? 0) > (work(record)[.layout] ?? 0))
      #expect(work(priced)[.commit] == work(record)[.commit])
      #expect(priced.counts == record.counts)
      #expect(priced.identity.conditions == ["layoutNode 0+150000000 ps"])
      #expect(priced.frames.map(\.committed) != record.frames.map(\.committed))
    }

    @Test func `a record without its work is refused`() throws {
      var record = try Slice.run(Slice.request("row-values", "launch", items: 3))
      record.work = WorkTape()
      #expect(throws: RepricingError.noWork) { try record.priced(by: Pricing(profile: .iPhone13)) }
      record = try Slice.run(Slice.request("row-values", "launch", items: 3))
      record.work.rows[3] = "teleport"
      #expect(throws: RepricingError.unknownRow("teleport")) {
        try record.priced(by: Pricing(profile: .iPhone13))
      }
    }
  }
}
