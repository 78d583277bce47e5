// What a user would copy, passing and failing; and the proof that gates bite.

import Expectations
import Foundation
import SimDevice
import SimLab
import SimMetrics
@testable import SimTesting
import SwiftUI
import Testing

private let setting = TestSetting(items: 40)

@MainActor @Suite(.serialized) struct SimTestingTests {
  private func check(
    _ budgets: [Budget] = [], _ baselines: BaselineStore? = nil, setting: TestSetting = setting
  ) async throws {
    try await checkPerformance(
      of: shop, strategy: "rows", workload: "use", setting: setting, budgets: budgets,
      baselines: baselines)
  }

  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  private func record(with mistake: Mistake?) throws -> RunRecord {
    planted = mistake
    defer { planted = nil }
    let request = RunRequest(
      scenario: "shop", strategy: "rows", workload: "use", items: 40, device: "iphone-13",
      system: "iOS18", seed: 1)
    return try Rehearsal.record(of: shop, request)
  }

  // MARK: Budgets

  @Test func `a screen that keeps its budgets passes`() async throws {
    try await check([
      .bodies(of: ProductRow.self, atMost: 60), .bodies(atMost: 80), .hitchRatio(atMost: 5),
      .hitches(atMost: 0), .peakMemory(megabytes: 20), .allocations(atMost: 100_000),
      .mainThread(atMost: .seconds(2)), .longestFrame(atMost: .milliseconds(50)),
      .initialisations(of: ProductRow.self, atMost: 1_000),
    ])
  }

