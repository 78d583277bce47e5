// Touches and recognisers of UIKit: nothing reaches them, because touches go to SwiftUI's views.

public import Foundation

/// A finger on the screen; none reaches a view of UIKit.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// Where the finger is in a view, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The view in which the touch began.
  open var view: UIView? { nil }
}

@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }
  open var state: State { .possible }
  open var isEnabled = true
  /// Whether the view gets no touches once it has recognised.
  open var cancelsTouchesInView = true
  /// The object that is asked about others; nobody asks it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  public init(target: Any?, action: Selector?) {}
  public override convenience init() { self.init(target: nil, action: nil) }
  /// Where the touch is in a view, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Fingers touch the view; nobody says so.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// An object that is asked about recognisers; nobody asks it.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {}

/// A recogniser of taps: it recognises nothing.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// A recogniser of a finger that stays: it recognises nothing.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}

/// A recogniser of drags: it recognises nothing.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers are meant at least, and at most.
  open var minimumNumberOfTouches = 1, maximumNumberOfTouches = Int.max
  /// How far the finger went, in points.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// How fast the finger is, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recogniser of two fingers that move apart: it recognises nothing.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far they are apart, measured by the distance at first.
  open var scale: CGFloat = 1
}

/// A recogniser of swipes: it recognises nothing.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1), left = Direction(rawValue: 2),
      up = Direction(rawValue: 4), down = Direction(rawValue: 8)
  }
  /// Where the swipe that is meant goes.
  open var direction = Direction.right
}
