// Draws of the price table: the fast way of pricing gives what pricing the whole run again gives.

import Expectations
import SimCore
import SimMetrics
import SimWorkloads
import SwiftUI
import Testing

@testable import SimDevice
@testable import SimLab

extension CatalogRuns {
  @Suite @MainActor struct PriceDrawTests {
    /// What pricing the whole record under a draw gives, in the order of `PriceDraws`.
    private func slowly(_ record: RunRecord, _ pricing: Pricing, draw: Int) throws -> [Int64] {
      let priced = try record.priced(by: pricing.drawn(draw))
      return [
        priced.play.spans.reduce(0) { $0 + ($1.kind == .render ? 0 : $1.duration) },
        priced.play.frames.reduce(0) { $0 + $1.hitch }, Int64(priced.lateFrames),
        priced.play.trackedTime,
      ]
    }

    /// The same, less what the differences of frames add to lateness.
    private func centred(
      _ record: RunRecord, _ pricing: Pricing, draw: Int, _ added: (time: Int64, frames: Int64)
    ) throws -> [Int64] {
      let raw = try slowly(record, pricing, draw: draw)
      let late = raw[1] == 0 ? 0 : min(max(0, raw[1] - added.time), max(raw[1], raw[3]))
      return [raw[0], late, raw[2] == 0 ? 0 : max(0, raw[2] - added.frames)]
    }

    private func check(_ record: RunRecord, _ pricing: Pricing, count: Int) throws -> PriceDraws {
      let drawing = PriceDrawing(pricing, count: count)
      let draws = try drawing.draws(of: record)
      let added = try drawing.latenessByScatter(of: DrawnTape(record, pricing))
      expect(draws.count, is: count)
      for draw in 1...count {
        let place = draw - 1
        let fast = [draws.mainThread[place], draws.hitchTime[place], draws.lateFrames[place]]
        #expect(try fast == centred(record, pricing, draw: draw, added), "draw \(draw)")
      }
      return draws
    }

    @Test(arguments: CatalogRuns.workloads)
    func `a draw is the run priced again under it`(workload: String) throws {
      let record = try CatalogRuns.run(CatalogRuns.request("observed-object", workload, items: 60))
      _ = try check(record, Pricing(profile: .iPhone13), count: 30)
    }

    @Test
    func `a draw among a thousand is the run priced again under it`()
      throws
    {
      var request = CatalogRuns.request("unstable-ids", "rapid-updates", items: 300)
      request.system = "iOS27"
      let record = try CatalogRuns.run(request)
      let pricing = Pricing(profile: .iPhone13)
      let drawing = PriceDrawing(pricing)
      let draws = try drawing.draws(of: record)
      let added = try drawing.latenessByScatter(of: DrawnTape(record, pricing))
      #expect(Set(draws.lateFrames).count > 50)
      for draw in stride(from: 3, to: 1_000, by: 40) {
        let fast = [draws.mainThread, draws.hitchTime, draws.lateFrames].map { $0[draw - 1] }
        #expect(try fast == centred(record, pricing, draw: draw, added), "draw \(draw)")
      }
    }

    @Test func `the differences of frames leave lateness in the middle where prices put it`()
      throws
    {
      // 10 ms of 16.7 are in time at the table's prices, and late in every fifth frame that differs as on phones.
      let record = try heavy(2, named: "middling")
      let pricing = Pricing(profile: .iPhone13)
      let drawing = PriceDrawing(pricing, count: 200)
      let tape = try DrawnTape(record, pricing)
      let added = drawing.latenessByScatter(of: tape)
      let models = pricing.models
      let prices = tape.prices(warm: models.warm, cold: models.cold)
      let priced = tape.play(prices, nil)
      expect(priced.lateFrames, is: Int64(record.lateFrames))
      let frames = (1...200).map { seed in
        max(0, tape.play(prices, FrameDispersion(seed: seed)).lateFrames - added.frames)
      }.sorted()
      #expect(abs(frames[100] - priced.lateFrames) <= 2, "\(frames[100]), \(priced.lateFrames)")
    }

    @Test func `a cold start is drawn with its cold prices`() throws {
      var request = CatalogRuns.request("row-values", "launch", items: 60)
      let conditions = DeviceConditions(isCold: true)
      request.pricing = RequestedPricing(conditions: conditions)
      let record = try CatalogRuns.run(request)
      _ = try check(record, Pricing(profile: .iPhone13, conditions: conditions), count: 20)
    }

    // MARK: A screen that is late in some draws

    /// Rows whose bodies take about as long as a frame has.
    private struct Heavy: View {
      let milliseconds: Double
      var body: some View {
        List(0..<300) { Row(number: $0, milliseconds: milliseconds) }
      }
    }

