// How far a run is from its first hitch, on screens of which it is known by hand.

import Expectations
import SimCore
import SimDevice
import SimMetrics
import SwiftUI
import Testing

@testable import SimLab

extension CatalogRuns {
  @Suite @MainActor struct LimitTests {
    @Test(arguments: [(1.7, 1.7), (0.2, 0.2), (0.001, 1.0 / 32.0), (1_000.0, 32.0)])
    func `the border is found between the fastest and the slowest phone`(
      border: Double, found: Double
    ) {
      let result = Headroom.border { $0 < border }
      #expect(result <= found && result > found / 1.05)
    }

    /// A list in which a view takes so long for each change, one every 100 ms while it is scrolled.
    private func record(milliseconds: Int, on profile: DeviceProfile? = nil) throws -> RunRecord {
      struct Busy: View {
        let changes: PassthroughSubject<Int, Never>
        let milliseconds: Int
        @State private var count = 0
        var body: some View {
          if count > 0 { simulatedWork(.milliseconds(milliseconds)) }
          return VStack {
            Text("\(count)")
            List(0..<500, id: \.self) { Text("Row \($0)") }
          }
          .onReceive(changes) { _ in count += 1 }
        }
      }
      let scenario = Scenario(
        name: "limits", summary: "a body of known length",
        strategies: [
          Strategy(name: "busy", summary: "busy") { device, input in
            let changes = PassthroughSubject<Int, Never>()
            input.updates.onUpdate { changes.send($0) }
            device.launch { Busy(changes: changes, milliseconds: milliseconds) }
          }
        ],
        workloads: [
          Workload(name: "scroll", summary: "a slow fling with changes") { session in
            session.device.fling(velocity: 1_000)
            for _ in 0..<10 {
              session.update(item: 0, after: .zero)
              session.device.advance(by: .milliseconds(100))
            }
            session.device.settle()
          }
        ])
      return try Experiment(scenarios: [scenario]).run(
        RunRequest(
          scenario: "limits", strategy: "busy", workload: "scroll", items: 1, device: "iphone-13",
          system: "iOS17", seed: 1, pricing: profile.map { RequestedPricing(profile: $0) })
      ).record
    }

    @Test func `a body of 5 ms leaves room for a phone of less than a third, one of 40 ms none`()
      throws
    {
      let pricing = Pricing(profile: .iPhone13)
      func headroom(_ milliseconds: Int) throws -> Headroom {
        try Headroom(of: record(milliseconds: milliseconds), on: pricing, .slowerPhone) {
          try record(milliseconds: milliseconds, on: $0.profile)
        }
      }
      let quick = try headroom(5)
      // A frame has 16.7 ms, of which the list and the commit take one or two.
      #expect((2.0...3.4).contains(quick.factor), "\(quick)")
      #expect(quick.range.contains(quick.factor))
      #expect(quick.range.upperBound > quick.range.lowerBound)
      // 40 ms fit into a frame on a phone that is two to four times as fast.
      let slow = try headroom(40)
      #expect((0.2...0.5).contains(slow.factor), "\(slow)")
    }

    @Test func `a limit names the list size that hitches, with a range only where there is one`() {
      func headroom(_ border: Double, _ range: ClosedRange<Double>) -> [String] {
        var found = Headroom { factor in [factor < border ? 0 : 9] }
        found.factor = border
        found.range = range
        return [found.text, found.rangeText]
      }
      expect(headroom(2.4, 1.2...3.9), is: ["2.4×", "1.2×–3.9×"])
      expect(headroom(0.25, 0.1...1.2), is: ["only 0.25×", "0.10×–1.2×"])
      expect(headroom(1.0 / 32, (1.0 / 32)...(1.0 / 32)), is: ["not even 0.03×", ""])
      expect(headroom(32, 12...32), is: ["more than 32×", "12×–32×"])
    }

    @Test func `a list that is all on screen does not scroll, and nothing makes it late`() throws {
      let record = try CatalogRuns.run(CatalogRuns.request("row-values", "scroll", items: 3))
      #expect(record.pricing.tape.spans.isEmpty && record.play.spans.isEmpty)
      let pricing = Pricing(profile: .iPhone13)
      try expect(record.hitchRatios(on: pricing), is: [0])
    }

    @Test func `the play of a run is one of those by which it was found to hitch`() throws {
      let pricing = Pricing(profile: .iPhone13)
      let record = try record(milliseconds: 20)
      let ratios = try record.hitchRatios(on: pricing)
      let drawn = try PriceDrawing(pricing, count: Headroom.draws).drawn(record)
      #expect(ratios.contains(try #require(drawn.hitchRatio)))
      #expect(drawn.mainBlame != nil)
    }

    @Test func `a record contains its distance from hitching, as repricing computes it`() throws {
      let drawing = PriceDrawing(Pricing(profile: .iPhone13), count: 1)
      let record = try record(milliseconds: 5)
      let quick = try #require(try drawing.headroom(of: record))
      #expect((2.0...3.4).contains(quick.slowerPhone), "\(quick)")
      // What is declared is no work of rows.
      #expect(quick.heavierRows > quick.slowerPhone, "\(quick)")
      expect(quick.mostly, is: .update)
      let slow = try drawing.headroom(of: try self.record(milliseconds: 40))
      expect(slow, is: RunHeadroom(slowerPhone: 1, heavierRows: 1, mostly: .update))
      var still = record
      still.play.trackedTime = 0
      #expect(try drawing.headroom(of: still) == nil)
    }

