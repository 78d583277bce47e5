// Springs: a mass on a damped spring, solved in closed form. The exponential of a complex number is
// worked out by halving and squaring, with the four basic operations alone.

public import Foundation

/// A representation of a spring's motion.
public struct Spring: Hashable, Sendable {
  /// The mass of the object attached to the end of the spring.
  public let mass: Double
  /// The spring stiffness coefficient.
  public let stiffness: Double
  /// The drag of the spring.
  public let damping: Double

  /// Creates a spring with the specified mass, stiffness and damping.
  ///
  /// - Precondition: mass and stiffness are positive, damping is not negative.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    demand(mass > 0 && stiffness > 0, "A spring has a positive mass and stiffness.")
    demand(damping >= 0, "The damping of a spring is not negative.")
    self.mass = mass
    self.stiffness = stiffness
    let critical = 2 * (mass * stiffness).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  /// Creates a spring with the specified response and damping ratio.
  public init(response: Double, dampingRatio: Double) {
    let angular = 2 * Double.pi / max(response, 0.001)
    self.init(
      stiffness: angular * angular, damping: 2 * max(0, dampingRatio) * angular,
      allowOverDamping: true)
  }

  /// Creates a spring with the specified duration and bounce.
  ///
  /// - Parameter bounce: from -1 to 1; 0 is critically damped.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(ofBounce: bounce))
  }

  static func dampingRatio(ofBounce bounce: Double) -> Double {
    bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
  }

  /// The stiffness of the spring as a duration: one period without damping.
  public var response: Double { 2 * .pi * (mass / stiffness).squareRoot() }

  /// The perceptual duration, which defines the pace of the spring.
  public var duration: Double { response }

  /// The amount of drag applied, as a fraction of the amount needed to produce critical damping.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  /// How bouncy the spring is.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// A spring with a predefined duration and higher amount of bounce.
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }
  /// A smooth spring with a predefined duration and no bounce.
  public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
  /// A spring with a predefined duration and small amount of bounce that feels more snappy.
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }

  /// A spring with a higher amount of bounce that can be tuned.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  /// A smooth spring that can be tuned.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small amount of bounce that can be tuned.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// The value of the spring at a given time, from zero towards a target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let (rest, impulse) = responses(at: time)
    var result = target
    result.scale(by: 1 - rest)
    var push = initialVelocity
    push.scale(by: impulse)
    return result + push
  }

  /// The estimated duration required for the spring system to be considered at rest.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    guard damping > 0 else { return .infinity }
    let size = max(target.magnitudeSquared.squareRoot(), 1e-12)
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    // The slower of the two rates of decay bounds the remaining displacement.
    let half = damping / (2 * mass)
    let discriminant = half * half - stiffness / mass
    let rate = discriminant > 0 ? half - discriminant.squareRoot() : half
    var time = 0.0
    var left = size + speed * response
    // The displacement falls by a factor of two in ln 2 / rate; a critical spring takes a little longer.
    while left > epsilon * size, time < 1_000 {
      time += 0.693_147_180_559_945_3 / rate
      left = (size + (speed + rate * size) * time) * Self.halved(time * rate)
    }
    return time
  }

  private static func halved(_ exponent: Double) -> Double {
    complexExponential(-exponent, 0).real
  }

  /// The remaining part of a unit displacement, and the displacement by a unit velocity, after some seconds.
  private func responses(at time: Double) -> (rest: Double, impulse: Double) {
    let half = damping / (2 * mass)
    let square = stiffness / mass - half * half
    if square > 1e-9 {
      let frequency = square.squareRoot()
      let wave = complexExponential(-half * time, frequency * time)
      let impulse = wave.imaginary / frequency
      return (wave.real + half * impulse, impulse)
    }
    if square < -1e-9 {
      let root = (-square).squareRoot()
      let slow = complexExponential((-half + root) * time, 0).real
      let fast = complexExponential((-half - root) * time, 0).real
      let impulse = (slow - fast) / (2 * root)
      return ((slow + fast) / 2 + half * impulse, impulse)
    }
    let decay = complexExponential(-half * time, 0).real
    return ((1 + half * time) * decay, time * decay)
  }
}

/// e to a complex power.
func complexExponential(_ real: Double, _ imaginary: Double) -> (real: Double, imaginary: Double) {
  if real < -700 { return (0, 0) }
  var (x, y) = (real, imaginary)
  var halvings = 0
  while abs(x) + abs(y) > 0.25, halvings < 64 {
    x /= 2
    y /= 2
    halvings += 1
  }
  var sum = (real: 1.0, imaginary: 0.0)
  var term = (real: 1.0, imaginary: 0.0)
  for order in 1...14 {
    term = (
      (term.real * x - term.imaginary * y) / Double(order),
      (term.real * y + term.imaginary * x) / Double(order)
    )
    sum = (sum.real + term.real, sum.imaginary + term.imaginary)
  }
  for _ in 0..<halvings {
    sum = (
      sum.real * sum.real - sum.imaginary * sum.imaginary, 2 * sum.real * sum.imaginary
    )
  }
  return sum
}
