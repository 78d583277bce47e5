// Presentation controllers. Nothing is presented.

public import Foundation

@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  public let presentedViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
  }
}

@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  public final class Detent: NSObject, Sendable {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier(rawValue: "medium"),
        large = Identifier(rawValue: "large")
    }
    public let identifier: Identifier
    init(_ identifier: Identifier) { self.identifier = identifier }
    public class func medium() -> Detent { Detent(.medium) }
    public class func large() -> Detent { Detent(.large) }
  }
  open var detents: [Detent] = [.large()]
  open var prefersGrabberVisible = false
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The corner radius in points.
  open var preferredCornerRadius: CGFloat?
}

extension UIViewController {
  /// Always nil: nothing is presented.
  public var presentationController: UIPresentationController? { nil }
  /// Always nil: nothing is presented.
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// Always nil: nothing is presented.
  public var sheetPresentationController: UISheetPresentationController? { nil }
}

/// The methods of a presentation controller's delegate, none of which is called.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
/// The methods of a popover's delegate, none of which is called.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