    @Test func `the largest list is found by running one after the other`() throws {
      var run: [Int] = []
      func record(_ items: Int, lateFrom border: Int) -> RunRecord? {
        run.append(items)
        var record = RunRecord(
          identity: RunIdentity(failed: CatalogRuns.request("a", "b", items: items)))
        record.play.trackedTime = 1_000_000_000
        if items >= border {
          record.play.frames = [
            FrameRecord(
              begin: 0, deadline: 0, committed: 0, rendered: 0, presented: 0, interval: 1,
              hitch: 6_000_000, cause: .commit, tracked: true)
          ]
          record.play.blame = [
            HitchBlame(view: "Feed", cause: "items ← tap", hitch: 6_000_000, frames: 1)
          ]
        }
        return record
      }
      let limit = try ListLimit { record($0, lateFrom: 5_000) }
      expect(limit.items.map { $0 < 5_000 && $0 > 4_300 }, is: true)
      expect(limit.first.map { $0 >= 5_000 && $0 < 5_800 }, is: true)
      expect(run.prefix(6), is: [10, 40, 160, 640, 2_560, 10_240])
      #expect(run.count < 12)
      // Neighbours have nothing between them.
      let small = try ListLimit { record($0, lateFrom: 12) }
      #expect(small.items == 11 && small.first == 12)
      // Where draws differ, the border is that of the middle one, and its range that of nine in ten.
      let drawn = ListLimit {
        record($0, lateFrom: .max)
      } ratios: {
        let ratio = Double($0.identity.items) / 1_000
        return (0..<100).map { ratio * (0.5 + Double($0) / 100) }
      }
      #expect((4_300...5_000).contains(drawn.items ?? 0), "\(drawn)")
      #expect((3_000...3_500).contains(drawn.range.lowerBound), "\(drawn)")
      #expect((8_000...9_200).contains(drawn.range.upperBound), "\(drawn)")
      try expect(ListLimit { record($0, lateFrom: .max) }.text, is: "more than 1,000,000")
      try expect(ListLimit { record($0, lateFrom: 1) }.text, is: "less than 10")
      // A run that fails is the border.
      let failing = try ListLimit { $0 > 100 ? nil : record($0, lateFrom: .max) }
      expect(failing.first.map { $0 > 100 }, is: true)
    }

    @Test func `rows may be heavier by what their work leaves of a frame`() throws {
      let record = try record(milliseconds: 0)
      let pricing = Pricing(profile: .iPhone13)
      let rows = try Headroom(of: record, on: pricing, .heavierRows) { _ in nil }
      let phone = try Headroom(of: record, on: pricing, .slowerPhone) { _ in nil }
      // A slower phone makes dearer what is done for rows, and all else.
      #expect(rows.factor >= phone.factor && phone.factor > 1, "\(rows) \(phone)")
      let changed = Headroom.Direction.heavierRows.applied(to: pricing, 2).requested
      #expect(changed.profile == nil)
      expect(
        changed.prices.first { $0.row == "layoutNode" },
        is: RequestedPrice(row: "layoutNode", base: 0, perUnit: 3_000_000))
      #expect(!changed.prices.contains { $0.row == "commit" })
    }

    @Test(arguments: [(0.5, 2), (1, 5), (3, 15)])
    func `items that are inserted come as many times as often as items that change`(
      factor: Double, insertions: Int
    ) throws {
      @MainActor final class Tally { var count = 0 }
      let tally = Tally()
      let scenario = Scenario(
        name: "inserts", summary: "a list that grows",
        strategies: [
          Strategy(name: "only", summary: "only") { device, input in
            input.updates.onChange(isKnown: { $0 == "insert" }) { _ in tally.count += 1 }
            device.launch { Text("here") }
          }
        ],
        workloads: [
          Workload(name: "insert", summary: "five items") { session in
            for _ in 0..<5 {
              session.change("insert")
              session.device.advance(by: .milliseconds(200))
            }
            session.device.advance(by: .seconds(1))
          }
        ])
      var request = RunRequest(
        scenario: "inserts", strategy: "only", workload: "insert", items: 1, device: "iphone-13",
        system: "iOS17", seed: 1)
      request.updateFactor = factor
      _ = try Experiment(scenarios: [scenario]).run(request)
      expect(tally.count, is: insertions)
    }

    @Test func `changes come so many times as often, evenly`() {
      func moments(_ factor: Double) -> [[Int64]] {
        var pace = UpdatePace(factor: factor)
        return (0..<4).map { call in
          pace.moments(of: .launch + .milliseconds(10 * Int64(call))).map {
            ($0 - .launch).value / 1_000_000
          }
        }
      }
      expect(moments(1), is: [[0], [10], [20], [30]])
      expect(moments(2), is: [[0, 0], [10, 15], [20, 25], [30, 35]])
      expect(moments(0.5), is: [[], [10], [], [30]])
      expect(moments(1.5), is: [[0], [10, 15], [20], [30, 35]])
    }
  }
}
