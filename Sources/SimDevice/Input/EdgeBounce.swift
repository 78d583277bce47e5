// The return of content beyond an edge.
//
//     x(t) = (x₀ + a·v₀·t) · e^(−ωt)          t in s, x in pt beyond the edge, v in pt/s
//
// The constants of UIKit are not published. These are of the curve that Apple published for the Mac:
// WebKit, `ScrollElasticityController`, stiffness 20, period 1.6, amplitude 0.31, which Chromium uses
// as well [S for the Mac; E for iOS, ×/÷1.5]. The motion ends when the content stays within half a
// pixel of a @2x screen from the edge.

package import SimCore

/// The motion of a scroll view beyond an edge.
package struct EdgeBounce: Hashable, Sendable {
  /// The rate at which the distance from the edge decays in 1/s: stiffness over period.
  package static let frequency = 20 / 1.6
  /// The share of the velocity that is left beyond the edge.
  package static let amplitude = 0.31
  /// The distance from the edge that counts as zero, in points [E].
  package static let threshold = 0.25

  private let start: Double
  private let slope: Double
  /// The duration of the motion.
  package let duration: Nanoseconds

  /// Creates a motion.
  ///
  /// - Parameter overshoot: points beyond the edge at the start; positive values are outward.
  /// - Parameter velocity: points per second; positive values are outward.
  package init(overshoot: Double, velocity: Double) {
    start = overshoot
    slope = Self.amplitude * velocity
    duration = Self.duration(start: start, slope: slope)
  }

  /// Returns the distance beyond the edge in points, which is zero from the end on.
  package func overshoot(after elapsed: Nanoseconds) -> Double {
    guard elapsed < duration else { return 0 }
    return Self.position(start: start, slope: slope, seconds: max(.zero, elapsed).inSeconds)
  }

  /// The maximum distance beyond the edge in points.
  package var peak: Double {
    guard slope > 0 else { return max(start, 0) }
    let turn = max(0, (slope - Self.frequency * start) / (Self.frequency * slope))
    return max(start, Self.position(start: start, slope: slope, seconds: turn))
  }

  private static func position(start: Double, slope: Double, seconds: Double) -> Double {
    (start + slope * seconds) * DeterministicMath.exp(-frequency * seconds)
  }

  /// Returns the duration by bisection of the span after the last extremum, in which the distance
  /// decreases to zero.
  private static func duration(start: Double, slope: Double) -> Nanoseconds {
    let turn = slope == 0 ? 0 : max(0, 1 / frequency - start / slope)
    var low = Int64(turn * 1e9)
    func isNear(_ time: Int64) -> Bool {
      abs(position(start: start, slope: slope, seconds: Double(time) / 1e9)) <= threshold
    }
    if isNear(low) && abs(start) <= threshold { return .zero }
    if isNear(low) { low = 0 }
    var high = max(low, 1_000_000)
    while !isNear(high) { high *= 2 }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if isNear(middle) { high = middle } else { low = middle }
    }
    return Nanoseconds(high)
  }
}
