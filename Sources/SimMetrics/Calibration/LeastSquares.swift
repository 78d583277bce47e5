// The straight line through points: what one element more takes.

/// A line by least squares.
package enum LeastSquares {
  /// The least number of elements that a slope is taken from: fewer are lost in what the screen itself takes.
  package static let leastCount = 64

  /// How steep the line through points is; nil for fewer than three points, which make no line worth the name.
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
}
