// UIKit scroll views, drawn as empty boxes.

public import Foundation
import SimViews

@MainActor @preconcurrency
open class UIScrollView: _UIScrollBox {
  open weak var delegate: (any UIScrollViewDelegate)?
}

/// The common superclass of scroll views and text views.
///
/// In UIKit a text view is a scroll view with a delegate of another type.
@MainActor @preconcurrency
open class _UIScrollBox: UIView {
  open var bounces: Bool = true
  open var isPagingEnabled: Bool = false
  open var contentSize: CGSize = .zero
  open var contentOffset: CGPoint = .zero
  open var isScrollEnabled: Bool = true
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var showsVerticalScrollIndicator: Bool = true
  open var showsHorizontalScrollIndicator: Bool = true
  open var contentInset: UIEdgeInsets = .zero
  open var alwaysBounceVertical: Bool = false, alwaysBounceHorizontal: Bool = false
  open var zoomScale: CGFloat = 1, minimumZoomScale: CGFloat = 1, maximumZoomScale: CGFloat = 1
  open var bouncesZoom: Bool = true
  open var delaysContentTouches: Bool = true, canCancelContentTouches: Bool = true
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  open var refreshControl: UIRefreshControl?
  open var decelerationRate: DecelerationRate = .normal
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }
  /// Accepted and ignored; the rectangle is in content points.
  open func zoom(to rect: CGRect, animated: Bool) {}
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor by which the velocity changes in one millisecond.
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Self(rawValue: 0.998), fast = Self(rawValue: 0.99)
  }
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }
}

/// The methods of a scroll view's delegate, none of which is called.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {}

@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
}
