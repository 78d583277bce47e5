// Independent named streams from one seed.
//
// A stream depends only on the run's seed and on its own name. A new consumer of random numbers
// therefore takes a new name and affects no other: adding noise to prices does not move the
// touches.

/// The named random streams of one run.
package struct RandomStreams: Hashable, Codable, Sendable {
  /// The seed of the run.
  package let seed: UInt64

  /// Creates the streams of one seed.
  package init(seed: UInt64) { self.seed = seed }

  /// Returns a stream at its beginning.
  /// - Parameter name: The consumer, such as "touches" or "cost-noise".
  /// - Note: The same seed and name give the same numbers, on every machine and in every version.
  package func stream(named name: String) -> RandomStream {
    var hash = Fingerprint()
    hash.add(name)
    var state = seed
    let mixedSeed = splitMix64(&state)
    return RandomStream(seed: mixedSeed ^ hash.value)
  }

  /// Returns the streams of a part of the run, independent of those of the whole and of other
  /// parts.
  package func streams(named name: String) -> RandomStreams {
    var own = stream(named: name)
    return RandomStreams(seed: own.next())
  }
}
