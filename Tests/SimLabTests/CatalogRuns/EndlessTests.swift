// Screens that never come to rest, on purpose or not.

import Expectations
import SimDevice
import SimMetrics
import SwiftUI
import Testing

@testable import SimLab

extension CatalogRuns {
  @Suite @MainActor struct EndlessTests {
    struct Ticker: View {
      @State private var ticks = 0
      let timer = Timer.publish(every: 1 / 60, on: .main, in: .common).autoconnect()

      var body: some View { Text("\(ticks)").onReceive(timer) { _ in ticks += 1 } }
    }

    /// A block of the main queue that hands over the next one.
    struct Restless: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onAppear { step() } }

      private func step() {
        simulatedWork(.milliseconds(40))
        count += 1
        DispatchQueue.main.async { step() }
      }
    }

    private func run(
      warmUp: Duration?, _ root: @escaping @MainActor @Sendable () -> some View = { Ticker() }
    ) throws -> RunRecord {
      let scenario = Scenario(
        name: "ticker", summary: "a ticker",
        strategies: [
          Strategy(name: "one", summary: "one") { device, _ in device.launch(root) }
        ],
        workloads: [
          Workload(name: "wait", summary: "waits", warmUp: warmUp) {
            $0.device.advance(by: .seconds(1))
          }
        ])
      let request = RunRequest(
        scenario: "ticker", strategy: "one", workload: "wait", items: 1, device: "iphone-13",
        system: "iOS17", seed: 1)
      return try Experiment(scenarios: [scenario]).run(request).record
    }

    @Test
    func `a screen declared endless states how long it runs before it is measured`()
      throws
    {
      let record = try run(warmUp: .seconds(1))
      expect(record.outcome, is: .completed)
      #expect((59...61).contains(record.counts.total.bodies))
    }

    @Test func `a screen whose timer only repeats what it did is at rest before it is measured`()
      throws
    {
      let record = try run(warmUp: nil)
      expect(record.outcome, is: .completed)
      #expect((59...61).contains(record.counts.total.bodies))
    }

    @Test func `a screen that does not rest and does not say so is cut with what was pending`()
      throws
    {
      guard case .cut(let reason) = try run(warmUp: nil, { Restless() }).outcome else {
        Issue.record("It should be cut.")
        return
      }
      #expect(
        reason.hasPrefix("The device did not come to rest within 120 s; pending: 1 main-queue"))
    }
  }
}
