// UIKit animations. The changes and the completion run at once.

public import Foundation

extension UIView {
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = AnimationOptions(rawValue: 2),
      beginFromCurrentState = AnimationOptions(rawValue: 4),
      `repeat` = AnimationOptions(rawValue: 8), autoreverse = AnimationOptions(rawValue: 16)
    public static let curveEaseInOut: AnimationOptions = [],
      curveEaseIn = AnimationOptions(rawValue: 1 << 16),
      curveEaseOut = AnimationOptions(rawValue: 2 << 16),
      curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20),
      transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20),
      transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  }

  /// Accepted and ignored: nothing is animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  /// Runs the changes and the completion at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Runs the changes and the completion at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Runs the changes and the completion at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Runs the changes and the completion at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2),
      flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1),
      flexibleRightMargin = AutoresizingMask(rawValue: 4),
      flexibleTopMargin = AutoresizingMask(rawValue: 8),
      flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero,
    layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  /// Returns the fitting size in points; constraints are not solved.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Always empty: constraints are not stored.
  public var constraints: [NSLayoutConstraint] { [] }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
  /// Converts a point to the coordinate space of another view, or of the window for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInWindow, view?.originInWindow ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  /// Converts a rectangle to the coordinate space of another view, or of the window for nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  private var originInWindow: CGPoint {
    let around = superview?.originInWindow ?? .zero
    return CGPoint(x: around.x + frame.minX, y: around.y + frame.minY)
  }
  /// Returns an empty view with the same frame.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// Draws nothing and returns true.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    true
  }
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
}
