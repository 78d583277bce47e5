// The shapes of animations, as numbers: how far one has come after a number of seconds, and when it
// ends. Only the four basic operations and square roots are used, so that every machine gives the same answer.

import Foundation

/// How an animation proceeds from 0 to 1.
package indirect enum AnimationCurve: Hashable, Sendable {
  /// A cubic Bézier curve from (0, 0) to (1, 1) over some seconds.
  case bezier(UnitCurvePoints, duration: Double)
  /// Another curve from (0, 0) to (1, 1) over some seconds.
  case unit(UnitCurve, duration: Double)
  case custom(CustomCurve)
  /// A spring that is let go at 0, as `interpolatingSpring` makes it.
  case spring(Spring, initialVelocity: Double)
  /// A spring by its response in seconds and its damping, as `spring` makes it.
  case fluid(response: Double, dampingFraction: Double, blendDuration: Double)
  /// The default animation, which equals no other though it moves as this one does.
  case standard(AnimationCurve)
  /// The curve after some seconds at 0.
  case delayed(AnimationCurve, by: Double)
  /// The curve at another speed.
  case faster(AnimationCurve, by: Double)
  /// The curve several times over; nil for ever.
  case repeated(AnimationCurve, count: Int?, autoreverses: Bool)
  /// The curve, which counts as complete after some seconds at the latest.
  case completing(AnimationCurve, after: Double)

  /// The two control points of a cubic Bézier curve.
  package struct UnitCurvePoints: Hashable, Sendable {
    var x1, y1, x2, y2: Double
    /// The curves of CAMediaTimingFunction, which the system's animations use.
    static let linear = UnitCurvePoints(x1: 0, y1: 0, x2: 1, y2: 1)
    static let easeIn = UnitCurvePoints(x1: 0.42, y1: 0, x2: 1, y2: 1)
    static let easeOut = UnitCurvePoints(x1: 0, y1: 0, x2: 0.58, y2: 1)
    static let easeInOut = UnitCurvePoints(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  }

  /// After how many seconds it is done; infinite when it never is.
  package var duration: Double {
    switch self {
    case .bezier(_, let duration), .unit(_, let duration): return max(0, duration)
    case .custom(let custom): return custom.duration
    case .spring(let spring, let velocity):
      return spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
    case .fluid(let response, let damping, _):
      return Self.spring(response, damping).settlingDuration(
        target: 1.0, initialVelocity: 0, epsilon: 0.001)
    case .standard(let curve): return curve.duration
    case .delayed(let curve, let delay): return max(0, curve.duration + delay)
    case .faster(let curve, let speed): return speed > 0 ? curve.duration / speed : .infinity
    case .repeated(let curve, let count, _):
      guard let count else { return .infinity }
      return curve.duration * Double(max(1, count))
    case .completing(let curve, _): return curve.duration
    }
  }

  /// After how many seconds it counts as complete: a spring does before it has settled.
  var logicalDuration: Double {
    switch self {
    case .bezier, .unit: return duration
    case .custom(let custom): return custom.logicalDuration
    case .spring(let spring, _): return min(spring.duration, duration)
    case .fluid(let response, let damping, _):
      return min(Self.spring(response, damping).duration, duration)
    case .standard(let curve): return curve.logicalDuration
    case .delayed(let curve, let delay): return max(0, curve.logicalDuration + delay)
    case .faster(let curve, let speed): return speed > 0 ? curve.logicalDuration / speed : .infinity
    case .repeated(let curve, let count, _):
      guard let count else { return .infinity }
      return curve.duration * Double(max(1, count) - 1) + curve.logicalDuration
    case .completing(let curve, let time): return min(curve.logicalDuration, max(0, time))
    }
  }

  /// How far it has come after a number of seconds; 1 when it is done.
  package func progress(at time: Double) -> Double {
    if time >= duration { return end }
    switch self {
    case .bezier(let points, let duration): return points.value(at: max(0, time / duration))
    case .unit(let curve, let duration): return curve.value(at: time / duration)
    case .custom(let custom): return custom.progress(at: time)
    case .spring(let spring, let velocity):
      return spring.value(target: 1.0, initialVelocity: velocity, time: max(0, time))
    case .fluid(let response, let damping, _):
      return Self.spring(response, damping).value(
        target: 1.0, initialVelocity: 0, time: max(0, time))
    case .standard(let curve): return curve.progress(at: time)
    case .delayed(let curve, let delay): return curve.progress(at: max(0, time - delay))
    case .faster(let curve, let speed): return curve.progress(at: time * speed)
    case .repeated(let curve, _, let autoreverses):
      let length = curve.duration
      guard length > 0, length.isFinite else { return 1 }
      let round = (max(0, time) / length).rounded(.down)
      let isBack = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
      let inRound = max(0, time) - round * length
      return curve.progress(at: isBack ? length - inRound : inRound)
    case .completing(let curve, _): return curve.progress(at: time)
    }
  }

  private static func spring(_ response: Double, _ damping: Double) -> Spring {
    Spring(response: response, dampingRatio: damping)
  }

  /// Where it stands when it is done: at 1, for the value then is the one that was asked for.
  private var end: Double { 1 }
}

extension AnimationCurve.UnitCurvePoints {
  /// The height of the curve at a place from 0 to 1.
  func value(at x: Double) -> Double {
    if self == .linear { return x }
    var low = 0.0
    var high = 1.0
    // Forty halvings leave an error of 10⁻¹².
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.component(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return Self.component((low + high) / 2, y1, y2)
  }

  private static func component(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
