// A random quantity that is known to within a factor.
//
// Each sample takes exactly one draw from its stream, so the n-th sample depends only on the n-th
// draw. The underlying normal distribution is therefore sampled by its inverse (Wichura, Algorithm
// AS 241, PPND16, relative error about 1e-16), not by rejection. No function of the C library is
// involved.

/// A log-normal distribution; its unit is that of the median.
package struct LogNormal: Hashable, Sendable {
  private let median: Double
  private let sigma: Double

  /// Creates a distribution around a median; `sigma` is the standard deviation of the natural
  /// logarithm, without unit.
  package init(median: Double, sigma: Double) {
    self.median = median
    self.sigma = sigma
  }

  /// Creates a distribution whose central 90 % lie between median ÷ `band` and median × `band`.
  ///
  /// - Precondition: `band` is at least 1.
  package init(median: Double, band90 band: Double) {
    precondition(band >= 1, "A band is a factor of at least 1.")
    self.init(
      median: median, sigma: DeterministicMath.log(band) / DeterministicMath.normalQuantile(0.95))
  }

  /// Returns one random value; takes one draw.
  package func sample(from stream: inout RandomStream) -> Double {
    median * DeterministicMath.exp(sigma * DeterministicMath.normalQuantile(stream.openUnit()))
  }
}
