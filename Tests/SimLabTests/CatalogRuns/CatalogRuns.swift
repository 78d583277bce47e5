// The built-in catalogue, run in this process. One device runs at a time in a process, so every suite that
// has one hangs below this one, which is serialised.

import SimMetrics
import SimWorkloads
import StoreWorkloads
import Testing

@testable import SimLab

/// The parent of all suites that run devices.
@Suite(.serialized) @MainActor struct CatalogRuns {
  /// The built-in scenarios, with the strategies that need a database.
  nonisolated static let scenarios = Catalog.scenariosWithStores
  /// The names of all built-in strategies.
  nonisolated static let allStrategies = scenarios.flatMap { $0.strategies.map(\.name) }
  /// Four that hold their state in ways as different as there are.
  nonisolated static let strategies = [
    "observed-object", "state-object", "observable-rows", "row-slices",
  ]
  /// The names of the built-in workloads.
  nonisolated static let workloads = scenarios.flatMap { $0.workloads.map(\.name) }

  /// Whether a strategy makes no sense with a workload.
  nonisolated static func refuses(_ strategy: String, _ workload: String) -> Bool {
    scenarios.flatMap(\.strategies).contains {
      $0.name == strategy && $0.refusals[workload] != nil
    }
  }

  /// A run of the built-in catalogue.
  static func request(
    _ strategy: String, _ workload: String, items: Int = 1_000, seed: UInt64 = 7,
    device: String = "iphone-13"
  ) -> RunRequest {
    RunRequest(
      scenario: "master-detail", strategy: strategy, workload: workload, items: items,
      device: device, system: "iOS17", seed: seed)
  }

  /// What was run, for a run that is asked for again is the same bit for bit (see `SeedTests`).
  private static var records: [RunRequest: RunRecord] = [:]

  /// Runs it to its end, or gives what it gave before.
  static func run(_ request: RunRequest) throws -> RunRecord {
    if let record = records[request] { return record }
    let record = try runAnew(request)
    records[request] = record
    return record
  }

  /// Runs it to its end.
  static func runAnew(_ request: RunRequest) throws -> RunRecord {
    try Experiment(scenarios: scenarios).run(request).record
  }
}
