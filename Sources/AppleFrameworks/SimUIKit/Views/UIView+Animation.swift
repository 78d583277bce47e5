// UIKit's animations run at once: the changes are made, and the completion is called.

public import Foundation

extension UIView {
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With touches, from what is shown, endlessly, and back again.
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

  /// Says whether changes are animated: kept by nobody.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  /// Runs changes at once, and the completion.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Runs changes at once, and the completion.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Runs changes at once, and the completion.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Runs changes at once, and the completion.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
}

extension UIView {
  /// Which edges of a view follow those of the view around.
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
  /// The sizes with which a view is asked for its least and its greatest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero,
    layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  /// The size under a size, in points; nothing is laid out by constraints.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// The constraints that the view holds: none is kept.
  public var constraints: [NSLayoutConstraint] { [] }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
  /// A point of this view in the space of another one, or in that of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInWindow, view?.originInWindow ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  /// A rectangle of this view in the space of another one, or in that of the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  private var originInWindow: CGPoint {
    let around = superview?.originInWindow ?? .zero
    return CGPoint(x: around.x + frame.minX, y: around.y + frame.minY)
  }
  /// A picture of what is shown, as a view; nothing is drawn.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }
  /// The subview, or the view itself, with a tag of the app's own.
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// Draws what is shown into the current context; nothing is drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    true
  }
  /// Whether the view is another one or lies inside it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
}