  @Test func `an exceeded budget is reported in a small table with the reasons`() async throws {
    planted = .extraDependency
    defer { planted = nil }
    let error = await #expect(throws: PerformanceRegression.self) {
      try await check([
        .bodies(of: ProductRow.self, atMost: 60), .peakMemory(megabytes: 0.5),
        .bodies(of: ShopScreen.self, atMost: 100),
      ])
    }
    let lines = try #require(error).description.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[0] == "rows × use, 40 items on iphone-13, iOS27: 2 budgets exceeded" && lines[1] == "")
    expect(lines[2].split(separator: " "), is: ["what", "found", "allowed"])
    #expect(lines[3].hasPrefix("ProductRow bodies") && lines[3].hasSuffix("≤ 60"))
    #expect(lines[4].hasPrefix("Peak memory") && lines[4].hasSuffix("≤ 500.0 KB"))
    #expect(lines.contains { $0.hasPrefix("ProductRow bodies: ") && $0.contains("Shop.visits") })
    #expect(lines.contains { $0.hasPrefix("Peak memory: ") && $0.contains(" for ") })
  }

  @Test(arguments: [
    (Budget.hitchRatio(atMost: 5), "Hitch ms/s", "nothing moved, so no frame could be late"),
    (.hitches(atMost: 0), "Hitches", "nothing moved, so no frame could be late"),
    (.longestFrame(atMost: .seconds(1)), "Longest frame", "no frame was committed"),
  ])
  func `a budget on a figure that the run does not have fails and says why`(
    budget: Budget, title: String, reason: String
  ) async throws {
    let error = await #expect(throws: PerformanceRegression.self) {
      try await checkPerformance(
        of: Text("still"), named: "waiting", budgets: [budget, .bodies(atMost: 0)]
      ) { $0.advance(by: .seconds(1)) }
    }
    let text = try #require(error).description
    #expect(text.hasPrefix("Text × waiting, 1 item on iphone-13, iOS27: 1 budget without a figure"))
    #expect(text.contains("\n\(title): \(reason)\n"), "\(text)")
  }

  @Test func `a check of a closure that does nothing fails`() async throws {
    let error = await #expect(throws: PerformanceRegression.self) {
      try await checkPerformance(
        of: ShopScreen(shop: Shop(count: 3)), named: "nothing",
        budgets: [.bodies(atMost: 0)]
      ) { _ in }
    }
    #expect(
      try #require(error).description.contains(
        "nothing happened, so nothing was checked\n\nNo touch arrived"))
  }

  private struct EndlessUpdate: View {
    @State var count = 0
    var body: some View { Text("\(count)").task(id: count) { count += 1 } }
  }

  @Test func `a check of a run that was cut fails`() async throws {
    let error = await #expect(throws: PerformanceRegression.self) {
      try await checkPerformance(
        of: EndlessUpdate(), named: "settling", budgets: [.bodies(atMost: 1_000_000)]
      ) { $0.settle() }
    }
    #expect(try #require(error).description.contains("the run was cut, so its figures are"))
  }

  @Test func `names that are not there are errors`() async throws {
    let error = await #expect(throws: ExperimentError.self) {
      try await checkPerformance(
        of: shop, strategy: "columns", workload: "use", budgets: [.bodies(atMost: 1)])
    }
    expect(error?.description, is: "There is no strategy named 'columns'.")
  }

  @Test
  func
    `a budget of a view that never was there is an error, one of a view that did nothing is kept`()
    async throws
  {
    struct Elsewhere: View {
      var body: some View { Text("elsewhere") }
    }
    let error = await #expect(throws: PerformanceRegression.self) {
      try await check([.bodies(of: Elsewhere.self, atMost: 9), .bodies(atMost: 80)])
    }
    let lines = try #require(error).description.split(separator: "\n")
    expect(
      lines[0],
      is: "rows × use, 40 items on iphone-13, iOS27: 1 budget of views that were not there")
    expect(
      lines[1],
      is: "Elsewhere bodies: no view of this type was on the device, so the budget says nothing")
    expect(lines.last, is: "on the device: ProductRow, ShopScreen")
    try await checkPerformance(
      of: ShopScreen(shop: Shop(count: 30)), named: "nothing at all",
      budgets: [.bodies(of: ProductRow.self, atMost: 0)]
    ) { $0.advance(by: .seconds(1)) }
  }

  @Test func `a count of a type that never existed is reported`() {
    struct Elsewhere: View {
      var body: some View { Text("elsewhere") }
    }
    let device = SimulatedDevice()
    device.launch { Text("here") }
    device.settle()
    expect(device.count(.bodyEvaluations, of: Elsewhere.self), is: 0)
    #expect(
      device.diagnostics.contains("No view named 'Elsewhere' has been on this device so far."))
  }

  @Test func `a view alone can be checked, with what is done to it`() async throws {
    try await checkPerformance(
      of: ShopScreen(shop: Shop(count: 30)), named: "renaming",
      budgets: [.bodies(of: ProductRow.self, atMost: 1), .bodies(of: ShopScreen.self, atMost: 1)]
    ) { device in
      try device.tap("Rename")
      device.settle()
    }
  }

  // MARK: Baselines

  @Test func `a baseline that is not met is reported with the difference and its cause`()
    async throws
  {
    try await withFolder { folder in
      let missing = await #expect(throws: PerformanceRegression.self) {
        try await check([], .folder(folder))
      }
      expect(missing?.description.contains("rows-use.json', so nothing was compared"), is: true)
      try await check([], BaselineStore(folder: folder, reason: "first"))
      try await check([], .folder(folder))
      let other = await #expect(throws: PerformanceRegression.self) {
        try await check([], .folder(folder), setting: TestSetting(items: 41))
      }
      expect(other?.description.contains("items: 40 expected, 41 found (+1)"), is: true)
      planted = .extraDependency
      defer { planted = nil }
      let worse = await #expect(throws: PerformanceRegression.self) {
        try await check([], .folder(folder))
      }
      let text = try #require(worse).description
      #expect(text.hasPrefix("rows × use, 40 items on iphone-13, iOS27: worse\n\nwhat "))
      #expect(text.contains("\nProductRow.bodies ") && text.contains("\ncause: "))
      #expect(text.contains("Shop.visits"))
      try await check([], BaselineStore(folder: folder, reason: "meant"))
      try await check([], .folder(folder))
    }
  }

  @Test func `a baseline is not written where CI is, for it would be compared with nothing`()
    async throws
  {
    try await withFolder { folder in
      for value in ["true", "1"] {
        let store = BaselineStore(
          folder: folder, environment: ["CI": value, "SIMUI_UPDATE_BASELINES": "why"])
        let error = await #expect(throws: PerformanceRegression.self) { try await check([], store) }
        #expect(
          try #require(error).description.hasPrefix("SIMUI_UPDATE_BASELINES is set where CI is"))
      }
      let missing = await #expect(throws: PerformanceRegression.self) {
        try await check([], BaselineStore(folder: folder, environment: ["CI": "true"]))
      }
      #expect(try #require(missing).description.contains("so nothing was compared"))
      try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), is: [])
    }
  }

  // MARK: Gates bite

  @Test func `the same screen is met, run after run`() throws {
    let baseline = Baseline(try record(with: nil), reason: "first")
    expect(baseline.compare(with: try record(with: nil)).description, is: "equal")
  }

  @Test(arguments: [
    (Mistake.extraDependency, "ProductRow.bodies", "Shop.visits"),
    (.lostEquality, "ProductRow.bodies", "→ ProductRow"),
    (.unstableID, "ProductRow.bodies", "→ new → ProductRow"),
    (.allocationPerRow, "allocations", "Price in ProductRow"),
  ])
  func `each way of getting worse fails the gate with its own cause`(
    mistake: Mistake, what: String, cause: String
  ) throws {
    let baseline = Baseline(try record(with: nil), reason: "first")
    let verdict = baseline.compare(with: try record(with: mistake))
    #expect(verdict.isRegression)
    #expect(verdict.differences.contains { $0.name == what && $0.kind == .worse }, "\(verdict)")
    #expect(verdict.causes.contains { $0.contains(cause) }, "\(verdict)")
    // And the way back is told too: an improvement is written down or explained.
    let back = Baseline(try record(with: mistake), reason: "worse")
      .compare(with: try record(with: nil))
    #expect(!back.isEqual)
  }

  // MARK: Measuring

  @Test func `a device answers for what happened between two points`() throws {
    let device = SimulatedDevice()
    device.launch { ShopScreen(shop: Shop(count: 200)) }
    device.settle()
    let nothing = device.measure { device.advance(by: .seconds(1)) }
    #expect(
      nothing.frames == 0 && nothing.mainThreadTime == .zero && nothing.duration == .seconds(1))
    #expect(nothing.hitchRatio == nil && nothing.allocations == 0 && nothing.peakMemory > 0)
    let rename = try device.measure {
      try device.tap("Rename")
      device.settle()
    }
    #expect(rename.frames == 1 && rename.bodies(of: ProductRow.self) == 1)
    #expect(rename.bodies(of: ShopScreen.self) == 1 && rename.count(.bodyEvaluations) == 2)
    #expect(rename.mainThreadTime > .zero && rename.longestFrame <= rename.mainThreadTime)
    let scroll = device.measure {
      device.fling(velocity: 3_000)
      device.settle()
    }
    #expect(scroll.frames > 30 && scroll.hitches == 0 && scroll.hitchRatio == 0)
    #expect(scroll.trackedTime > .zero && scroll.bodies(of: ProductRow.self) > 10)
  }

  private struct SlowRow: View {
    let number: Int
    var body: some View {
      simulatedWork(.milliseconds(12))
      return Text("Row \(number)")
    }
  }

  private struct SlowList: View {
    var body: some View { List(0..<500) { SlowRow(number: $0) } }
  }

  @Test func `a motion that goes on when measuring ends counts up to then, and the rest later`()
    throws
  {
    func device() -> SimulatedDevice {
      let device = SimulatedDevice()
      device.launch { SlowList() }
      device.settle()
      return device
    }
    let parts = device()
    let first = parts.measure {
      parts.fling(velocity: 9_000)
      parts.advance(by: .milliseconds(500))
    }
    #expect(first.hitches > 0 && first.hitchTime > .zero)
    #expect(first.trackedTime > .milliseconds(300))
    #expect(try #require(first.hitchRatio) > 5)
    let second = parts.measure { parts.settle() }
    let whole = device()
    let all = whole.measure {
      whole.fling(velocity: 9_000)
      whole.settle()
    }
    #expect(first.trackedTime + second.trackedTime >= all.trackedTime)
    #expect(second.trackedTime <= second.duration + .milliseconds(100))
    // Nothing moves any more, and nothing of what moved is counted again.
    expect(parts.measure { parts.advance(by: .seconds(1)) }.trackedTime, is: .zero)
  }

  @Test func `a run that ends while a list scrolls has a hitch ratio, and a budget limits it`()
    async throws
  {
    let error = await #expect(throws: PerformanceRegression.self) {
      try await checkPerformance(
        of: SlowList(), named: "flinging", budgets: [.hitchRatio(atMost: 5)]
      ) { device in
        device.fling(velocity: 9_000)
        device.advance(by: .milliseconds(500))
      }
    }
    #expect(try #require(error).description.contains("1 budget exceeded"))
  }

  @Test func `measurements nest`() throws {
    let device = SimulatedDevice()
    device.launch { ShopScreen(shop: Shop(count: 200)) }
    device.settle()
    var inner: DeviceMeasurement?
    let outer = try device.measure {
      device.fling(velocity: 3_000)
      device.settle()
      inner = try device.measure {
        try device.tap("Rename")
        device.settle()
      }
    }
    let part = try #require(inner)
    #expect(outer.frames > part.frames && outer.allocations > part.allocations)
    #expect(outer.peakMemory >= part.peakMemory && part.peakMemory > 0)
    #expect(outer.count(.bodyEvaluations) > part.count(.bodyEvaluations))
  }

  @Test func `within a run that is recorded, a measurement changes nothing of the record`() throws {
    func run(measured: Bool) throws -> RunRecord {
      var scenario = shop
      let play = scenario.workloads[0].play
      scenario.workloads[0].play = { session in
        try play(session)
        let again: () throws -> Void = {
          try session.device.tap("Visit")
          session.device.settle()
        }
        if measured { _ = try session.device.measure(again) } else { try again() }
      }
      return try Experiment(scenarios: [scenario]).run(
        RunRequest(
          scenario: "shop", strategy: "rows", workload: "use", items: 40, device: "iphone-13",
          system: "iOS18", seed: 1)
      ).record
    }
    let (plain, measured) = (try run(measured: false), try run(measured: true))
    #expect(plain.play.frames == measured.play.frames && plain.counts == measured.counts)
    expect(plain.memory.peak, is: measured.memory.peak)
  }

  // MARK: Fingerprints

  private func fingerprint<Root: View>(
    _ view: @autoclosure @escaping @MainActor @Sendable () -> Root
  ) throws -> String {
    let scenario = Scenario(
      name: "look", summary: "one view",
      strategies: [
        Strategy(name: "only", summary: "the view") { device, _ in device.launch { view() } }
      ], workloads: [Workload(name: "wait", summary: "nothing") { $0.device.settle() }])
    return try Experiment(scenarios: [scenario]).run(
      RunRequest(
        scenario: "look", strategy: "only", workload: "wait", items: 1, device: "iphone-13",
        system: "iOS18", seed: 1)
    ).record.fingerprint
  }

  @Test func `a fingerprint changes with whatever changes the screen, and with nothing else`()
    throws
  {
    let all = [
      try fingerprint(Text("a")), try fingerprint(Text("b")),
      try fingerprint(Text("a").foregroundColor(.red)),
      try fingerprint(Text("a").foregroundColor(.blue)), try fingerprint(Text("a").font(.title)),
      try fingerprint(Text("a").bold()), try fingerprint(Text("a").opacity(0.5)),
      try fingerprint(Text("a").opacity(0.6)), try fingerprint(Text("a").offset(x: 1)),
      try fingerprint(Image(systemName: "star")), try fingerprint(Image(systemName: "moon")),
      try fingerprint(Rectangle().fill(Color.red)), try fingerprint(Rectangle().fill(Color.green)),
      try fingerprint(Circle().fill(Color.red)),
    ]
    #expect(Set(all).count == all.count, "\(all)")
    try expect(fingerprint(Text("a")), is: all[0])
  }
}
