/// Many trials, one for each seed from the first on.
package struct Campaign {
  /// The seed of the first trial.
  package var firstSeed: UInt64
  /// How many trials have been run.
  package private(set) var trials = 0
  /// How many edits have been made.
  package private(set) var edits = 0

  package init(firstSeed: UInt64) { self.firstSeed = firstSeed }

  /// Runs the next trial.
  ///
  /// - Returns: what a person needs to understand the failure, or nil.
  @MainActor
  package mutating func runNext() -> Failure? {
    let seed = firstSeed &+ UInt64(trials)
    let trial = Trial(seed: seed)
    trials += 1
    edits += trial.edits
    guard let difference = Run.difference(in: trial) else { return nil }
    return Failure(seed: seed, trial: trial, difference: difference)
  }
}

/// A trial in which the runtime and its reference runtime disagree.
package struct Failure: CustomStringConvertible {
  package let seed: UInt64
  package let trial: Trial
  package let difference: Difference

  /// The same failure with everything left out that does not matter.
  @MainActor
  package var shrunk: Failure {
    let small = trial.shrunk { Run.difference(in: $0) != nil }
    return Failure(
      seed: seed, trial: small, difference: Run.difference(in: small) ?? difference)
  }

  package var description: String { "seed \(seed), \(difference)\n\(trial)" }
}
