// Runs a screen and compares the run with budgets and a baseline. It throws on failure, so it works
// with every test framework.

import Foundation
public import SimDevice
public import SimLab
import SimMetrics
public import SimViews

/// The conditions under which a screen is run.
public struct TestSetting: Sendable {
  /// The number of items that the screen shows.
  public var items: Int
  /// The profile of the simulated phone.
  public var device: DeviceProfile
  /// The system; `nil` for the newest that the phone runs.
  public var system: SimulatedSystem?
  /// The seed of every random stream.
  public var seed: UInt64

  /// Creates a setting.
  ///
  /// - Precondition: There is at least one item.
  public init(
    items: Int = 1_000, device: DeviceProfile = .iPhone13, system: SimulatedSystem? = nil,
    seed: UInt64 = 1
  ) {
    precondition(items > 0, "A screen shows at least one item.")
    self.items = items
    self.device = device
    self.system = system
    self.seed = seed
  }
}

/// Runs a strategy of a scenario under one of its workloads, and fails if it exceeds a budget or
/// differs from its baseline.
///
/// ```swift
/// try await checkPerformance(
///   of: likes, strategy: "own", workload: "tap", setting: TestSetting(items: 100),
///   budgets: [.bodies(of: OwnRow.self, atMost: 12), .hitchRatio(atMost: 5)],
///   baselines: .besideTest())
/// ```
/// The first check of a pair in a process runs it twice, and the second run counts.
/// - Parameter baselines: The store of baselines; `nil` to check only budgets.
/// - Throws: `PerformanceRegression`, whose text is a table of exceeded limits with the reasons;
///   `ExperimentError` for a name that the scenario does not have; any error of the workload.
@MainActor
public func checkPerformance(
  of scenario: Scenario, strategy: String, workload: String, setting: TestSetting = TestSetting(),
  budgets: [Budget] = [], baselines: BaselineStore? = nil
) async throws {
  precondition(
    !budgets.isEmpty || baselines != nil, "A check without budgets and baselines checks nothing.")
  let request = setting.request(of: scenario, strategy, workload)
  try check(request, of: scenario, budgets, baselines)
}

/// Plays a script on the screen of a scenario, and fails if that exceeds a budget or differs from its baseline.
///
/// ```swift
/// try await checkPerformance(
///   of: likes, strategy: "own", script: "visit.yaml", budgets: [.bodies(atMost: 200)])
/// ```
/// The counts are those of `record` and of `run --script` with the same setting.
/// - Parameter path: The path of the script, in YAML or JSON; what it calls itself, otherwise the file's name, is the
///   name of the run.
/// - Throws: `PerformanceRegression`, whose text is a table of exceeded limits with the reasons;
///   an error that names the line for a script that cannot be read or played.
@MainActor
public func checkPerformance(
  of scenario: Scenario, strategy: String, script path: String,
  setting: TestSetting = TestSetting(items: 1), budgets: [Budget] = [],
  baselines: BaselineStore? = nil
) async throws {
  precondition(
    !budgets.isEmpty || baselines != nil, "A check without budgets and baselines checks nothing.")
  let file = URL(filePath: path)
  let text = try String(contentsOf: file, encoding: .utf8)
  let own = (try? ScriptFile.parse(text))?.name
  var request = setting.request(
    of: scenario, strategy, own ?? file.deletingPathExtension().lastPathComponent)
  request.script = RequestedScript(file: path, text: text)
  try check(request, of: scenario, budgets, baselines)
}

extension TestSetting {
  fileprivate func request(
    of scenario: Scenario, _ strategy: String, _ workload: String
  ) -> RunRequest {
    RunRequest(
      scenario: scenario.name, strategy: strategy, workload: workload, items: items,
      device: device.name, system: (system ?? device.newestSystem).name, seed: seed,
      pricing: DeviceProfile.named(device.name) == device
        ? nil : RequestedPricing(profile: device))
  }
}

@MainActor
private func check(
  _ request: RunRequest, of scenario: Scenario, _ budgets: [Budget], _ baselines: BaselineStore?
) throws {
  let run = try Rehearsal.run(of: scenario, request)
  let record = run.record
  if let failure = PerformanceRegression(unfinished: record) { throw failure }
  if let failure = PerformanceRegression(unseenIn: run, budgets: budgets) { throw failure }
  if let regression = PerformanceRegression(record, budgets: budgets) { throw regression }
  try baselines?.check(record)
}

/// Launches a view, performs an interaction, and fails if that exceeds a budget or differs from its
/// baseline.
///
/// ```swift
/// try await checkPerformance(
///   of: OwnList(rows: 100), named: "liking a row", budgets: [.bodies(of: OwnRow.self, atMost: 1)]
/// ) { device in
///   try device.tap("Like 3")
///   device.settle()
/// }
/// ```
/// The launch is not measured, and the device does not settle unless the closure requests it.
/// - Parameter name: The interaction, used in messages and as the baseline's name.
/// - Throws: `PerformanceRegression`, whose text is a table of exceeded limits with the reasons;
///   any error of the closure.
@MainActor
public func checkPerformance<Root: View>(
  of view: @autoclosure @escaping @MainActor @Sendable () -> Root, named name: String,
  setting: TestSetting = TestSetting(items: 1), budgets: [Budget] = [],
  baselines: BaselineStore? = nil,
  doing play: @escaping @MainActor @Sendable (SimulatedDevice) throws -> Void
) async throws {
  let strategy = Strategy(name: "\(Root.self)", summary: "the view") { device, _ in
    device.launch { view() }
  }
  let scenario = Scenario(
    name: "\(Root.self)", summary: "a view of a test", strategies: [strategy],
    workloads: [Workload(name: name, summary: "what the test does") { try play($0.device) }])
  try await checkPerformance(
    of: scenario, strategy: strategy.name, workload: name, setting: setting, budgets: budgets,
    baselines: baselines)
}
