// A sample in a few numbers.
//
// Frame times are skewed, so the mean says little about them: it stands here beside the percentiles,
// for totals and rates. The deviation is that of the whole population (divided by n), because a run
// is not a sample of anything: it is all there is.

/// Count, extremes, total, mean and deviation of values, with their percentiles.
package struct Summary: Equatable, Sendable {
  /// How many values there are.
  package let count: Int
  /// The least value; zero when there are none.
  package let minimum: Int64
  /// The greatest value; zero when there are none.
  package let maximum: Int64
  /// The sum of all values.
  package let total: Int64
  /// The mean; zero when there are no values.
  package let mean: Double
  /// The population's standard deviation; zero when there are no values.
  package let deviation: Double
  /// The values in order.
  package let percentiles: Percentiles

  /// Summarises values.
  ///
  /// - Complexity: O(n log n).
  package init(_ values: [Int64]) {
    percentiles = Percentiles(values)
    count = values.count
    minimum = percentiles.sorted.first ?? 0
    maximum = percentiles.sorted.last ?? 0
    total = values.reduce(0, +)
    guard count > 0 else {
      mean = 0
      deviation = 0
      return
    }
    let mean = Double(total) / Double(count)
    let squares = percentiles.sorted.reduce(0.0) { sum, value in
      let distance = Double(value) - mean
      return sum + distance * distance
    }
    self.mean = mean
    deviation = (squares / Double(count)).squareRoot()
  }
}
