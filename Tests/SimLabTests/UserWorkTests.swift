// What user code computes beside what is priced, by clocks that the tests move.

import SimDevice
import SimLab
import SimMetrics
import SwiftUI
import Synchronization
import Testing

@MainActor @Suite(.serialized) struct UserWorkTests {
  /// A clock that stands still but for what views do.
  nonisolated private static let time = Mutex<Int64>(0)
  nonisolated private static func pass(milliseconds: Int64) {
    time.withLock { $0 += milliseconds * 1_000_000 }
  }

  private struct Shelf: View {
    @State private var query = 0
    let declares: Bool
    var body: some View {
      let _ = UserWorkTests.pass(milliseconds: 40)
      let _ = declares ? simulatedWork(.milliseconds(26)) : ()
      VStack {
        Button("next") {
          UserWorkTests.pass(milliseconds: 60)
          query += 1
        }
        Label(query: query)
      }
    }
  }

  private struct Label: View {
    let query: Int
    var body: some View { Text("\(query)") }
  }

  /// - Parameter computing: so many times as long passes as is computed.
  private func run(
    declares: Bool = false, isMeasured: Bool = true, computing: Int64 = 1
  ) throws -> FinishedRun {
    let strategy = Strategy(name: "app", summary: "") { device, _ in
      device.launch { Shelf(declares: declares) }
    }
    let workload = Workload(name: "play", summary: "", measuresLaunch: true) { session in
      session.device.settle()
      for _ in 0..<4 {
        try session.device.tap("next")
        session.device.settle()
      }
    }
    var experiment = Experiment(
      scenarios: [
        Scenario(name: "shelf", summary: "", strategies: [strategy], workloads: [workload])
      ])
    if isMeasured {
      let read: @Sendable () -> Int64 = { Self.time.withLock { $0 } }
      experiment.clock = HostClock(passing: read, computing: { read() / computing })
    }
    return try experiment.run(
      RunRequest(
        scenario: "shelf", strategy: "app", workload: "play", items: 1,
        device: DeviceProfile.iPhone13.name, system: SimulatedSystem.iOS17.name, seed: 1))
  }

  @Test func `time goes to the innermost body or closure, and none of it into the record`() throws {
    // What a process does once is done.
    _ = try run(isMeasured: false)
    let measured = try run()
    let work = try #require(measured.userWork)
    #expect(work.total == 440_000_000)
    let lines = work.rows.map { row in
      "\(row.view) \(row.isBody ? "body" : "closures") \(row.time / 1_000_000) ms"
    }
    #expect(lines == [" closures 240 ms", "Shelf body 200 ms"])
    let unmeasured = try run(isMeasured: false)
    #expect(unmeasured.userWork == nil)
    let isSame = unmeasured.record == measured.record
    #expect(isSame)
  }

  @Test func `what is computed and not priced is told with an amount to declare`() throws {
    let work = try #require(try run().userWork)
    let body = try #require(work.rows.last)
    let warnings = work.warnings(on: ("iphone-8", 2))
    #expect(warnings.count == 2)
    #expect(
      warnings.first?.hasPrefix(
        "55 % of the real time was in actions and inits, which cost nothing") == true)
    #expect(
      warnings.last
        == "45 % of the real time was in `Shelf.body`, priced at \(ValueFormatter.duration(body.priced)): declare it "
        + "with `simulatedWork(.microseconds(25600))` each time, about 51.20 ms on iphone-8 (estimated from this "
        + "machine)")
    // What is declared is priced, and what is little is not told.
    let declared = try #require(try run(declares: true).userWork)
    #expect(declared.warnings(on: ("iphone-13", 1)).filter { $0.contains("`Shelf.body`") } == [])
    var little = work
    little.total = 2_000_000_000
    #expect(little.warnings(on: ("iphone-13", 1)) == [])
    little = UserWork(rows: [body], total: work.total)
    little.rows[0].time = 90_000_000
    #expect(little.warnings(on: ("iphone-13", 1)) == [])
  }

  @Test func `times are cut to what the thread computed of the time that passed`() throws {
    let work = try #require(try run(computing: 2).userWork)
    #expect(work.total == 220_000_000)
    #expect(work.rows.map { $0.time / 1_000_000 } == [120, 100])
  }
}
