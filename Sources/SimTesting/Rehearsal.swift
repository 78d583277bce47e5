// Tests share a process, and a process makes some things once: the language's tables of a generic type, lazy globals, the caches
// of libraries. The first run of a screen would count their objects, and no later one: what a baseline says would depend on
// the order of the tests. So a screen is rehearsed before it counts.

import SimLab
import SimMetrics

/// Runs that count the same whatever ran before them in this process.
@MainActor
enum Rehearsal {
  private static var rehearsed: Set<[String]> = []

  /// The record of a run, after one that does not count if this is new to the process.
  ///
  /// - Throws: what the run throws.
  static func record(of scenario: Scenario, _ request: RunRequest) throws -> RunRecord {
    try run(of: scenario, request).record
  }

  /// The run, after one that does not count if this is new to the process.
  ///
  /// - Throws: what the run throws.
  static func run(of scenario: Scenario, _ request: RunRequest) throws -> FinishedRun {
    let experiment = Experiment(scenarios: [scenario])
    let screen = [request.scenario, request.strategy, request.workload, "\(request.items)"]
    if rehearsed.insert(screen).inserted { _ = try experiment.run(request) }
    return try experiment.run(request)
  }
}
