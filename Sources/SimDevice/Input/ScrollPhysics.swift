// The motion of a scroll view's content during and after a drag, as pure functions.
//
// Between the edges the content follows the touch. Beyond them it resists (rubber banding). Released with a velocity it
// decelerates, and bounces at an edge. `Deceleration` and `EdgeBounce` are the two motions.

/// The motion of a scroll view's content.
package enum ScrollPhysics {
  /// The resistance of content beyond an edge, without a unit [S: several re-implementations].
  package static let rubberBandConstant = 0.55

  /// Returns the distance of content beyond an edge for a drag beyond it.
  ///
  /// b(x) = x · c · d / (d + c · |x|): the first point takes a drag of 1/0.55 points, and no drag
  /// reaches d.
  ///
  /// - Precondition: `dimension` is positive.
  /// - Parameter drag: points of the touch beyond the edge; the sign is kept.
  /// - Parameter dimension: points of the scroll view along the axis.
  package static func rubberBand(_ drag: Double, dimension: Double) -> Double {
    precondition(dimension > 0, "A scroll view has a positive size.")
    let c = rubberBandConstant
    return drag * c * dimension / (dimension + c * abs(drag))
  }

  /// Returns the visible offset of content that is dragged to an offset.
  ///
  /// - Parameter offset: the offset without resistance, in points.
  /// - Parameter limit: the maximum offset at rest in points; the minimum is 0.
  /// - Parameter dimension: points of the scroll view along the axis.
  package static func dragged(to offset: Double, limit: Double, dimension: Double) -> Double {
    if offset < 0 { return rubberBand(offset, dimension: dimension) }
    if offset > limit { return limit + rubberBand(offset - limit, dimension: dimension) }
    return offset
  }
}
