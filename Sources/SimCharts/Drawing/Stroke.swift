// The style of a line.

/// The colour, width and dashes of a line.
package struct Stroke: Equatable, Sendable {
  package var colour: Colour
  /// The width, in points.
  package var width: Double
  /// The lengths of dashes and gaps, alternating, in points; empty for a solid line.
  package var dash: [Double]

  package init(_ colour: Colour, width: Double = 1, dash: [Double] = []) {
    self.colour = colour
    self.width = width
    self.dash = dash
  }
}
