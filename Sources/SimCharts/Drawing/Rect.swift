// An axis-parallel rectangle of a figure.

/// A rectangle, in points.
package struct Rect: Equatable, Hashable, Sendable {
  package var x: Double
  package var y: Double
  /// The width, not negative.
  package var width: Double
  /// The height, not negative.
  package var height: Double

  /// Creates a rectangle from its top left corner and its size.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  /// The horizontal centre.
  package var midX: Double { x + width / 2 }
  /// The vertical centre.
  package var midY: Double { y + height / 2 }

  /// Returns whether the interiors of two rectangles overlap; rectangles that only touch do not.
  package func intersects(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Returns whether the other rectangle lies within this one.
  package func contains(_ other: Rect) -> Bool {
    other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY
  }

  /// Returns the rectangle grown by a margin on every side.
  package func grown(by margin: Double) -> Rect {
    Rect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
