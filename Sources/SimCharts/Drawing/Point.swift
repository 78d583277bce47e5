// A place in a figure.
//
// Figures are laid out in points at 1×; x grows to the right, y downwards.

/// A place in a figure, in points.
package struct Point: Equatable, Hashable, Sendable {
  /// Points from the left edge.
  package var x: Double
  /// Points from the top edge.
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}
