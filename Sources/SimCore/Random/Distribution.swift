// Random quantities, as values.
//
// Each sample takes exactly one draw from its stream, whatever the distribution: the n-th sample
// depends on the n-th draw only, so changing one distribution shifts no later draw. Hence the
// normal distribution is sampled by its inverse (Wichura, Algorithm AS 241, PPND16, relative
// error about 1e-16), not by rejection. No function of the C library takes part.

/// A distribution of a random quantity; the unit is the caller's and is that of its parameters.
package enum Distribution: Hashable, Codable, Sendable {
  /// Equally likely everywhere from `low` (included) to `high` (excluded).
  case uniform(low: Double, high: Double)
  /// Waiting time without memory; `mean` in the unit of the result.
  case exponential(mean: Double)
  /// Normal; mean and standard deviation in the unit of the result.
  case normal(mean: Double, deviation: Double)
  /// `median` (unit of the result) times or divided by a factor: `sigma` is the standard deviation
  /// of the natural logarithm, without unit.
  case logNormal(median: Double, sigma: Double)

  /// A log-normal whose central 90 % lie between median ÷ `band` and median × `band`.
  /// - Precondition: `band` is at least 1.
  package static func logNormal(median: Double, band90 band: Double) -> Distribution {
    precondition(band >= 1, "A band is a factor of at least 1.")
    return .logNormal(median: median, sigma: DeterministicMath.log(band) / normalQuantile(0.95))
  }

  /// One random value; takes one draw.
  package func sample(from stream: inout RandomStream) -> Double {
    switch self {
    case .uniform(let low, let high): low + (high - low) * stream.unit()
    case .exponential(let mean): -mean * DeterministicMath.log(stream.openUnit())
    case .normal(let mean, let deviation):
      mean + deviation * Distribution.normalQuantile(stream.openUnit())
    case .logNormal(let median, let sigma):
      median * DeterministicMath.exp(sigma * Distribution.normalQuantile(stream.openUnit()))
    }
  }
}
