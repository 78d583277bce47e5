// Kinds of layers and animations: boxes that keep what they are told; nothing is drawn and nothing moves.

public import Foundation
public import SimComponents
import SimViews

/// Which corners of a layer are round.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1),
    layerMaxXMinYCorner = CACornerMask(rawValue: 2),
    layerMinXMaxYCorner = CACornerMask(rawValue: 4),
    layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How corners of a layer are round.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = Self(rawValue: "circular"),
    continuous = Self(rawValue: "continuous")
}

@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  /// Where the colors lie, from 0 to 1.
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  /// Where the line begins and ends, from 0 to 1.
  open var strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
}

@MainActor @preconcurrency
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Which part of that place it throws from.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// A factor for what cells are born.
  open var birthRate: Float = 1
}

/// Which part of a place particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let points = Self(rawValue: "points"), outline = Self(rawValue: "outline"),
    surface = Self(rawValue: "surface"), volume = Self(rawValue: "volume")
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = Self(rawValue: "unordered"),
    oldestFirst = Self(rawValue: "oldestFirst"), oldestLast = Self(rawValue: "oldestLast"),
    backToFront = Self(rawValue: "backToFront"), additive = Self(rawValue: "additive")
}

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = Self(rawValue: "point"), line = Self(rawValue: "line"),
    rectangle = Self(rawValue: "rectangle"), circle = Self(rawValue: "circle")
}

@MainActor @preconcurrency
open class CAEmitterCell: NSObject {
  open var contents: Any?
  open var color: CGColor?
  open var name: String?
  /// The particles that each of them throws.
  open var emitterCells: [CAEmitterCell]?
  /// When the first is born, and for how long some are, in seconds.
  open var beginTime: Double = 0, duration: Double = .infinity
  /// How much the color varies, from 0 to 1.
  open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0, alphaRange: Float = 0
  /// How many are born in a second.
  open var birthRate: Float = 0
  /// How long they live, in seconds, and how much that varies.
  open var lifetime: Float = 0, lifetimeRange: Float = 0
  /// How fast they are, in points a second, and how much that varies.
  open var velocity: CGFloat = 0, velocityRange: CGFloat = 0
  open var emissionLongitude: CGFloat = 0, emissionRange: CGFloat = 0
  open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
  /// How they turn, in radians a second.
  open var spin: CGFloat = 0, spinRange: CGFloat = 0
  /// How their opacity changes in a second.
  open var alphaSpeed: Float = 0
  /// What draws them, in points a second and second.
  open var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0
  public nonisolated override init() {}
}

/// An animation of a layer: kept; nothing moves.
@MainActor @preconcurrency
open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  /// Whether it goes when it has run.
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  public nonisolated override init() {}
}

/// An animation of a property, by its path: kept.
@MainActor @preconcurrency
open class CABasicAnimation: CAAnimation {
  open var keyPath: String?
  open var fromValue: Any?
  open var toValue: Any?
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// What an animation shows before and after.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let removed = Self(rawValue: "removed"), forwards = Self(rawValue: "forwards"),
    backwards = Self(rawValue: "backwards"), both = Self(rawValue: "both")
}

public final class CAMediaTimingFunction: NSObject, Sendable {
  public let name: CAMediaTimingFunctionName?
  public init(name: CAMediaTimingFunctionName) { self.name = name }
  /// Creates a curve by its two control points.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) { name = nil }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear"), easeIn = Self(rawValue: "easeIn"),
    easeOut = Self(rawValue: "easeOut"), easeInEaseOut = Self(rawValue: "easeInEaseOut"),
    `default` = Self(rawValue: "default")
}
