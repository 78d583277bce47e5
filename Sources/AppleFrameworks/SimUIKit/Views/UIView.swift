public import Foundation
import SimComponents
public import SimViews

/// A UIKit view; it stores its properties, draws nothing and performs no layout.
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
  open var autoresizingMask: AutoresizingMask = []
  open var isMultipleTouchEnabled = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The margins in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The directional margins in points.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  open var insetsLayoutMarginsFromSafeArea = true, preservesSuperviewLayoutMargins = false
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var accessibilityIdentifier: String?, accessibilityLabel: String?
  open var isExclusiveTouch = false
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  /// Creates a view with a frame in points.
  public nonisolated init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public nonisolated convenience override init() { self.init(frame: .zero) }
  /// Creates an empty view without reading the archive.
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
  /// The intrinsic size in points; negative lengths mean none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The insets of the safe area in points.
  open var safeAreaInsets: UIEdgeInsets {
    let insets = DeviceFacts.current.safeArea
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var window: UIWindow? { UIWindow.shared }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  /// Inserts a view at an index, where 0 is the bottom.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.superview = self
    subviews.insert(view, at: min(index, subviews.count))
    view.didMoveToSuperview()
  }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }
  open func bringSubviewToFront(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }
  open func didMoveToSuperview() {}
  /// Never called by the simulator.
  open func didMoveToWindow() {}
  /// Returns the topmost view that contains a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let inside = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Does nothing: the intrinsic size is read at every update.
  open func invalidateIntrinsicContentSize() {}
  /// Never called by the simulator.
  open func updateConstraints() {}
  /// Never called by the simulator.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  /// Never called by the simulator.
  open func tintColorDidChange() {}
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// Does nothing: no layout is performed.
  open func setNeedsLayout() {}
  /// Does nothing: no layout is performed.
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  /// Never called: there are no nib files.
  open func awakeFromNib() {}
  /// Does nothing: views are not drawn.
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
  /// Returns the intrinsic size, or else the given size, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : size.width,
      height: own.height >= 0 ? own.height : size.height)
  }
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  /// Ends editing: moves the focus away from the focused field.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    KeyboardFocus.resign()
    return true
  }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }
  /// Accepted and ignored: constraints are not solved.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Accepted and ignored: constraints are not solved.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Returns the appearance of a class, which is stored and not applied.
  public class func appearance() -> Self {
    guard let view = Appearances.shared.view(of: self) as? Self else {
      preconditionFailure("An appearance is a view of its class.")
    }
    return view
  }
  /// Returns the appearance of a class, which is stored and not applied.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [UIResponder.Type]
  ) -> Self { appearance() }
}

/// The appearance object of each class.
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
