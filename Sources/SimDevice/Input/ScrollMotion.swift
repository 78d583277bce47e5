// A fling between two edges: deceleration, with a bounce where it reaches an edge.

package import SimCore

/// The motion of released content as a function of time.
package struct ScrollMotion: Hashable, Sendable {
  private let origin: Double
  private let glide: Deceleration
  /// The time at which the content reaches an edge; `nil` if it comes to rest before.
  package let edgeTime: Nanoseconds?
  private let edge: Double
  private let outward: Double
  private let bounce: EdgeBounce

  /// Creates a motion.
  ///
  /// - Precondition: `limit` is not negative.
  /// - Parameter offset: the offset of the release in points; beyond an edge the content bounces at
  ///   once.
  /// - Parameter velocity: points per second of the content offset.
  /// - Parameter limit: the maximum offset at rest in points; the minimum is 0.
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

  /// Creates a motion that ignores edges, for content whose resting offset is decided.
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

  /// The duration of the motion.
  package var duration: Nanoseconds { edgeTime.map { $0 + bounce.duration } ?? glide.duration }

  /// Returns the offset of the content in points.
  package func offset(after elapsed: Nanoseconds) -> Double {
    guard let edgeTime, elapsed >= edgeTime else { return origin + glide.offset(after: elapsed) }
    return edge + outward * bounce.overshoot(after: elapsed - edgeTime)
  }
}
