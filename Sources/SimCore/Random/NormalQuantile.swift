// The inverse of the standard normal distribution: M. J. Wichura, "Algorithm AS 241: The
// Percentage Points of the Normal Distribution", Applied Statistics 37 (1988), routine PPND16.
// Three rational functions: the middle, the tails, and the far tails.

extension DeterministicMath {
  /// Returns the standard normal value below which a fraction `p` of the distribution lies.
  ///
  /// - Precondition: `p` lies strictly between 0 and 1.
  package static func normalQuantile(_ p: Double) -> Double {
    precondition(p > 0 && p < 1, "A quantile needs a fraction strictly between 0 and 1.")
    let q = p - 0.5
    if abs(q) <= 0.425 {
      let r = 0.180625 - q * q
      return q * polynomial(middleTop, r) / polynomial(middleBottom, r)
    }
    let r = (-DeterministicMath.log(q < 0 ? p : 1 - p)).squareRoot()
    let magnitude =
      r <= 5
      ? polynomial(tailTop, r - 1.6) / polynomial(tailBottom, r - 1.6)
      : polynomial(farTop, r - 5) / polynomial(farBottom, r - 5)
    return q < 0 ? -magnitude : magnitude
  }

  private static func polynomial(_ coefficients: [Double], _ x: Double) -> Double {
    var sum = 0.0
    for coefficient in coefficients.reversed() { sum = sum * x + coefficient }
    return sum
  }

  private static let middleTop: [Double] = [
    3.3871328727963666080e+0, 1.3314166789178437745e+2, 1.9715909503065514427e+3,
    1.3731693765509461125e+4, 4.5921953931549871457e+4, 6.7265770927008700853e+4,
    3.3430575583588128105e+4, 2.5090809287301226727e+3,
  ]
  private static let middleBottom: [Double] = [
    1.0, 4.2313330701600911252e+1, 6.8718700749205790830e+2, 5.3941960214247511077e+3,
    2.1213794301586595867e+4, 3.9307895800092710610e+4, 2.8729085735721942674e+4,
    5.2264952788528545610e+3,
  ]
  private static let tailTop: [Double] = [
    1.42343711074968357734e+0, 4.63033784615654529590e+0, 5.76949722146069140550e+0,
    3.64784832476320460504e+0, 1.27045825245236838258e+0, 2.41780725177450611770e-1,
    2.27238449892691845833e-2, 7.74545014278341407640e-4,
  ]
  private static let tailBottom: [Double] = [
    1.0, 2.05319162663775882187e+0, 1.67638483018380384940e+0, 6.89767334985100004550e-1,
    1.48103976427480074590e-1, 1.51986665636164571966e-2, 5.47593808499534494600e-4,
    1.05075007164441684324e-9,
  ]
  private static let farTop: [Double] = [
    6.65790464350110377720e+0, 5.46378491116411436990e+0, 1.78482653991729133580e+0,
    2.96560571828504891230e-1, 2.65321895265761230930e-2, 1.24266094738807843860e-3,
    2.71155556874348757815e-5, 2.01033439929228813265e-7,
  ]
  private static let farBottom: [Double] = [
    1.0, 5.99832206555887937690e-1, 1.36929880922735805310e-1, 1.48753612908506148525e-2,
    7.86869131145613259100e-4, 1.84631831751005468180e-5, 1.42151175831644588870e-7,
    2.04426310338993978564e-15,
  ]
}
