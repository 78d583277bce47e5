// Independent named streams from one seed.
//
// A stream depends only on the run's seed and on its own name. So a new consumer of randomness
// takes a new name and disturbs no other: adding noise to prices does not move the touches.

/// The named random streams of one run.
package struct RandomStreams: Hashable, Codable, Sendable {
  /// The seed of the run.
  package let seed: UInt64

  /// The streams of one seed.
  package init(seed: UInt64) { self.seed = seed }

  /// A stream at its beginning.
  /// - Parameter name: Who draws from it, as "touches" or "cost-noise".
  /// - Note: The same seed and name give the same numbers, on every machine and in every version.
  package func stream(named name: String) -> RandomStream {
    var hash = Fingerprint()
    hash.add(name)
    var state = seed
    let mixedSeed = splitMix64(&state)
    return RandomStream(seed: mixedSeed ^ hash.value)
  }

  /// The streams of a part of the run, independent of those of the whole and of other parts.
  package func streams(named name: String) -> RandomStreams {
    var own = stream(named: name)
    return RandomStreams(seed: own.next())
  }
}
