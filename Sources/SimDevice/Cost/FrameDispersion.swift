// How much the same work differs from frame to frame on a phone: other threads, caches, the clock of the processor.
//
// A price is what an operation takes on average; nothing on a phone takes exactly that every time. Frames of scrolls have a median
// of 8.3 ms, a 95th percentile of 24 and a 99th of 35 [S: bloom 62], hitches one of 67 ms and a 90th of 133
// [S: KsCollectionView], which is log-normal with a deviation of 0.5 to 0.65 of the logarithm; and hitches begin where
// the main thread is busy for 22 to 40 % of the time, which 0.6 explains and a constant price does not [D]. Part of that is work
// that itself differs, and is modelled as such [E]. There is one factor for all work of the main thread for a frame: what slows a
// core slows everything on it.
//
// It has mean 1, so that totals stay what was measured as totals, and is one of 1,024 equally likely ones, taken by a hash
// of the seed and the frame's number: no stream has to be kept, and a repriced run has the same factors.

import SimCore

/// Factors on the main thread's work for each frame.
package struct FrameDispersion: Hashable, Sendable {
  /// The deviation of the factor's logarithm [D, 0.5–0.7].
  package static let sigma = 0.6

  private let seed: UInt64

  /// Dispersion by a seed.
  package init(seed: UInt64) { self.seed = seed }

  /// The factor of a frame, counted from where a run is measured.
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
