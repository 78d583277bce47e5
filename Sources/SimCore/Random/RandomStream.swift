// One seeded source of randomness: xoshiro256** 1.0 by Blackman and Vigna (public domain), with a
// state of 256 bits filled from the seed by SplitMix64, as its authors advise. Period 2²⁵⁶ − 1.
// Integers only, so every machine draws the same numbers.

/// A seeded generator of random bits.
package struct RandomStream: RandomNumberGenerator, Equatable, Sendable {
  private var s0: UInt64
  private var s1: UInt64
  private var s2: UInt64
  private var s3: UInt64

  /// Creates the generator that a seed determines.
  package init(seed: UInt64) {
    var state = seed
    s0 = splitMix64(&state)
    s1 = splitMix64(&state)
    s2 = splitMix64(&state)
    s3 = splitMix64(&state)
  }

  /// Returns the next 64 random bits.
  package mutating func next() -> UInt64 {
    let result = rotateLeft(s1 &* 5, by: 7) &* 9
    let shifted = s1 << 17
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = rotateLeft(s3, by: 45)
    return result
  }

  /// Returns a number from 0 (included) to 1 (excluded): one of 2⁵³ equally spaced ones.
  package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Returns a number strictly between 0 and 1: the middle of one of 2⁵² equal intervals.
  package mutating func openUnit() -> Double { (Double(next() >> 12) + 0.5) * 0x1p-52 }

  /// Returns a whole number from 0 up to, but not including, `bound`, all with equal probability.
  ///
  /// - Precondition: `bound` is positive.
  package mutating func index(below bound: Int) -> Int {
    precondition(bound > 0, "A random index needs at least one choice.")
    let bound = UInt64(bound)
    // Lemire's method: the high word of a product, and a second draw if the result would be biased.
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
    }
    return Int(product.high)
  }

  private func rotateLeft(_ word: UInt64, by count: UInt64) -> UInt64 {
    word << count | word >> (64 - count)
  }
}

/// Returns the result of one step of SplitMix64 (Steele, Lea and Flood; constants of Vigna's
/// public-domain code).
func splitMix64(_ state: inout UInt64) -> UInt64 {
  state &+= 0x9E37_79B9_7F4A_7C15
  return mixedBits(state)
}

/// Returns a word mixed as SplitMix64 mixes its state: neighbouring inputs give unrelated words.
/// - Complexity: O(1).
package func mixedBits(_ word: UInt64) -> UInt64 {
  var z = word
  z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
  z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
  return z ^ (z >> 31)
}
