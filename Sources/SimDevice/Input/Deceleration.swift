// How a scroll view comes to rest after a fling.
//
// The velocity is multiplied by the rate each millisecond; motion ends when it falls below 0.010
// points per millisecond. The position is that of the sum over milliseconds, written in closed form:
//
//     v(t) = v₀ · dᵗ          x(t) = v₀ · (1 − dᵗ) · d / (1 − d)          t in ms, v in pt/ms
//     T = ln(|v₀| / 0.010) / −ln d               D = (|v₀| − 0.010) · d / (1 − d) = |x(T)|
//
// Against four flings recorded on a device (StackOverflow 16155375) the distance is right within
// 0.3 pt, of which the rounding of the recorded velocities explains 0.25, and the duration within
// one frame [S, D: host-model.md#A8].

package import SimCore

/// A scroll view's motion after the finger has left the screen.
package struct Deceleration: Hashable, Sendable {
  /// How quickly a scroll view comes to rest.
  package enum Rate: String, Codable, Hashable, Sendable {
    /// The platform's usual rate.
    case normal
    /// The platform's fast rate.
    case fast

    /// Factor of the velocity in one millisecond [S: UIScrollView.DecelerationRate].
    package var perMillisecond: Double {
      switch self {
      case .normal: 0.998
      case .fast: 0.99
      }
    }
  }

  /// Speed below which motion ends, in pt/ms [D from S, ±0.0005].
  package static let stopSpeed = 0.010

  /// Velocity at the start, in pt/ms.
  private let start: Double
  private let factor: Double

  /// A motion.
  /// - Parameter velocity: points per second, as a finger leaves the screen; its sign is the
  ///   direction of the content offset.
  package init(velocity: Double, rate: Rate = .normal) {
    start = velocity / 1_000
    factor = rate.perMillisecond
  }

  /// How long the motion lasts.
  package var duration: Nanoseconds { time(toSpeed: Self.stopSpeed) }

  /// Where the motion ends, from where it began, in points; the sign is the direction.
  package var distance: Double {
    guard abs(start) > Self.stopSpeed else { return 0 }
    let length = (abs(start) - Self.stopSpeed) * reach
    return start < 0 ? -length : length
  }

  /// Where the content is, from where it was at the start, in points.
  /// - Parameter elapsed: Since the start; before it the content has not moved, and after the end it
  ///   stays.
  package func offset(after elapsed: Nanoseconds) -> Double {
    if elapsed <= .zero { return 0 }
    if elapsed >= duration { return distance }
    return start * (1 - DeterministicMath.pow(factor, elapsed.inMilliseconds)) * reach
  }

  /// How fast the content moves, in points per second; zero from the end on.
  package func velocity(after elapsed: Nanoseconds) -> Double {
    guard elapsed < duration else { return 0 }
    return 1_000 * start * DeterministicMath.pow(factor, max(.zero, elapsed).inMilliseconds)
  }

  /// When the content has moved this far.
  /// - Parameter offset: points from the start, with the sign of the velocity.
  /// - Returns: The span since the start; `nil` when the motion ends before or goes the other way.
  package func time(toOffset offset: Double) -> Nanoseconds? {
    if offset == 0 { return .zero }
    guard offset * start > 0, abs(offset) <= abs(distance) else { return nil }
    return time(toSpeed: abs(start) - abs(offset) / reach)
  }

  /// Points for each pt/ms of velocity lost: d / (1 − d).
  private var reach: Double { factor / (1 - factor) }

  private func time(toSpeed speed: Double) -> Nanoseconds {
    guard abs(start) > speed else { return .zero }
    let milliseconds =
      DeterministicMath.log(abs(start) / speed) / -DeterministicMath.log(factor)
    return .rounded(milliseconds * 1e6)
  }
}
