// Which combinations are run, in an order that depends on the question alone.
//
// Results come back in the plan's order, however many children run at a time and whichever of them
// is done first: so the same command prints the same bytes with `--jobs 1` and with `--jobs 8`.

/// A list of runs in the order in which their results are given.
public struct RunPlan: Codable, Equatable, Sendable {
  /// The runs, without repetitions.
  public var runs: [RunRequest]
  /// What was selected and is not run, each with the reason in a sentence.
  package var leftOut: [String] = []

  /// Makes a plan of these runs; a run that is named twice is run once.
  public init(runs: [RunRequest]) {
    var seen: Set<RunRequest> = []
    self.runs = runs.filter { seen.insert($0).inserted }
  }

  /// Makes a plan of every combination: the strategy varies slowest and the seed fastest, each in
  /// the order given.
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