    private struct Row: View {
      let number: Int
      let milliseconds: Double
      var body: some View {
        simulatedWork(.microseconds(Int64(milliseconds * 1_000)))
        return VStack {
          ForEach(0..<12, id: \.self) { Text("row \(number), line \($0)") }
        }
      }
    }

    private func heavy(_ milliseconds: Double, named name: String) throws -> RunRecord {
      let scenario = Scenario(
        name: "own", summary: "",
        strategies: [
          Strategy(name: name, summary: "") { device, _ in
            device.launch { Heavy(milliseconds: milliseconds) }
          }
        ],
        workloads: [
          Workload(name: "play", summary: "") { session in
            for _ in 0..<3 {
              session.device.fling(velocity: 4_000)
              session.device.advance(by: .milliseconds(400))
            }
            session.device.settle()
          }
        ])
      return try Experiment(scenarios: [scenario]).run(
        RunRequest(
          scenario: "own", strategy: name, workload: "play", items: 1, device: "iphone-13",
          system: "iOS14", seed: 1)
      ).record
    }

    @Test
    func `frames differ about as much as they do on phones, and take on average what is priced`() {
      let factors = FrameDispersion.factors
      func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
      #expect(abs(mean(factors) - 1) < 1e-12)
      // 24 and 35 ms beside a median of 8.3 were measured, work that differs included.
      #expect(abs(factors[972] / factors[512] - 2.68) < 0.05)
      let drawn = (0..<20_000).map { FrameDispersion(seed: 7).factor(ofFrame: $0) }
      #expect(abs(mean(drawn) - 1) < 0.03)
      expect(Set(drawn).count, is: 1_024)
      #expect(drawn[0] != FrameDispersion(seed: 8).factor(ofFrame: 0))
    }

    @Test func `a run under noise differs from frame to frame, and is priced again as it was`()
      throws
    {
      var request = CatalogRuns.request("row-values", "scroll", items: 60)
      let plain = try CatalogRuns.run(request)
      request.pricing = RequestedPricing(conditions: DeviceConditions(noiseSeed: 3))
      let noisy = try CatalogRuns.run(request)
      // The same table without the dispersion: the difference is the frames' own.
      let table = PriceTable.standard.withNoise(seed: 3)
      let flat = try plain.priced(by: Pricing(profile: .iPhone13, table: table))
      func commits(_ record: RunRecord) -> [Int64] {
        record.play.spans.filter { $0.kind == .commit }.map(\.duration)
      }
      #expect(Set(commits(flat)).count < Set(commits(noisy)).count)
      let again = try noisy.priced(
        by: Pricing(profile: .iPhone13, conditions: DeviceConditions(noiseSeed: 3)))
      expect(again.play.spans, is: noisy.play.spans)
      expect(again.play.frames, is: noisy.play.frames)
    }

    @Test func `work that was declared is the same in each frame`() {
      let model = CostModel(profile: .iPhone13)
      let declared = [OperationAmount(.declaredWork, units: 5_000_000)]
      expect(model.time(of: declared, spread: 3), is: model.time(of: declared))
      let body = [OperationAmount(.updateLeaf, operations: 1_000)]
      expect(model.time(of: body, spread: 3), is: Nanoseconds(12_000_000))
    }

    @Test func `lateness is that of the whole run`() throws {
      let record = try heavy(15, named: "heavy")
      let draws = try check(record, Pricing(profile: .iPhone13), count: 60)
      // It is worth something only where draws differ.
      #expect(Set(draws.lateFrames).count > 3)
    }

    @Test
    func
      `an order that holds in every draw is told with its range, and one that does not is not called`()
      throws
    {
      var light = try heavy(1, named: "light")
      var dear = try heavy(9, named: "dear")
      let drawing = PriceDrawing(Pricing(profile: .iPhone13), count: 200)
      light.pricing.draws = try drawing.draws(of: light)
      dear.pricing.draws = try drawing.draws(of: dear)
      let verdict = try #require(
        Verdict(of: .mainThreadTime, fast: RunSummary(light), slow: RunSummary(dear)))
      #expect(verdict.share == 1 && !verdict.isTooClose)
      expect(verdict.shareText, is: "in 100 % of 200 simulated cost variations")
      let ratio = try #require(verdict.ratio)
      #expect(1 < ratio.low && ratio.low < ratio.median && ratio.median < ratio.high)
      let tie = try #require(
        Verdict(of: .mainThreadTime, fast: RunSummary(light), slow: RunSummary(light)))
      #expect(tie.share == 0 && tie.isTooClose)
      let saved = try JSONExporter().decode(JSONExporter().export([light, dear]))
      expect(saved, is: [light, dear])
    }
  }
}
