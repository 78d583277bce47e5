// Where a scroll view's content goes when a finger drags it and lets it go: pure functions.
//
// Within the edges the content follows the finger; beyond them it resists (rubber band); let go with
// some speed it decelerates; where that would leave the edges it bounces. See `Deceleration` and
// `EdgeBounce` for the two motions.

/// The motion of a scroll view's content.
package enum ScrollPhysics {
  /// How strongly content beyond its edge resists; no unit [S: several re-implementations].
  package static let rubberBandConstant = 0.55

  /// How far content goes beyond its edge for a finger that far beyond it.
  ///
  /// b(x) = x · c · d / (d + c · |x|): the first point costs 1/0.55 of drag, and no drag reaches d.
  /// - Precondition: `dimension` is positive.
  /// - Parameter drag: points of the finger beyond the edge; the sign is kept.
  /// - Parameter dimension: points of the scroll view along the axis.
  package static func rubberBand(_ drag: Double, dimension: Double) -> Double {
    precondition(dimension > 0, "A scroll view has a positive size.")
    let c = rubberBandConstant
    return drag * c * dimension / (dimension + c * abs(drag))
  }

  /// Where content shows that a finger has dragged to an offset.
  /// - Parameter offset: points, as the finger alone would have it.
  /// - Parameter limit: points: the greatest offset at rest; the least is 0.
  /// - Parameter dimension: points of the scroll view along the axis.
  package static func dragged(to offset: Double, limit: Double, dimension: Double) -> Double {
    if offset < 0 { return rubberBand(offset, dimension: dimension) }
    if offset > limit { return limit + rubberBand(offset - limit, dimension: dimension) }
    return offset
  }
}
