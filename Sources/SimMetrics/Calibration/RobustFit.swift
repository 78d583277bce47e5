// Fits a linear model to figures: finds the factors, each within its bounds, for which the
// predictions are nearest to the measurements.
//
// The fit minimizes the absolute value of the relative error rather than its square, so that one
// figure that the model cannot explain has less influence on all others. The sum of absolute values
// is minimized by iteratively reweighted least squares; each bounded least-squares problem by
// coordinate descent. Both are plain arithmetic in a fixed order: the same figures give the same
// factors on every machine.

/// One measured figure, and the contribution of each factor to its prediction.
package struct FitEquation: Equatable, Sendable {
  /// The contribution of each factor if the factor is 1.
  package var terms: [Double]
  /// The part of the prediction that depends on no factor.
  package var constant: Double
  /// The measured value; above zero.
  package var measured: Double

  package init(terms: [Double], constant: Double = 0, measured: Double) {
    self.terms = terms
    self.constant = constant
    self.measured = measured
  }

  /// Returns the prediction under some factors.
  package func prediction(_ factors: [Double]) -> Double {
    zip(terms, factors).reduce(constant) { $0 + $1.0 * $1.1 }
  }

  /// Returns the prediction's relative error.
  package func error(_ factors: [Double]) -> Double { prediction(factors) / measured - 1 }
}

/// Finds the least sum of absolute relative errors within bounds.
package enum RobustFit {
  private static let rounds = 60
  private static let sweeps = 200
  /// The error below which an error counts as its square, so that weights stay finite.
  private static let floor = 0.01

  /// Returns the factors that fit best.
  ///
  /// - Precondition: Every equation has a term for each bound and a measured value above zero.
  /// - Parameter bounds: The least and the greatest value of each factor.
  package static func factors(
    for equations: [FitEquation], within bounds: [ClosedRange<Double>]
  ) -> [Double] {
    precondition(
      equations.allSatisfy { $0.terms.count == bounds.count && $0.measured > 0 },
      "An equation has a term for each factor and a measured figure.")
    var factors = bounds.map { min(max(1, $0.lowerBound), $0.upperBound) }
    for round in 0..<rounds {
      let weights = equations.map { equation in
        round == 0 ? 1 : 1 / max(floor, abs(equation.error(factors)))
      }
      factors = squares(equations, weights, bounds, from: factors)
    }
    return factors
  }

  private static func squares(
    _ equations: [FitEquation], _ weights: [Double], _ bounds: [ClosedRange<Double>],
    from start: [Double]
  ) -> [Double] {
    let count = bounds.count
    var matrix = [Double](repeating: 0, count: count * count)
    var right = [Double](repeating: 0, count: count)
    for (equation, weight) in zip(equations, weights) {
      let terms = equation.terms.map { $0 / equation.measured }
      let target = 1 - equation.constant / equation.measured
      for row in 0..<count where terms[row] != 0 {
        right[row] += weight * terms[row] * target
        for column in 0..<count {
          matrix[row * count + column] += weight * terms[row] * terms[column]
        }
      }
    }
    var factors = start
    for _ in 0..<sweeps {
      for row in 0..<count where matrix[row * count + row] > 0 {
        var rest = right[row]
        for column in 0..<count where column != row {
          rest -= matrix[row * count + column] * factors[column]
        }
        let best = rest / matrix[row * count + row]
        factors[row] = min(max(best, bounds[row].lowerBound), bounds[row].upperBound)
      }
    }
    return factors
  }
}
