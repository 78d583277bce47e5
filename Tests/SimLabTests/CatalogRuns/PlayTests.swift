// One play of a run: the draw whose frames a record shows. What two places show of a run is one figure.

import Expectations
import SimDevice
import SimMetrics
import SimWorkloads
import Testing

@testable import SimLab

extension CatalogRuns {
  @Suite @MainActor struct PlayTests {
    private static let drawn: [Metric] = [.mainThreadTime, .hitchTime, .hitches, .hitchRatio]

    /// What is not one figure in a run with its draws, in words; empty if all is.
    private func faults(_ record: RunRecord, of run: RunRecord) -> [String] {
      var faults: [String] = []
      func check(_ isTrue: Bool, _ what: @autoclosure () -> String) {
        if !isTrue { faults.append(what()) }
      }
      guard let play = record.pricing.draws.play else { return ["no play"] }
      let summary = RunSummary(record)
      for metric in Self.drawn {
        guard let values = record.drawn(metric), let range = DrawnRange(values) else {
          check(metric.value(of: record) == nil, "\(metric.id) was not drawn")
          continue
        }
        let played = metric.value(of: record)
        // The lateness of draws is shifted, so that the differences of frames do not add to the middle.
        if metric.id == Metric.mainThreadTime.id {
          check(played == values[play - 1], "\(metric.id) of the frames is not that of the draw")
        }
        check(
          played.map { range.low <= $0 && $0 <= range.high } ?? false,
          "\(metric.id) of the play is outside its range")
        check(summary[metric] == range.median, "\(metric.id) of tables is not the median")
        check(summary.played(metric) == played, "\(metric.id) of the play")
        check(
          record.middle(metric) == summary[metric], "\(metric.id) is one thing in a row, one here")
      }
      let ratios = record.drawn(.hitchRatio) ?? []
      check(ratios.allSatisfy { $0 <= 1_000 }, "more than a second late in a second")
      let late = record.play.frames.reduce(0) { $0 + $1.hitch }
      check(record.play.blame.reduce(0) { $0 + $1.hitch } == late, "blame is not the hitch time")
      check(partsAreFrameTimes(record), "the costs of a frame are not its time")
      check(
        record.counts.total == run.counts.total && record.fingerprint == run.fingerprint
          && record.counts.views == run.counts.views && record.identity == run.identity,
        "what was counted changed")
      check(
        record.log.events.steps.map(\.bodies) == run.log.events.steps.map(\.bodies),
        "events changed")
      return faults
    }

    /// Whether the parts of each frame add up to its work, kind by kind.
    private func partsAreFrameTimes(_ record: RunRecord) -> Bool {
      var times: [[WorkKind: Int64]] = Array(repeating: [:], count: record.play.frames.count)
      for span in record.play.spans where span.kind != .render {
        if let frame = span.frame { times[frame][span.kind, default: 0] += span.duration }
      }
      for part in record.play.costs.parts where !part.isAhead {
        times[part.frame][part.kind, default: 0] -= part.time
      }
      return times.allSatisfy { $0.values.allSatisfy { $0 == 0 } }
    }

    @Test(arguments: CatalogRuns.allStrategies)
    func `whatever the strategy and the workload, two places show one figure`(
      strategy: String
    ) throws {
      let drawing = PriceDrawing(Pricing(profile: .iPhone13), count: 20)
      // Each strategy plays a third of the workloads, so that each workload is played by a third of the strategies.
      let number = CatalogRuns.allStrategies.firstIndex(of: strategy) ?? 0
      for (place, workload) in CatalogRuns.workloads.enumerated()
      where (place + number) % 3 == 0 && !CatalogRuns.refuses(strategy, workload) {
        var request = CatalogRuns.request(strategy, workload, items: 40)
        request.system = "iOS27"
        let run = try CatalogRuns.runAnew(request)
        guard !run.pricing.tape.spans.isEmpty else { continue }
        expect(
          faults(try drawing.drawn(run), of: run).map { "\(strategy) × \(workload): \($0)" }, is: []
        )
      }
    }

    @Test func `a run that hitches much shows a draw near the middle of both times`() throws {
      let run = try CatalogRuns.run(
        CatalogRuns.request("unstable-ids", "rapid-updates", items: 300))
      let record = try PriceDrawing(Pricing(profile: .iPhone13), count: 200).drawn(run)
      expect(faults(record, of: run), is: [])
      let times = record.pricing.draws.hitchTime
      #expect(Set(times).count > 20)
      let median = try #require(DrawnRange(times.map { Double($0) })).median
      let shown = Double(record.play.frames.reduce(0) { $0 + $1.hitch })
      let work = try #require(DrawnRange(record.pricing.draws.mainThread.map { Double($0) })).median
      let busy = try #require(Metric.mainThreadTime.value(of: record))
      // At the prices of the middle all lateness is greater by what the differences of frames add, so that no draw has both.
      #expect((0.5...2).contains(shown / median), "\(shown) of \(median)")
      #expect((0.5...2).contains(busy / work), "\(busy) of \(work)")
      // Played again it stays as it is.
      try expect(PriceDrawing(Pricing(profile: .iPhone13), count: 200).drawn(record), is: record)
    }

    @Test func `on a phone a thousand times slower no more than a second is late in a second`()
      throws
    {
      let run = try CatalogRuns.run(CatalogRuns.request("row-values", "scroll", items: 200))
      var profile = DeviceProfile.iPhone13
      profile.cpuSpeed /= 1_000
      let slow = try run.priced(by: Pricing(profile: profile))
      #expect(slow.play.trackedTime > run.play.trackedTime)
      let ratio = try #require(slow.hitchRatio)
      #expect(ratio > 500 && ratio <= 1_000, "\(ratio)")
    }

    @Test func `a run without work has no play`() throws {
      let run = try CatalogRuns.run(CatalogRuns.request("row-values", "scroll", items: 3))
      #expect(throws: RepricingError.noWork) {
        try PriceDrawing(Pricing(profile: .iPhone13), count: 3).drawn(run)
      }
    }
  }
}
