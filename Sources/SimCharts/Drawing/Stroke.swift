// How a line is drawn.

/// Colour, width and dashes of a line.
package struct Stroke: Equatable, Sendable {
  package var colour: Colour
  /// The width, in points.
  package var width: Double
  /// Lengths of dash and gap in turn, in points; empty for a solid line.
  package var dash: [Double]

  package init(_ colour: Colour, width: Double = 1, dash: [Double] = []) {
    self.colour = colour
    self.width = width
    self.dash = dash
  }
}
