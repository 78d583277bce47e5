// How presented controllers stand; nothing of it is shown.

public import Foundation

/// How a controller stands that is presented.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  public let presentedViewController: UIViewController
  /// The object that hears of it; nobody tells it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
  }
}

/// How a popover stands; a phone shows a sheet.
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
  /// Whether a line says that it can be dragged.
  open var prefersGrabberVisible = false
  /// The greatest height below which the content behind can be touched.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The radius of the corners, in points.
  open var preferredCornerRadius: CGFloat?
}

extension UIViewController {
  /// How the controller stands: it is not presented by a device.
  public var presentationController: UIPresentationController? { nil }
  /// How the controller is presented as a popover; on a phone it is not.
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// How the controller is presented as a sheet: it is not presented by a device.
  public var sheetPresentationController: UISheetPresentationController? { nil }
}

/// A delegate of presented controllers; it is never called.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
/// An object that hears of popovers; nobody tells it.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
