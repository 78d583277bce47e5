// The straight line through points: what each additional element takes.

/// A line by least squares.
package enum LeastSquares {
  /// The least number of elements that a slope is computed from: the cost of fewer is lost in that of the screen itself.
  package static let leastCount = 64

  /// How steep the line through points is; nil for fewer than three points, which are not enough for a line.
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

  /// The uncertainty of a slope: half of the 90 % interval; nil for fewer than three points.
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

  /// Student's factor of a central interval of 90 %, by degrees of freedom; beyond the table to a hundredth.
  private static func student(_ free: Int) -> Double {
    let table = [6.314, 2.920, 2.353, 2.132, 2.015, 1.943, 1.895, 1.860, 1.833, 1.812]
    return free <= table.count ? table[free - 1] : 1.645 + 1.53 / Double(free)
  }
}
