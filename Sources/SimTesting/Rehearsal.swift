// Runs a screen once before the run that counts. Tests share a process, and a process creates some
// objects only once: metadata of generic types, lazy globals, the caches of libraries. The first
// run of a screen would count these objects, and no later one, so a baseline would depend on the
// order of the tests.

import SimLab
import SimMetrics

/// Makes runs whose counts do not depend on earlier runs in this process.
@MainActor
enum Rehearsal {
  private static var rehearsed: Set<[String]> = []

  /// Returns the record of a run; if the screen is new to the process, a first run is discarded.
  ///
  /// - Throws: Any error of the run.
  static func record(of scenario: Scenario, _ request: RunRequest) throws -> RunRecord {
    try run(of: scenario, request).record
  }

  /// Returns the run; if the screen is new to the process, a first run is discarded.
  ///
  /// - Throws: Any error of the run.
  static func run(of scenario: Scenario, _ request: RunRequest) throws -> FinishedRun {
    let experiment = Experiment(scenarios: [scenario])
    let screen = [request.scenario, request.strategy, request.workload, "\(request.items)"]
    if rehearsed.insert(screen).inserted { _ = try experiment.run(request) }
    return try experiment.run(request)
  }
}
