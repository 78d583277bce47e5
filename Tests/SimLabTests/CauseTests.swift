// A record says why bodies ran, and of what the framework warned.

import Expectations
import SimDevice
import SimLab
import SimMetrics
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct CauseTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("add") { count += 1 }
        Shown(count: count)
        ForEach([1, 1], id: \.self) { Text("twin \($0)") }
      }
    }
  }

  private struct Shown: View {
    let count: Int
    var body: some View { Text("\(count)") }
  }

  @Test func `a record holds the reasons since measuring began, and the diagnostics`() throws {
    let strategy = Strategy(name: "state", summary: "") { device, _ in device.launch { Counter() } }
    let workload = Workload(name: "tap", summary: "") { session in
      for _ in 0..<3 {
        try session.device.tap("add")
        session.device.settle()
      }
    }
    let scenario = Scenario(
      name: "counter", summary: "", strategies: [strategy], workloads: [workload])
    let record = try Experiment(scenarios: [scenario]).run(
      RunRequest(
        scenario: "counter", strategy: "state", workload: "tap", items: 1,
        device: DeviceProfile.iPhone13.name,
        system: SimulatedSystem.iOS17.name, seed: 1)
    ).record
    let written = "tap → Counter._count (action of Button \"add\") → _count → Counter"
    expect(
      record.counts.causes.counts.map(\.line), is: [written, "\(written) → field count → Shown"])
    expect(record.counts.causes.counts.map(\.bodies), is: [3, 3])
    expect(record.counts.causes.counts.reduce(0) { $0 + $1.bodies }, is: record.counts.total.bodies)
    expect(record.messages.diagnostics.count, is: 1)
    expect(
      record.messages.diagnostics.first?.message.contains("the ID 1 occurs multiple times"),
      is: true)
  }
}
