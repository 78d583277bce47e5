// Core Animation layers. They store their properties and draw nothing.

public import Foundation
public import SimComponents
import SimViews

@MainActor @preconcurrency
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var masksToBounds = false
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowColor: CGColor?
  open var shadowOffset = CGSize.zero
  open var frame = CGRect.zero
  open var opacity: Float = 1
  open var contents: Any?
  open var mask: CALayer?
  open var name: String?
  open var zPosition: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var shadowPath: CGPath?
  open var shouldRasterize = false
  open var contentsScale: CGFloat = 1
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var cornerCurve = CALayerCornerCurve.circular
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?
  private var animations: [String: CAAnimation] = [:]

  public nonisolated override init() {}
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The position of the anchor point in points.
  open var position: CGPoint {
    get {
      CGPoint(
        x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
    }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width * anchorPoint.x, y: newValue.y - frame.height * anchorPoint.y)
    }
  }
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }
  /// Inserts a layer at an index, where 0 is the bottom.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// Stores an animation, which does not run.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    animations[key ?? "animation"] = animation
  }
  /// The keys of the animations, or nil if there are none.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  open func removeAllAnimations() { animations = [:] }
  /// Does nothing: layers are not drawn.
  open func setNeedsDisplay() {}
  open func render(in context: CGContext) {}
}

/// A transaction, which animates nothing; its completion block runs on commit.
@MainActor @preconcurrency
public final class CATransaction: NSObject {
  private static var open: [(() -> Void)?] = []
  public static func begin() { open.append(nil) }
  public static func commit() { if let completion = open.popLast() { completion?() } }
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if open.isEmpty { block?() } else { open[open.count - 1] = block }
  }
  /// Accepted and ignored: nothing is animated.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// Accepted and ignored: nothing is animated.
  public static func setDisableActions(_ flag: Bool) {}
}
