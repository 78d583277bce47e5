// What user code computes beside what is priced, by clocks that the tests move.

import Expectations
import Glibc
@testable import SimDevice
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

  /// What the processor of the test has retired.
  nonisolated private static let retired = Mutex<Int>(0)
  nonisolated private static func retire(_ instructions: Int) {
    retired.withLock { $0 += instructions }
  }

  private struct Shelf: View {
    @State private var query = 0
    let declares: Bool
    var body: some View {
      let _ = UserWorkTests.pass(milliseconds: 40)
      let _ = UserWorkTests.retire(5_040_000)
      let _ = declares ? simulatedWork(.milliseconds(26)) : ()
      VStack {
        Button("next") {
          UserWorkTests.pass(milliseconds: 60)
          UserWorkTests.retire(3_000_000)
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
    declares: Bool = false, isMeasured: Bool = true, computing: Int64 = 1,
    counter: InstructionCounter? = nil, device: DeviceProfile = .iPhone13
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
      if let counter { experiment.clock?.instructions = { counter } }
    }
    var request = RunRequest(
      scenario: "shelf", strategy: "app", workload: "play", items: 1,
      device: device.name, system: SimulatedSystem.iOS17.name, seed: 1)
    if counter != nil { request.pricesUserWork = true }
    return try experiment.run(request)
  }

  private static let counting = InstructionCounter.offered { retired.withLock { $0 } }

  private func mainThread(_ run: FinishedRun) -> Int64 {
    run.record.play.spans.reduce(0) { $1.kind == .render ? $0 : $0 + $1.duration }
  }

  @Test func `time goes to the innermost body or closure, and none of it into the record`() throws {
    // What a process does once is done.
    _ = try run(isMeasured: false)
    let measured = try run()
    let work = try #require(measured.userWork)
    expect(work.total, is: 440_000_000)
    let lines = work.rows.map { row in
      "\(row.view) \(row.isBody ? "body" : "closures") \(row.time / 1_000_000) ms"
    }
    expect(lines, is: [" closures 240 ms", "Shelf body 200 ms"])
    let unmeasured = try run(isMeasured: false)
    #expect(unmeasured.userWork == nil)
    let isSame = unmeasured.record == measured.record
    #expect(isSame)
  }

  @Test func `unpriced computation is reported with an amount to declare`() throws {
    let work = try #require(try run().userWork)
    let body = try #require(work.rows.last)
    let warnings = work.warnings(on: ("iphone-8", 2))
    expect(warnings.count, is: 2)
    expect(
      warnings.first?.hasPrefix(
        "55 % of the real time was in actions and inits, which cost nothing"), is: true)
    expect(
      warnings.last,
      is:
        "45 % of the real time was in `Shelf.body`, priced at \(ValueFormatter.duration(body.priced)): declare it "
        + "with `simulatedWork(.microseconds(25600))` each time, about 51.20 ms on iphone-8 (estimated from this "
        + "machine)")
    // What is declared is priced, and what is little is not told.
    let declared = try #require(try run(declares: true).userWork)
    expect(declared.warnings(on: ("iphone-13", 1)).filter { $0.contains("`Shelf.body`") }, is: [])
    var little = work
    little.total = 2_000_000_000
    expect(little.warnings(on: ("iphone-13", 1)), is: [])
    little = UserWork(rows: [body], total: work.total)
    little.rows[0].time = 90_000_000
    expect(little.warnings(on: ("iphone-13", 1)), is: [])
  }

  @Test func `times are cut to what the thread computed of the time that passed`() throws {
    let work = try #require(try run(computing: 2).userWork)
    expect(work.total, is: 220_000_000)
    expect(work.rows.map { $0.time / 1_000_000 }, is: [120, 100])
  }

  @Test func `counted instructions are priced beyond what a body's rows and declared work pay`()
    throws
  {
    // What a process does once is done.
    _ = try run(counter: Self.counting)
    let plain = try run()
    let priced = try run(counter: Self.counting)
    // Five bodies of 5,040,000 less the 6,000 of their row and what their values pay, four actions of 3,000,000, at 100 ps each.
    let added = mainThread(priced) - mainThread(plain)
    let most: Int64 = (5 * (5_040_000 - 6_000) + 4 * 3_000_000) / 10
    #expect(added < most && added > most - 5 * 100_000 / 10, "\(added) of \(most)")
    expect(priced.record.counts.total.bodies, is: plain.record.counts.total.bodies)
    expect(priced.record.counts.total.updates, is: plain.record.counts.total.updates)
    expect(priced.record.counts.views, is: plain.record.counts.views)
    let slow = DeviceProfile.iPhoneSE2
    let more =
      mainThread(try run(counter: Self.counting, device: slow)) - mainThread(try run(device: slow))
    #expect(abs(Double(more) / Double(added) - CostModel.cpuFactor(slow)) < 0.01)
    // 26 ms are declared, which is more than the instructions of a body say; the actions declare nothing.
    let declared = try run(declares: true, counter: Self.counting)
    expect(mainThread(declared) - mainThread(try run(declares: true)), is: 4 * 3_000_000 / 10)
  }

  @Test func `a run priced by instructions is marked, and repricing keeps the mark`() throws {
    let run = try run(counter: Self.counting)
    expect(run.record.identity.conditions, is: ["user work priced"])
    #expect(
      RunIdentity.setting(of: [run.record.identity]).contains(
        "user work priced by its instructions"))
    #expect(
      run.record.identity.columns.contains {
        $0 == ("user_work", "user work priced by its instructions")
      })
    expect(run.userWork?.warnings(on: ("iphone-13", 1)), is: [])
    let again = try run.record.priced(by: Pricing(profile: .iPhone13))
    expect(again.identity, is: run.record.identity)
    expect(again.play.spans, is: run.record.play.spans)
    let repeated = try RunRequest(repeating: run.record.identity)
    expect(repeated.pricesUserWork, is: true)
    #expect(repeated.pricing == nil)
  }

  @Test
  func `a run without instruction counting equals one without the option, and gives the reason`()
    throws
  {
    let plain = try run()
    let run = try run(counter: .missing("this kernel cannot count instructions"))
    expect(run.userWork?.refusal, is: "this kernel cannot count instructions")
    expect(run.record.identity, is: plain.record.identity)
    expect(run.record.play.spans, is: plain.record.play.spans)
    expect(
      run.record.messages.notes,
      is: [
        "The app's own computing was to be priced and is not: this kernel cannot count instructions."
      ])
    // Nobody handed in a clock, as in a test of the user's own.
    var experiment = RunRequest(
      scenario: "", strategy: "", workload: "", items: 1, device: "", system: "", seed: 1)
    experiment.pricesUserWork = true
    try expect(WorkerCoding.decodeRequest(WorkerCoding.encode(experiment)), is: experiment)
  }

  @Test func `a counter that is taken away in between fails the run`() {
    let last = Self.retired.withLock { $0 } + 10_000_000
    let counter = InstructionCounter.offered {
      Self.retired.withLock { $0 > last ? nil : $0 }
    }
    #expect { try run(counter: counter) } throws: { error in
      String(describing: error)
        == "Another program took the processor's counter of instructions while this run was priced by it; run it again."
    }
  }

  @Test func `a counter is offered where it counts, and where it does not there is a reason`()
    throws
  {
    switch InstructionCounter.ofThisThread() {
    case .offered(let read):
      let first = read() ?? 0
      #expect((read() ?? 0) > first)
    case .missing(let reason): #expect(!reason.isEmpty)
    }
    for (code, words) in [
      (ENOENT, "offers no counter"), (EACCES, "perf_event_paranoid"), (ENOSYS, "this kernel"),
    ] {
      #expect(InstructionCounter.reason(code: code).contains(words))
    }
    // What the kernel hands out is read as it stands, eight bytes each time, and nothing once that is taken away.
    var ends: [CInt] = [0, 0]
    try #require(pipe(&ends) == 0)
    let counts = (0...102).map { Int64($0) * 10 }
    _ = counts.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
    close(ends[1])
    guard case .offered(let read) = InstructionCounter.ofDescriptor(ends[0]) else {
      Issue.record("A counter that counts was not taken.")
      return
    }
    expect([read(), read(), read()], is: [1_010, 1_020, nil])
    close(ends[0])
    var isClosed = false
    guard case .missing = InstructionCounter.checked({ 7 }, otherwise: { isClosed = true }) else {
      Issue.record("A counter that stands still was taken.")
      return
    }
    #expect(isClosed)
  }
}
