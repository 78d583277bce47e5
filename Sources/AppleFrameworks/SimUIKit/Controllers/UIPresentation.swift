// How presented controllers stand; nothing of it is shown.

public import Foundation

/// How a controller stands that is presented.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The controller.
  public let presentedViewController: UIViewController
  /// The object that hears of it; nobody tells it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Creates one for a controller.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
  }
}

/// How a popover stands; a phone shows a sheet.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// What it points to.
  open var sourceView: UIView?
  /// The part that it points to.
  open var sourceRect = CGRect.zero
  /// The item that it points to.
  open var barButtonItem: UIBarButtonItem?
  /// Where its arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// How a sheet stands: kept.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public final class Detent: NSObject, Sendable {
    /// A name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The heights of the system.
      public static let medium = Identifier(rawValue: "medium"),
        large = Identifier(rawValue: "large")
    }
    /// The name.
    public let identifier: Identifier
    init(_ identifier: Identifier) { self.identifier = identifier }
    /// Half the screen.
    public class func medium() -> Detent { Detent(.medium) }
    /// All of it.
    public class func large() -> Detent { Detent(.large) }
  }
  /// The heights.
  open var detents: [Detent] = [.large()]
  /// Whether a line says that it can be dragged.
  open var prefersGrabberVisible = false
  /// The greatest height below which the content behind can be touched.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a scroll makes it higher.
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
