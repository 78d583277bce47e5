public import Foundation
public import SimComponents
public import SimViews

/// A view of UIKit: a box that keeps what it is told; nothing is drawn and no layout runs.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// The frame, in points.
  open var frame: CGRect
  /// The color behind the content.
  open var backgroundColor: UIColor?
  /// The color of controls.
  open var tintColor: UIColor!
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether it is hidden.
  open var isHidden = false
  /// Whether it is opaque.
  open var isOpaque = true
  /// Whether touches reach it.
  open var isUserInteractionEnabled = true
  /// Whether frames become constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether what lies outside is cut off.
  open var clipsToBounds = false
  /// A number of the app's own.
  open var tag = 0
  /// How the content fills the view.
  open var contentMode = ContentMode.scaleToFill
  /// The transformation.
  open var transform = CGAffineTransform.identity
  /// The views inside.
  open private(set) var subviews: [UIView] = []
  /// The view around.
  open private(set) weak var superview: UIView?
  /// The layer.
  open lazy var layer = CALayer()

  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    /// The modes.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  /// Creates a view with a frame, in points.
  public nonisolated init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  /// Creates a view without a size.
  public nonisolated convenience override init() { self.init(frame: .zero) }
  /// Views are not read from archives.
  public nonisolated convenience init?(coder: NSCoder) { self.init(frame: .zero) }

  /// The bounds, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The size of the content, in points; negative where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The value for no size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The insets of the safe area, in points.
  open var safeAreaInsets: UIEdgeInsets {
    let insets = DeviceFacts.current.safeArea
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
  /// The traits.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// The window.
  open var window: UIWindow? { UIWindow.shared }

  /// Puts a view inside.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }
  /// Takes the view out.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// Asks for a layout, which does not run.
  open func setNeedsLayout() {}
  /// Asks for a layout, which does not run.
  open func layoutIfNeeded() {}
  /// Lays out; nobody calls it.
  open func layoutSubviews() {}
  /// Asks to be drawn, which it is not.
  open func setNeedsDisplay() {}
  /// Draws; nobody calls it.
  open func draw(_ rect: CGRect) {}
  /// The size under a size, in points: that of the content where it has one.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : size.width,
      height: own.height >= 0 ? own.height : size.height)
  }
  /// Takes the size of the content.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  /// Ends editing: takes the focus from the field that has it.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    KeyboardFocus.resign()
    return true
  }
  /// Adds a recogniser, which recognises nothing.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  /// How eagerly the view keeps its size; kept by nobody.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// How eagerly the view resists being smaller; kept by nobody.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Says whether changes are animated: kept by nobody.
  open class func setAnimationsEnabled(_ enabled: Bool) {}
  /// Runs changes at once, and the completion.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// What new views of a class look like: a view that nobody shows.
  public class func appearance() -> Self {
    guard let view = Appearances.shared.view(of: self) as? Self else {
      preconditionFailure("An appearance is a view of its class.")
    }
    return view
  }

  /// Makes a view for the appearance of a class.
  public required nonisolated init(appearance: Void) {
    frame = .zero
    super.init()
  }
}

/// The views that stand for the looks of their classes.
@MainActor
private final class Appearances {
  static let shared = Appearances()
  private var views: [ObjectIdentifier: UIView] = [:]

  func view(of type: UIView.Type) -> UIView {
    if let known = views[ObjectIdentifier(type)] { return known }
    let view = type.init(appearance: ())
    views[ObjectIdentifier(type)] = view
    return view
  }
}

/// The window of the app.
@MainActor @preconcurrency
open class UIWindow: UIView {
  static let shared = UIWindow(frame: CGRect(origin: .zero, size: DeviceFacts.current.size))
  /// The controller of what is shown.
  open var rootViewController: UIViewController?
  /// Whether it is the one that is shown.
  open var isKeyWindow: Bool { true }
  /// The scene.
  open var windowScene: UIWindowScene? { .shared }
  /// The style that overrides the device's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
}

/// A layer: it keeps what it is told.
@MainActor @preconcurrency
open class CALayer: NSObject {
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor?
  /// The color behind the content.
  open var backgroundColor: CGColor?
  /// Whether what lies outside is cut off.
  open var masksToBounds = false
  /// The opacity of the shadow.
  open var shadowOpacity: Float = 0
  /// The radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The color of the shadow.
  open var shadowColor: CGColor?
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The frame, in points.
  open var frame = CGRect.zero
  /// The layers inside.
  open private(set) var sublayers: [CALayer]? = []
  /// Puts a layer inside.
  open func addSublayer(_ layer: CALayer) { sublayers?.append(layer) }
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

/// A recogniser: it recognises nothing.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// Creates a recogniser.
  public init(target: Any?, action: Selector?) {}
}

/// How important a constraint is.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 0 to 1000.
  public let rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority that must hold.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// A high priority.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// A low priority.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
}
