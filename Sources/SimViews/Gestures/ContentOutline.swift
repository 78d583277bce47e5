// Where a view with a content shape takes touches: what is inside it is touched only within the shape.

import Foundation

/// A shape within which a view takes touches.
struct ContentOutline {
  private let shape: any Shape
  private let isEvenOdd: Bool

  /// Nil for a rectangle, which is the view's frame.
  nonisolated init?(_ shape: any Shape, _ isEvenOdd: Bool) {
    if shape is Rectangle { return nil }
    self.shape = shape
    self.isEvenOdd = isEvenOdd
  }

  /// Whether a point lies in the shape that fills a frame.
  func contains(_ point: CGPoint, in frame: CGRect) -> Bool {
    shape.path(in: CGRect(origin: .zero, size: frame.size)).contains(
      CGPoint(x: point.x - frame.minX, y: point.y - frame.minY), eoFill: isEvenOdd)
  }
}
