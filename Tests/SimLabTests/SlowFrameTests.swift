// Frames that take longer than a refresh when a run is priced anew: those of a scroll, and those of other motion.

import Expectations
import SimDevice
import SimLab
import SimMetrics
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct SlowFrameTests {
  private struct Lobby: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Open") { Hall() }
          ForEach(0..<200, id: \.self) { _ in BusyRow() }
        }
      }
    }
  }

  private struct Hall: View {
    var body: some View {
      simulatedWork(.milliseconds(30))
      return Text("hall")
    }
  }

  private struct BusyRow: View {
    var body: some View {
      simulatedWork(.milliseconds(30))
      return Text("row")
    }
  }

  /// The slow frames of a run on iPhone 13 as an iPhone 8 would have them.
  private func slowFrames(
    _ play: @escaping @MainActor @Sendable (SimulatedDevice) throws -> Void
  ) throws -> [WatchdogCount] {
    let scenario = Scenario(
      name: "lobby", summary: "",
      strategies: [Strategy(name: "app", summary: "") { device, _ in device.launch { Lobby() } }],
      workloads: [Workload(name: "play", summary: "") { try play($0.device) }])
    let record = try Experiment(scenarios: [scenario]).run(
      RunRequest(
        scenario: "lobby", strategy: "app", workload: "play", items: 1, device: "iphone-13",
        system: "iOS16", seed: 1)
    ).record
    return try record.priced(by: Pricing(profile: .iPhone8)).messages.watchdogs.filter {
      [.slowFrame, .slowScrollFrame].contains($0.watchdog)
    }
  }

  @Test func `a slow frame of a transition is not called one of a scroll`() throws {
    let seen = try slowFrames { device in
      try device.tap("Open")
      device.settle()
    }
    expect(seen.map(\.watchdog), is: [.slowFrame])
    expect(seen.map(\.view), is: ["Hall"])
    #expect(seen.allSatisfy { $0.trigger.hasPrefix("tap") }, "\(seen)")
  }

  @Test func `a slow frame of a scroll stays one, and a transition after it is another`() throws {
    let seen = try slowFrames { device in
      device.fling(velocity: 1_000)
      device.settle()
      try device.scroll(toRow: 0)
      device.settle()
      try device.tap("Open")
      device.settle()
    }
    let kinds = Dictionary(grouping: seen, by: \.watchdog).mapValues { Set($0.map(\.view)) }
    expect(kinds, is: [.slowScrollFrame: ["BusyRow"], .slowFrame: ["Hall"]])
  }
}
