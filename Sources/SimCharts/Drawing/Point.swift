// A position in a figure.
//
// Figures are laid out in points at 1×; x grows to the right, y downwards.

/// A position in a figure, in points.
package struct Point: Equatable, Hashable, Sendable {
  /// The distance from the left edge, in points.
  package var x: Double
  /// The distance from the top edge, in points.
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}
