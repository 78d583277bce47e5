// The combinations of a plan, in an order that depends only on the request.
//
// Results are returned in the order of the plan, whatever the number of children and the order of
// completion. The same command thus prints the same bytes with `--jobs 1` and with `--jobs 8`.

/// A list of runs in the order of their results.
public struct RunPlan: Codable, Equatable, Sendable {
  /// The runs without repetitions.
  public var runs: [RunRequest]
  /// The selected combinations that are not run, each with the reason in a sentence.
  package var leftOut: [String] = []

  /// Creates a plan of runs; repeated runs are run once.
  public init(runs: [RunRequest]) {
    var seen: Set<RunRequest> = []
    self.runs = runs.filter { seen.insert($0).inserted }
  }

  /// Creates a plan of all combinations.
  ///
  /// The strategy varies most slowly and the seed fastest, each in the given order.
  public init(
    scenario: String, strategies: [String], workloads: [String], items: [Int], devices: [String],
    systems: [String], seeds: [UInt64]
  ) {
    var runs: [RunRequest] = []
    for strategy in strategies {
      for workload in workloads {
        for count in items {
          for device in devices {
            for system in systems {
              for seed in seeds {
                runs.append(
                  RunRequest(
                    scenario: scenario, strategy: strategy, workload: workload, items: count,
                    device: device, system: system, seed: seed))
              }
            }
          }
        }
      }
    }
    self.init(runs: runs)
  }
}
