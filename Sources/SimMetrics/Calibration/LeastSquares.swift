// The straight line through points; its slope is the cost of each additional element.

/// Computes a line by least squares.
package enum LeastSquares {
  /// The least number of elements from which a slope is computed.
  ///
  /// The cost of fewer elements is too small compared with that of the screen itself.
  package static let leastCount = 64

  /// Returns the slope of the line through points; `nil` for fewer than three points.
  package static func slope(_ points: [(x: Double, y: Double)]) -> Double? {
    guard points.count >= 3 else { return nil }
    let count = Double(points.count)
    let x = points.reduce(0) { $0 + $1.x } / count
    let y = points.reduce(0) { $0 + $1.y } / count
    let (top, bottom) = points.reduce((0.0, 0.0)) { sum, point in
      (sum.0 + (point.x - x) * (point.y - y), sum.1 + (point.x - x) * (point.x - x))
    }
    return bottom > 0 ? top / bottom : nil
  }

  /// Returns the uncertainty of a slope: half of the 90 % interval; `nil` for fewer than three
  /// points.
  package static func uncertainty(_ points: [(x: Double, y: Double)]) -> Double? {
    guard let slope = slope(points) else { return nil }
    let count = Double(points.count)
    let x = points.reduce(0) { $0 + $1.x } / count
    let y = points.reduce(0) { $0 + $1.y } / count
    let rest = points.reduce(0) { sum, point in
      let error = point.y - y - slope * (point.x - x)
      return sum + error * error
    }
    let spread = points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    let free = points.count - 2
    return student(free) * (rest / Double(free) / spread).squareRoot()
  }

  /// Returns the factor of Student's distribution for a central interval of 90 %, by degrees of
  /// freedom; accurate to a hundredth beyond the table.
  private static func student(_ free: Int) -> Double {
    let table = [6.314, 2.920, 2.353, 2.132, 2.015, 1.943, 1.895, 1.860, 1.833, 1.812]
    return free <= table.count ? table[free - 1] : 1.645 + 1.53 / Double(free)
  }
}
