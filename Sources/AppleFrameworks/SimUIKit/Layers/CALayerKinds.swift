// Layer and animation classes. They store their properties, draw nothing and do not run.

public import Foundation
public import SimComponents
import SimViews

public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1),
    layerMaxXMinYCorner = CACornerMask(rawValue: 2),
    layerMinXMaxYCorner = CACornerMask(rawValue: 4),
    layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = Self(rawValue: "circular"),
    continuous = Self(rawValue: "continuous")
}

@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
}

@MainActor @preconcurrency
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var birthRate: Float = 1
}

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
  open var emitterCells: [CAEmitterCell]?
  /// The start and the duration in seconds.
  open var beginTime: Double = 0, duration: Double = .infinity
  open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0, alphaRange: Float = 0
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime and its range in seconds.
  open var lifetime: Float = 0, lifetimeRange: Float = 0
  /// The velocity and its range in points per second.
  open var velocity: CGFloat = 0, velocityRange: CGFloat = 0
  open var emissionLongitude: CGFloat = 0, emissionRange: CGFloat = 0
  open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
  /// The spin and its range in radians per second.
  open var spin: CGFloat = 0, spinRange: CGFloat = 0
  /// The change of the opacity per second.
  open var alphaSpeed: Float = 0
  /// The acceleration in points per second squared.
  open var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0
  public nonisolated override init() {}
}

@MainActor @preconcurrency
open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  public nonisolated override init() {}
}

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

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let removed = Self(rawValue: "removed"), forwards = Self(rawValue: "forwards"),
    backwards = Self(rawValue: "backwards"), both = Self(rawValue: "both")
}

public final class CAMediaTimingFunction: NSObject, Sendable {
  public let name: CAMediaTimingFunctionName?
  public init(name: CAMediaTimingFunctionName) { self.name = name }
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) { name = nil }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear"), easeIn = Self(rawValue: "easeIn"),
    easeOut = Self(rawValue: "easeOut"), easeInEaseOut = Self(rawValue: "easeInEaseOut"),
    `default` = Self(rawValue: "default")
}
