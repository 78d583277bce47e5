// The variation of the same work from frame to frame on a phone, due to other threads, caches and the processor clock.
//
// A price is the mean of an operation; no operation takes exactly that time. Frames of scrolls have a median of 8.3 ms, a
// 95th percentile of 24 ms and a 99th of 35 ms [S: bloom 62]. Hitches have a median of 67 ms and a 90th percentile of 133 ms
// [S: KsCollectionView]. This is a log-normal distribution with a standard deviation of 0.5 to 0.65 of the logarithm.
// Hitches begin when the main thread is busy for 22 to 40 % of the time, which 0.6 explains and a constant price does not
// [D]. Part of the variation is due to work that differs, and is modeled as such [E]. All work of the main thread for a
// frame has one factor, because whatever slows a core slows everything on it.
//
// The factor has mean 1, so that measured totals are preserved. It is one of 1,024 equally likely values, selected by a hash
// of the seed and the frame number: no random stream has to be stored, and a repriced run has the same factors.

import SimCore

/// The factors on the main thread's work of each frame.
package struct FrameDispersion: Hashable, Sendable {
  /// The standard deviation of the logarithm of the factor [D, 0.5–0.7].
  package static let sigma = 0.6

  private let seed: UInt64

  /// Creates a dispersion from a seed.
  package init(seed: UInt64) { self.seed = seed }

  /// Returns the factor of a frame, counted from the start of the measurement.
  ///
  /// - Complexity: O(1).
  package func factor(ofFrame number: Int) -> Double {
    let place = seed &* 0xD1B5_4A32_D192_ED03 &+ UInt64(truncatingIfNeeded: number)
    return Self.factors[Int(mixedBits(place &* 0x9E37_79B9_7F4A_7C15) >> 54)]
  }

  /// The midpoints of 1,024 equal parts of the distribution, with mean 1.
  static let factors: [Double] = {
    let raw = (0..<1_024).map {
      DeterministicMath.exp(sigma * DeterministicMath.normalQuantile((Double($0) + 0.5) / 1_024))
    }
    let mean = raw.reduce(0, +) / Double(raw.count)
    return raw.map { $0 / mean }
  }()
}
