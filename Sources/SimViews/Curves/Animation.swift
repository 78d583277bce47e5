public import Foundation

/// The way a view changes over time to create a smooth visual transition from one state to another.
public struct Animation: Hashable, Sendable {
  package let curve: AnimationCurve

  init(_ curve: AnimationCurve) { self.curve = curve }

  /// Creates a custom animation.
  public init<A: CustomAnimation>(_ base: A) { curve = .custom(CustomCurve(base)) }

  /// How long the system's timing curves take where no duration is given, in seconds.
  ///
  /// 0.35 s, as the documentation of `easeInOut` says for its default.
  static let standardDuration = 0.35

  private static func bezier(_ points: AnimationCurve.UnitCurvePoints, _ duration: TimeInterval)
    -> Animation
  {
    demand(
      duration >= 0 && duration.isFinite, "An animation takes a finite time, not below zero.")
    return Animation(.bezier(points, duration: duration))
  }

  // MARK: Timing curves

  /// An animation that moves at a constant speed.
  public static var linear: Animation { linear(duration: standardDuration) }
  /// An animation that moves at a constant speed during a specified duration.
  public static func linear(duration: TimeInterval) -> Animation { bezier(.linear, duration) }
  /// An animation that starts slowly and then increases speed towards the end.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  /// An animation that starts slowly and then increases speed towards the end.
  public static func easeIn(duration: TimeInterval) -> Animation { bezier(.easeIn, duration) }
  /// An animation that starts quickly and then slows towards the end.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  /// An animation that starts quickly and then slows towards the end.
  public static func easeOut(duration: TimeInterval) -> Animation { bezier(.easeOut, duration) }
  /// An animation that combines the behaviors of in and out easing animations.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
  /// An animation that combines the behaviors of in and out easing animations.
  public static func easeInOut(duration: TimeInterval) -> Animation { bezier(.easeInOut, duration) }

  /// An animation created from a cubic Bézier timing curve.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    bezier(AnimationCurve.UnitCurvePoints(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration)
  }

  /// An animation created from a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    demand(
      duration >= 0 && duration.isFinite, "An animation takes a finite time, not below zero.")
    return Animation(curve.animationCurve(duration: duration))
  }

  // MARK: Springs

  /// A persistent spring animation; the default duration and bounce are those of a call without arguments.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      .fluid(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// A persistent spring animation.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(
      response: duration, dampingFraction: Spring.dampingRatio(ofBounce: bounce),
      blendDuration: blendDuration)
  }

  /// A persistent spring animation.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    // A spring's parameters are computed back from what it holds; the last digits mean nothing.
    func exact(_ value: Double) -> Double { (value * 1e12).rounded() / 1e12 }
    return self.spring(
      response: exact(spring.response), dampingFraction: exact(spring.dampingRatio),
      blendDuration: blendDuration)
  }

  /// The spring with its default values.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// A spring with a lower response value, intended for driving interactive animations.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// The interactive spring with its default values.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// An interpolating spring animation that uses a damped spring model.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      .spring(
        Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
        initialVelocity: initialVelocity))
  }

  /// An interpolating spring animation that uses a damped spring model.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      .spring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity))
  }

  /// An interpolating spring animation that moves as a spring does.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(.spring(spring, initialVelocity: initialVelocity))
  }

  /// The interpolating spring with its default values.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring animation with a predefined duration and higher amount of bounce.
  public static var bouncy: Animation { spring(.bouncy) }
  /// A spring animation with higher amount of bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  /// A smooth spring animation with a predefined duration and no bounce.
  public static var smooth: Animation { spring(.smooth) }
  /// A smooth spring animation.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  /// A spring animation with a predefined duration and small amount of bounce.
  public static var snappy: Animation { spring(.snappy) }
  /// A spring animation with small amount of bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  // MARK: Changing an animation

  /// Delays the start of the animation by the specified number of seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(.delayed(curve, by: delay))
  }

  /// Changes the duration of an animation by adjusting its speed.
  ///
  /// - Precondition: the speed is not negative.
  public func speed(_ speed: Double) -> Animation {
    demand(speed >= 0, "The speed of an animation is not negative.")
    return Animation(.faster(curve, by: speed))
  }

  /// Repeats the animation for a specific number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: repeatCount, autoreverses: autoreverses))
  }

  /// Repeats the animation for the lifespan of the view containing the animation.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: nil, autoreverses: autoreverses))
  }

  /// Causes the animation to report logical completion after the specified duration, in seconds, if it has not
  /// already logically completed.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.completing(curve, after: duration))
  }
}

/// The criteria that determines when an animation is considered finished.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let waitsForRest: Bool
  /// The animation has logically completed, but may still be in its long tail.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRest: false)
  /// The entire animation is finished and will now be removed.
  public static let removed = AnimationCompletionCriteria(waitsForRest: true)
}
