// A fling between two edges: deceleration, and a bounce where it runs into an edge.

package import SimCore

/// The motion of content that was let go, as a function of time.
package struct ScrollMotion: Hashable, Sendable {
  private let origin: Double
  private let glide: Deceleration
  /// When the content reaches an edge; `nil` when it comes to rest before.
  package let edgeTime: Nanoseconds?
  private let edge: Double
  private let outward: Double
  private let bounce: EdgeBounce

  /// A motion.
  /// - Precondition: `limit` is not negative.
  /// - Parameter offset: points at which the content is let go; beyond an edge it bounces at once.
  /// - Parameter velocity: points per second of the content offset.
  /// - Parameter limit: points: the greatest offset at rest; the least is 0.
  package init(
    offset: Double, velocity: Double, limit: Double, rate: Deceleration.Rate = .normal
  ) {
    precondition(limit >= 0, "The content cannot be bounded to less than nothing.")
    origin = offset
    glide = Deceleration(velocity: velocity, rate: rate)
    let isBeyond = offset < 0 || offset > limit
    let isUpward = isBeyond ? offset > limit : velocity > 0
    edge = isUpward ? limit : 0
    outward = isUpward ? 1 : -1
    if isBeyond {
      edgeTime = .zero
      bounce = EdgeBounce(overshoot: outward * (offset - edge), velocity: outward * velocity)
    } else if abs(glide.distance) > abs(edge - offset),
      let time = glide.time(toOffset: edge - offset)
    {
      edgeTime = time
      bounce = EdgeBounce(overshoot: 0, velocity: outward * glide.velocity(after: time))
    } else {
      edgeTime = nil
      bounce = EdgeBounce(overshoot: 0, velocity: 0)
    }
  }

  /// A motion that no edge stops, for content whose resting place is decided.
  ///
  /// - Parameter velocity: points per second of the content offset.
  package init(glidingFrom offset: Double, velocity: Double, rate: Deceleration.Rate = .normal) {
    origin = offset
    glide = Deceleration(velocity: velocity, rate: rate)
    edge = 0
    outward = 1
    edgeTime = nil
    bounce = EdgeBounce(overshoot: 0, velocity: 0)
  }

  /// How long the content moves.
  package var duration: Nanoseconds { edgeTime.map { $0 + bounce.duration } ?? glide.duration }

  /// Where the content is, in points.
  package func offset(after elapsed: Nanoseconds) -> Double {
    guard let edgeTime, elapsed >= edgeTime else { return origin + glide.offset(after: elapsed) }
    return edge + outward * bounce.overshoot(after: elapsed - edgeTime)
  }
}
