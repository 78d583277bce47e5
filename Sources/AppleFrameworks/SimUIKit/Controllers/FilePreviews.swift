// Previews of files: boxes that keep what they are to show.

public import Foundation

/// What a preview shows.
public protocol QLPreviewItem: AnyObject {
  /// Where the file is.
  var previewItemURL: URL? { get }
  /// What the file is called.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// The file has its own name.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  /// The file itself.
  public var previewItemURL: URL? { self as URL }
}

/// Who has the files of a preview.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many there are.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// One of them.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// Who hears of a preview; nobody is told.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {}

/// A controller that previews files; it is a box.
@MainActor @preconcurrency
open class QLPreviewController: UIViewController {
  /// Who has the files.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// Who hears of the preview.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// Which file is shown.
  open var currentPreviewItemIndex = 0
  /// The file that is shown.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex >= 0,
      currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }
  /// Asks for everything again; a box keeps nothing.
  open func reloadData() {}
}

/// Who hears of what is done with a file.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// The controller over which a preview is shown; none is, so it is not asked.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
  /// A box.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
}

/// A controller that hands a file to other apps; it keeps what it is told, and shows nothing.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
  /// Where the file is.
  open var url: URL?
  /// What it is called.
  open var name: String?
  /// Its type's identifier.
  open var uti: String?
  /// What the other app is told.
  open var annotation: Any?
  /// Who hears of it.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// Creates a controller of a file.
  public init(url: URL) { (self.url, name) = (url, url.lastPathComponent) }
  /// No preview is shown: false.
  @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
  /// No menu is shown: false.
  @discardableResult open func presentOptionsMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool { false }
  /// No menu is shown: false.
  @discardableResult open func presentOpenInMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool { false }
  /// Nothing is shown.
  open func dismissPreview(animated: Bool) {}
  /// Nothing is shown.
  open func dismissMenu(animated: Bool) {}
}
