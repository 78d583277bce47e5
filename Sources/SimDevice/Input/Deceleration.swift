// The deceleration of a scroll view after a fling.
//
// The velocity is multiplied by the rate every millisecond, and the motion ends when it falls below 0.010 points per
// millisecond. The position is that of the sum over milliseconds, in closed form:
//
//     v(t) = v₀ · dᵗ          x(t) = v₀ · (1 − dᵗ) · d / (1 − d)          t in ms, v in pt/ms
//     T = ln(|v₀| / 0.010) / −ln d               D = (|v₀| − 0.010) · d / (1 − d) = |x(T)|
//
// Compared with four flings recorded on a device (StackOverflow 16155375), the distance is within 0.3 pt, of which the
// rounding of the recorded velocities explains 0.25, and the duration is within one frame [S, D: host-model.md#A8].

package import SimCore

/// The motion of a scroll view after the finger has lifted.
package struct Deceleration: Hashable, Sendable {
  /// The rate of deceleration.
  package enum Rate: String, Codable, Hashable, Sendable {
    /// The default rate of UIScrollView.
    case normal
    /// The fast rate of UIScrollView.
    case fast

    /// The factor on the velocity per millisecond [S: UIScrollView.DecelerationRate].
    package var perMillisecond: Double {
      switch self {
      case .normal: 0.998
      case .fast: 0.99
      }
    }
  }

  /// The speed below which the motion ends, in pt/ms [D from S, ±0.0005].
  package static let stopSpeed = 0.010

  /// The initial velocity in pt/ms.
  private let start: Double
  private let factor: Double

  /// Creates a motion.
  ///
  /// - Parameter velocity: points per second when the finger lifts; the sign is the direction of
  ///   the content offset.
  package init(velocity: Double, rate: Rate = .normal) {
    start = velocity / 1_000
    factor = rate.perMillisecond
  }

  /// The duration of the motion.
  package var duration: Nanoseconds { time(toSpeed: Self.stopSpeed) }

  /// The distance from the start to the end of the motion, in points; the sign is the direction.
  package var distance: Double {
    guard abs(start) > Self.stopSpeed else { return 0 }
    let length = (abs(start) - Self.stopSpeed) * reach
    return start < 0 ? -length : length
  }

  /// Returns the position of the content relative to the start, in points.
  ///
  /// - Parameter elapsed: the time since the start; before the start and after the end the content
  ///   does not move.
  package func offset(after elapsed: Nanoseconds) -> Double {
    if elapsed <= .zero { return 0 }
    if elapsed >= duration { return distance }
    return start * (1 - DeterministicMath.pow(factor, elapsed.inMilliseconds)) * reach
  }

  /// Returns the velocity in points per second, which is zero from the end on.
  package func velocity(after elapsed: Nanoseconds) -> Double {
    guard elapsed < duration else { return 0 }
    return 1_000 * start * DeterministicMath.pow(factor, max(.zero, elapsed).inMilliseconds)
  }

  /// Returns the time at which the content has moved by an offset.
  ///
  /// - Parameter offset: points from the start, with the sign of the velocity.
  /// - Returns: the time since the start, or `nil` if the motion ends before or goes the other way.
  package func time(toOffset offset: Double) -> Nanoseconds? {
    if offset == 0 { return .zero }
    guard offset * start > 0, abs(offset) <= abs(distance) else { return nil }
    return time(toSpeed: abs(start) - abs(offset) / reach)
  }

  /// The distance in points per pt/ms of lost velocity: d / (1 − d).
  private var reach: Double { factor / (1 - factor) }

  private func time(toSpeed speed: Double) -> Nanoseconds {
    guard abs(start) > speed else { return .zero }
    let milliseconds =
      DeterministicMath.log(abs(start) / speed) / -DeterministicMath.log(factor)
    return .rounded(milliseconds * 1e6)
  }
}
