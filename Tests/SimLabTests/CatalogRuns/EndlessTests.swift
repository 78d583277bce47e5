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

    private func run(warmUp: Duration?) throws -> RunRecord {
      let scenario = Scenario(
        name: "ticker", summary: "a ticker",
        strategies: [
          Strategy(name: "one", summary: "one") { device, _ in device.launch { Ticker() } }
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
      #expect((59...61).contains(record.counts.bodies))
    }

    @Test func `a screen that does not rest and does not say so is cut with what was pending`()
      throws
    {
      guard case .cut(let reason) = try run(warmUp: nil).outcome else {
        Issue.record("It should be cut.")
        return
      }
      #expect(reason.hasPrefix("The device did not come to rest within 120 s; pending: 1 timer"))
    }
  }
}
