// The mark of an axis that is cut: a zigzag band of paper between two edges, across the whole plot,
// so that nothing beyond it appears to be on the scale.

import SimCharts
import SimScreen

/// Draws the break of a cut axis.
enum AxisBreak {
  private static let step = 9.0
  private static let depth = 3.0
  private static let gap = 4.0

  /// The space that a break needs across its axis, in points.
  static let width = 2 * depth + gap

  /// Draws a break of a vertical axis.
  ///
  /// - Parameter y: The middle of the band.
  static func draw(across plot: DisplayRect, at y: Double, in figure: inout Figure) {
    draw(from: plot.x, to: plot.maxX, in: &figure) { along, across in
      DisplayPoint(along, y + across)
    }
  }

  /// Draws a break of a horizontal axis.
  ///
  /// - Parameter x: The middle of the band.
  static func draw(down plot: DisplayRect, at x: Double, in figure: inout Figure) {
    draw(from: plot.y, to: plot.maxY, in: &figure) { along, across in
      DisplayPoint(x + across, along)
    }
  }

  private static func draw(
    from start: Double, to end: Double, in figure: inout Figure,
    _ point: (Double, Double) -> DisplayPoint
  ) {
    let teeth = Int((end - start) / step)
    guard teeth > 0 else { return }
    let edges = [-gap / 2, gap / 2].map { offset in
      (0...teeth).map { tooth in
        let along = tooth == teeth ? end : start + Double(tooth) * step
        return point(along, offset + (tooth.isMultiple(of: 2) ? -depth : depth) / 2)
      }
    }
    figure.add(.polygon(edges[0] + edges[1].reversed(), Palette.paper))
    for edge in edges { figure.add(.line(edge, Palette.quiet)) }
  }
}
