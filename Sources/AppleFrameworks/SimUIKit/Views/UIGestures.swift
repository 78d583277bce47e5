// UIKit touches and gesture recognizers. Touches go to SwiftUI views, so nothing is recognized.

public import Foundation

/// A touch; none reaches a UIKit view.
@MainActor @preconcurrency
open class UITouch: NSObject {
  open func location(in view: UIView?) -> CGPoint { .zero }
  open var view: UIView? { nil }
}

@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }
  open var state: State { .possible }
  open var isEnabled = true
  open var cancelsTouchesInView = true
  /// The delegate, which is never called.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  public init(target: Any?, action: Selector?) {}
  public override convenience init() { self.init(target: nil, action: nil) }
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Never called: touches go to SwiftUI views.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// The methods of a recognizer's delegate, none of which is called.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1, maximumNumberOfTouches = Int.max
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1), left = Direction(rawValue: 2),
      up = Direction(rawValue: 4), down = Direction(rawValue: 8)
  }
  open var direction = Direction.right
}
