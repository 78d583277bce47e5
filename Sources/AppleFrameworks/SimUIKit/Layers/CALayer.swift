// Layers of Core Animation: boxes that keep what they are told.

public import Foundation
public import SimComponents
import SimViews

/// A layer: it keeps what it is told.
@MainActor @preconcurrency
open class CALayer: NSObject {
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  /// Whether what lies outside is cut off.
  open var masksToBounds = false
  open var shadowOpacity: Float = 0
  /// The radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  open var shadowColor: CGColor?
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  open var frame = CGRect.zero
  open var opacity: Float = 1
  open var contents: Any?
  open var mask: CALayer?
  open var name: String?
  open var zPosition: CGFloat = 0
  /// The point that the position means, from 0 to 1.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var shadowPath: CGPath?
  /// Whether the layer is drawn once and kept.
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
  /// The place of the anchor point, in points.
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
  /// Inserts a layer at a place among the others; the first is at the bottom.
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
  /// Keeps an animation under a key; nothing moves.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    animations[key ?? "animation"] = animation
  }
  /// The names of the animations, if there are any.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  open func removeAllAnimations() { animations = [:] }
  /// Asks to be drawn, which it is not.
  open func setNeedsDisplay() {}
  /// Draws into a context; nothing is drawn.
  open func render(in context: CGContext) {}
}

/// A transaction of Core Animation: nothing is animated by it, and its completion runs when it is committed.
@MainActor @preconcurrency
public final class CATransaction: NSObject {
  private static var open: [(() -> Void)?] = []
  /// Begins a transaction within the current one.
  public static func begin() { open.append(nil) }
  /// Commits the transaction that was begun last.
  public static func commit() { if let completion = open.popLast() { completion?() } }
  /// Sets what runs when the current transaction is committed.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if open.isEmpty { block?() } else { open[open.count - 1] = block }
  }
  /// Sets the duration of its animations, in seconds; there are none.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// Sets whether changes are animated; none are.
  public static func setDisableActions(_ flag: Bool) {}
}
