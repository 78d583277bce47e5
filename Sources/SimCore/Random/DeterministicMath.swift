// Logarithm, exponential and power from the four basic operations.
//
// IEEE 754 fixes +, −, ×, ÷ and the square root to the last bit, but not `log` and `exp`, which
// differ between C libraries. Simulated times computed with them would differ between machines, so
// these functions are computed here, by range reduction and a series. The error is below 4 units in
// the last place over the ranges that the tests cover; their purpose is equality across machines,
// not exactness to the last bit.

/// Elementary functions with the same result on every machine.
package enum DeterministicMath {
  /// ln 2, split so that small multiples of the upper part are exact (fdlibm's constants).
  private static let ln2High = 6.93147180369123816490e-01
  private static let ln2Low = 1.90821492927058770002e-10

  /// Returns the natural logarithm.
  /// - Precondition: `x` is positive and finite.
  package static func log(_ x: Double) -> Double {
    precondition(x > 0 && x.isFinite, "The logarithm is taken of positive finite numbers.")
    var exponent = Double(x.exponent)
    var fraction = x.significand
    if fraction > 1.4142135623730951 {
      fraction *= 0.5
      exponent += 1
    }
    // ln f = 2 artanh s, with s = (f − 1)/(f + 1) and |s| < 0.172: eleven terms reach 1e-17.
    let s = (fraction - 1) / (fraction + 1)
    let square = s * s
    var sum = 0.0
    var denominator = 23.0
    while denominator >= 3 {
      sum = square * (1 / denominator + sum)
      denominator -= 2
    }
    return exponent * ln2High + (2 * s + (2 * s * sum + exponent * ln2Low))
  }

  /// Returns e to the power of `x`.
  ///
  /// - Precondition: `x` is finite.
  package static func exp(_ x: Double) -> Double {
    precondition(x.isFinite, "The exponential is taken of finite numbers.")
    if x > 709.78 { return .infinity }
    if x < -745.2 { return 0 }
    let k = Double(Int(x * 1.4426950408889634 + (x < 0 ? -0.5 : 0.5)))
    // |r| ≤ 0.347: fifteen terms reach 1e-18.
    let r = (x - k * ln2High) - k * ln2Low
    var sum = 1.0
    var n = 15.0
    while n >= 1 {
      sum = 1 + r / n * sum
      n -= 1
    }
    // The scaling has two steps, because 2^k alone can leave the range of normal numbers although
    // the result does not.
    let half = Int(k) / 2
    return sum * power(ofTwo: half) * power(ofTwo: Int(k) - half)
  }

  /// Returns a positive number raised to any power.
  ///
  /// - Precondition: `base` is positive and finite, `exponent` is finite.
  package static func pow(_ base: Double, _ exponent: Double) -> Double {
    exponent == 0 || base == 1 ? 1 : exp(exponent * log(base))
  }

  private static func power(ofTwo exponent: Int) -> Double {
    Double(bitPattern: UInt64(1_023 + exponent) << 52)
  }
}
