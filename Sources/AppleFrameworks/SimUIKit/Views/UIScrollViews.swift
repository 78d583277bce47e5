// UIKit's scrolling views: boxes that keep what they are told.

public import Foundation
import SimViews

/// A box that keeps what a `UIScrollView` is told.
@MainActor @preconcurrency
open class UIScrollView: _UIScrollBox {
  /// Kept.
  open weak var delegate: (any UIScrollViewDelegate)?
}

/// What scroll views and text views share; UIKit's text view is a scroll view, with a delegate of another type.
@MainActor @preconcurrency
open class _UIScrollBox: UIView {
  /// Kept.
  open var bounces: Bool = true
  /// Kept.
  open var isPagingEnabled: Bool = false
  /// Kept.
  open var contentSize: CGSize = .zero
  /// Kept.
  open var contentOffset: CGPoint = .zero
  /// Kept.
  open var isScrollEnabled: Bool = true
  /// Kept.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Kept.
  open var showsVerticalScrollIndicator: Bool = true
  /// Kept.
  open var showsHorizontalScrollIndicator: Bool = true
  /// Kept.
  open var contentInset: UIEdgeInsets = .zero
  /// Kept.
  open var alwaysBounceVertical: Bool = false, alwaysBounceHorizontal: Bool = false
  /// Kept.
  open var zoomScale: CGFloat = 1, minimumZoomScale: CGFloat = 1, maximumZoomScale: CGFloat = 1
  /// Kept.
  open var bouncesZoom: Bool = true
  /// Kept.
  open var delaysContentTouches: Bool = true, canCancelContentTouches: Bool = true
  /// Kept.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// Kept.
  open var refreshControl: UIRefreshControl?
  /// Kept.
  open var decelerationRate: DecelerationRate = .normal
  /// The recogniser of drags.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// Whether a finger drags it, or it is decelerating; it never is.
  open var isDragging: Bool { false }
  /// Whether it goes on by itself; it does not.
  open var isDecelerating: Bool { false }
  /// Takes another offset, in points.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  /// Takes another scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }
  /// Shows a part, in points of the content; kept by nobody.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// How insets follow the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The ways.
    case automatic, scrollableAxes, never, always
  }
  /// How fast it comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after a millisecond.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The rates of the system.
    public static let normal = Self(rawValue: 0.998), fast = Self(rawValue: 0.99)
  }
  /// How scrolling hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The modes.
    case none, onDrag, interactive
  }
}

/// An object that hears of a scroll view; nobody calls it.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {}

/// A box that keeps what a `UITableViewHeaderFooterView` is told.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
}
