public import Foundation
import SimComponents
public import SimViews

/// A view of UIKit: a box that keeps what it is told; nothing is drawn and no layout runs.
@MainActor @preconcurrency
open class UIView: UIResponder {
  open var frame: CGRect
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether what lies outside is cut off.
  open var clipsToBounds = false
  open var tag = 0
  open var contentMode = ContentMode.scaleToFill
  open var transform = CGAffineTransform.identity
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open lazy var layer: CALayer = {
    guard let layerClass = Self.layerClass as? CALayer.Type else {
      fatalError("The class of \(Self.self)'s layer is no CALayer.")
    }
    return makeObject(of: layerClass)
  }()
  open class var layerClass: AnyClass { CALayer.self }
  /// Which edges follow those of the view around: kept.
  open var autoresizingMask: AutoresizingMask = []
  open var isMultipleTouchEnabled = false
  /// The style that overrides the device's: kept.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The distances of the content from the edges, in points: kept.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The distances of the content from the edges, with the direction of text, in points: kept.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// Whether these distances follow the safe area, and those of the view around: kept.
  open var insetsLayoutMarginsFromSafeArea = true, preservesSuperviewLayoutMargins = false
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// What tests know the view by, and what is read aloud: kept.
  open var accessibilityIdentifier: String?, accessibilityLabel: String?
  open var isExclusiveTouch = false
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  /// Creates a view with a frame, in points.
  public nonisolated init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public nonisolated convenience override init() { self.init(frame: .zero) }
  /// Views are not read from archives: a view without a size.
  public required nonisolated init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The size of the content, in points; negative if it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The insets of the safe area, in points.
  open var safeAreaInsets: UIEdgeInsets {
    let insets = DeviceFacts.current.safeArea
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var window: UIWindow? { UIWindow.shared }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  /// Inserts a view at a place among the others; the first is at the bottom.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.superview = self
    subviews.insert(view, at: min(index, subviews.count))
    view.didMoveToSuperview()
  }
  /// Puts a view inside, below another one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }
  /// Puts a view inside, above another one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }
  /// Puts a view that is inside above all others.
  open func bringSubviewToFront(_ view: UIView) { insertSubview(view, at: subviews.count) }
  /// Puts a view that is inside below all others.
  open func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }
  open func didMoveToSuperview() {}
  /// The view came into a window; nobody calls it.
  open func didMoveToWindow() {}
  /// The view that a touch at a point reaches: the topmost that has the point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let inside = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }
  /// Whether a point lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The size of the content has changed; it is asked for again with the next update.
  open func invalidateIntrinsicContentSize() {}
  /// Constraints are brought up to date; nobody calls it.
  open func updateConstraints() {}
  /// The traits are others now; nobody calls it.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  /// The color of controls is another one now; nobody calls it.
  open func tintColorDidChange() {}
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// Asks for a layout, which does not run.
  open func setNeedsLayout() {}
  /// Asks for a layout, which does not run.
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  /// It came out of a file of an interface; none does here.
  open func awakeFromNib() {}
  /// Asks to be drawn, which it is not.
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
  /// The size under a size, in points: that of the content where it has one.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : size.width,
      height: own.height >= 0 ? own.height : size.height)
  }
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  /// Ends editing: takes the focus from the field that has it.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    KeyboardFocus.resign()
    return true
  }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }
  /// How eagerly the view keeps its size; kept by nobody.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// How eagerly the view resists being smaller; kept by nobody.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// The appearance of new views of a class: a view that is never shown.
  public class func appearance() -> Self {
    guard let view = Appearances.shared.view(of: self) as? Self else {
      preconditionFailure("An appearance is a view of its class.")
    }
    return view
  }
  /// The appearance of new views of a class inside others: a view that is never shown.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [UIResponder.Type]
  ) -> Self { appearance() }
}

/// The views that stand for the looks of their classes.
@MainActor
private final class Appearances {
  static let shared = Appearances()
  private var views: [ObjectIdentifier: UIView] = [:]

  func view(of type: UIView.Type) -> UIView {
    if let known = views[ObjectIdentifier(type)] { return known }
    let view = makeObject(of: type)
    views[ObjectIdentifier(type)] = view
    return view
  }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
}
