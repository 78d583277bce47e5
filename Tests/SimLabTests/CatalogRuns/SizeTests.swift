// What grows with the number of items, and what does not: a lazy list realises what is on screen.

@_spi(Runtime) import SimComponents
import Expectations
import SimCore
import SimDevice
import SimMetrics
@_spi(Runtime) import SimViews
import SimWorkloads
import Testing

@testable import SimLab

extension CatalogRuns {
  @Suite @MainActor struct SizeTests {
    /// Adds up what gathering identifiers and allocating objects costs on one device.
    private final class Bill: DeviceObserver {
      let model: CostModel
      private(set) var gatherings: [Int] = []
      private(set) var areIntegers = true
      private(set) var gathering = Nanoseconds.zero

      init(_ profile: DeviceProfile) { model = CostModel(profile: profile) }

      func device(_ device: Engine, runtimeDid event: RuntimeEvent) {
        guard case .identifiersGathered(let count, let integers) = event else { return }
        gatherings.append(count)
        areIntegers = areIntegers && integers
        let operation = integers ? CostedOperation.collectIntegerID : .collectUUID
        gathering = gathering + model.price(of: operation, units: count)
      }
    }

    /// Launches a strategy and hears which identifiers are gathered.
    private func bill(_ strategy: String, items: Int, on profile: DeviceProfile) throws -> Bill {
      let strategies = CatalogRuns.scenarios.flatMap(\.strategies)
      let strategy = try #require(strategies.first { $0.name == strategy })
      let device = SimulatedDevice(profile: profile, system: .iOS17, seed: 7)
      let bill = Bill(profile)
      device.engine.observer = bill
      strategy.launch(device, LaunchInput(items: items, stage: nil, updates: UpdateFeed()))
      device.settle()
      return bill
    }

    /// How long the main thread was busy.
    private func busy(_ record: RunRecord) -> Int64 {
      record.play.spans.filter { $0.kind != .render }.reduce(0) { $0 + $1.duration }
    }

    @Test(arguments: ["observed-object", "row-slices"])
    func `one item works with every workload`(strategy: String) throws {
      for workload in CatalogRuns.workloads {
        let record = try CatalogRuns.run(CatalogRuns.request(strategy, workload, items: 1))
        expect(record.outcome, is: .completed)
      }
    }

    @Test func `every workload is played on the smallest phone`() throws {
      for (number, workload) in CatalogRuns.workloads.enumerated() {
        let strategy = ["observed-object", "row-slices"][number % 2]
        let record = try CatalogRuns.run(
          CatalogRuns.request(strategy, workload, items: 30, device: "iphone-se-2"))
        #expect(record.outcome == .completed, "\(workload)")
      }
    }

    @Test(arguments: CatalogRuns.strategies)
    func `a hundred thousand items work`(strategy: String) throws {
      for workload in ["rapid-updates", "navigate"] {
        let record = try CatalogRuns.run(CatalogRuns.request(strategy, workload, items: 100_000))
        expect(record.outcome, is: .completed)
        #expect(record.counts.total.bodies > 0)
      }
    }

    @Test func `a minute of scrolling through 100,000 items each way is cut and reported`()
      throws
    {
      let record = try CatalogRuns.run(CatalogRuns.request("row-values", "scroll", items: 100_000))
      guard case .cut(let reason) = record.outcome else {
        Issue.record("the end was reached: \(record.outcome)")
        return
      }
      #expect(reason.hasPrefix("Scrolling to the end was cut after 60 s of virtual time, at "))
      expect(record.messages.notes.first, is: reason)
      #expect(record.counts.total.cellsMade <= 5)
      #expect((120_000_000_000..<125_000_000_000).contains(record.duration))
    }

    @Test(arguments: CatalogRuns.strategies)
    func `a hundred thousand items launch with the bodies and cells of a thousand`(
      strategy: String
    ) throws {
      let few = try CatalogRuns.run(CatalogRuns.request(strategy, "launch", items: 1_000))
      let many = try CatalogRuns.run(CatalogRuns.request(strategy, "launch", items: 100_000))
      expect(many.counts.views, is: few.counts.views)
      expect(many.counts.total.bodies, is: few.counts.total.bodies)
      expect(many.counts.total.initialisations, is: few.counts.total.initialisations)
      expect(many.counts.total.updates, is: few.counts.total.updates)
      expect(many.counts.total.cellsMade, is: few.counts.total.cellsMade)
      expect(many.counts.total.peakCells, is: few.counts.total.peakCells)
      expect(many.play.frames.count, is: few.play.frames.count)
    }

    @Test(arguments: CatalogRuns.strategies, ["iphone-13", "iphone-8"])
    func `their launch takes longer by the price of collecting their identifiers`(
      strategy: String, device: String
    ) throws {
      let profile = try #require(DeviceProfile.named(device))
      let few = try CatalogRuns.run(
        CatalogRuns.request(strategy, "launch", items: 1_000, device: device))
      let many = try CatalogRuns.run(
        CatalogRuns.request(strategy, "launch", items: 100_000, device: device))
      let cheap = try bill(strategy, items: 1_000, on: profile)
      let dear = try bill(strategy, items: 100_000, on: profile)
      expect(cheap.gatherings, is: [1_000])
      expect(dear.gatherings, is: [100_000])
      #expect(dear.areIntegers)
      // Objects that exist for each item have a price too; a strategy of values has none.
      let objects = many.counts.total.allocations - few.counts.total.allocations
      #expect(
        strategy == "observable-rows" ? objects > 99_000 : objects == 0,
        "\(few.counts.total.allocations) and \(many.counts.total.allocations)")
      let expected =
        dear.gathering - cheap.gathering
        + dear.model.price(of: .heapAllocation, units: objects)
      // Each price is rounded to a nanosecond, and there are two kinds in two runs.
      let tolerance: Int64 = profile.cpuSpeed == 1 ? 0 : 2
      #expect(abs(busy(many) - busy(few) - expected.value) <= tolerance)
      let first = (few.play.frames.first?.committed ?? 0, many.play.frames.first?.committed ?? 0)
      #expect(abs(first.1 - first.0 - expected.value) <= tolerance)
    }
  }
}
