// How animations print: as the values that the framework keeps behind them do (mechanism.md#19.10). Programs print
// what a transaction carries, so the words and the numbers are part of what they log.

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The animation with its values, such as `BezierAnimation(duration: 0.35, curve: …)`.
  public var description: String { curve.words }

  /// The animation with the module of its type.
  public var debugDescription: String { "AnyAnimator(SwiftUI.\(curve.words))" }

  /// An animation shows nothing of what is inside.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension AnimationCurve {
  fileprivate var words: String {
    switch self {
    case .bezier(let points, let duration):
      "BezierAnimation(duration: \(duration), curve: SwiftUI.UnitCurve.CubicSolver(\(points.words)))"
    case .unit(let curve, let duration):
      "BezierAnimation(duration: \(duration), curve: \(curve))"
    case .custom(let custom): "\(custom.base)"
    case .spring(let spring, let velocity):
      "SpringAnimation(mass: \(spring.mass), stiffness: \(spring.stiffness), "
        + "damping: \(spring.damping), "
        + "initialVelocity: SwiftUI._Velocity<Swift.Double>(valuePerSecond: \(velocity)))"
    case .fluid(let response, let damping, let blend):
      "FluidSpringAnimation(response: \(response), dampingFraction: \(damping), "
        + "blendDuration: \(blend))"
    case .standard:
      "DefaultAnimation()"
    case .delayed(let curve, let delay):
      "DelayAnimation(delay: \(delay), base: \(curve.words))"
    case .faster(let curve, let speed):
      "SpeedAnimation(speed: \(speed), base: \(curve.words))"
    case .repeated(let curve, let count, let autoreverses):
      "RepeatAnimation(repeatCount: \(count.map { "Optional(\($0))" } ?? "nil"), "
        + "autoreverses: \(autoreverses), base: \(curve.words))"
    case .completing(let curve, let time):
      // The name is an estimate after that of the others; no log shows one.
      "LogicalCompletionAnimation(duration: \(time), base: \(curve.words))"
    }
  }
}

extension AnimationCurve.UnitCurvePoints {
  /// The coefficients of the two cubic polynomials, as the framework keeps them.
  fileprivate var words: String {
    func coefficients(_ first: Double, _ second: Double) -> [Double] {
      // Hundredths in, hundredths out: what the subtractions leave behind is taken off.
      func exact(_ value: Double) -> Double { (value * 1e12).rounded() / 1e12 }
      let c = 3 * first
      let b = 3 * (second - first) - c
      return [1 - c - b, b, c].map(exact)
    }
    let (x, y) = (coefficients(x1, x2), coefficients(y1, y2))
    return zip(["ax", "bx", "cx", "ay", "by", "cy"], x + y).map { "\($0): \($1)" }
      .joined(separator: ", ")
  }
}
