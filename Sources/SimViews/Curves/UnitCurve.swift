import Foundation

/// A function defined by a two-dimensional curve that maps an input progress in the range [0, 1] to an output progress.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case bezier(UnitPoint, UnitPoint)
    case circularIn, circularOut, circularInOut
  }
  private let kind: Kind

  /// How an animation along the curve proceeds.
  func animationCurve(duration: Double) -> AnimationCurve {
    guard case .bezier(let first, let second) = kind else {
      return .unit(self, duration: duration)
    }
    return .bezier(
      .init(x1: first.x, y1: first.y, x2: second.x, y2: second.y), duration: duration)
  }

  /// Creates a new curve using bezier control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(kind: .bezier(startControlPoint, endControlPoint))
  }

  private static func cubic(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> UnitCurve
  {
    bezier(
      startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  public static let linear = cubic(0, 0, 1, 1)
  /// A curve that starts out slowly, then speeds up as it finishes.
  public static let easeIn = cubic(0.42, 0, 1, 1)
  /// A curve that starts out quickly, then slows down as it approaches the end.
  public static let easeOut = cubic(0, 0, 0.58, 1)
  /// A curve that starts out slowly, speeds up over the middle, then slows down again as it approaches the end.
  public static let easeInOut = cubic(0.42, 0, 0.58, 1)
  /// A curve that starts out slowly, then speeds up as it finishes, shaped like a quarter of a circle.
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  /// A circular curve that starts out quickly, then slows down as it approaches the end.
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  /// A circular curve that starts out slowly, speeds up over the middle, then slows down.
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

  /// The curve with its axes swapped.
  public var inverse: UnitCurve {
    switch kind {
    case .bezier(let first, let second):
      Self.cubic(first.y, first.x, second.y, second.x)
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: .circularEaseInOut
    }
  }

  /// The output value of the curve at the given progress; progress outside [0, 1] is clamped.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch kind {
    case .bezier(let first, let second):
      let t = Self.parameter(x, Self.clamped(first.x), Self.clamped(second.x))
      return Self.coordinate(t, first.y, second.y)
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2
        : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    }
  }

  /// The rate of change of the output at the given progress; progress outside [0, 1] is clamped.
  ///
  /// At the ends of the curves it is what tests against the framework found (OpenSwiftUI, UnitCurveCompatibilityTests):
  /// where both coordinates stand still, 1 at the beginning and 0 at the end; where only the input does, infinite.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch kind {
    case .bezier(let first, let second):
      let (start, end) = (Self.clamped(first.x), Self.clamped(second.x))
      let t = Self.parameter(x, start, end)
      let (run, rise) = (Self.slope(t, start, end), Self.slope(t, first.y, second.y))
      let isLine = first.x == first.y && second.x == second.y
      if x == 1, run == 0, rise == 0, !isLine { return 0 }
      if run == rise { return 1 }
      return run == 0 ? (rise < 0 ? -.infinity : .infinity) : rise / run
    case .circularIn: return x / (1 - x * x).squareRoot()
    case .circularOut: return (1 - x) / (x * (2 - x)).squareRoot()
    case .circularInOut:
      let near = x < 0.5 ? x : 1 - x
      return 2 * near / (1 - 4 * near * near).squareRoot()
    }
  }

  /// The input of a control point counts as one in [0, 1], so that there is one output for each input.
  private static func clamped(_ input: CGFloat) -> CGFloat { min(max(input, 0), 1) }

  private static func coordinate(_ t: Double, _ first: CGFloat, _ second: CGFloat) -> Double {
    let s = 1 - t
    return 3 * s * s * t * Double(first) + 3 * s * t * t * Double(second) + t * t * t
  }

  /// How fast a coordinate changes with the parameter.
  private static func slope(_ t: Double, _ first: CGFloat, _ second: CGFloat) -> Double {
    let s = 1 - t
    return 3 * s * s * Double(first) + 6 * s * t * Double(second - first)
      + 3 * t * t * Double(1 - second)
  }

  /// The parameter at which a curve has a coordinate, by bisection; exact at the ends.
  private static func parameter(_ x: Double, _ first: CGFloat, _ second: CGFloat) -> Double {
    if x == 0 || x == 1 { return x }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if coordinate(middle, first, second) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
