// The document scanner: a device without a camera, so nothing is scanned.

public import Foundation
public import SimUIKit

/// Pages that were scanned; none are.
open class VNDocumentCameraScan: NSObject {
  override init() {}
  /// How many.
  open var pageCount: Int { 0 }
  /// What they are called.
  open var title: String { "" }
  /// A page; there is none.
  @MainActor open func imageOfPage(at index: Int) -> UIImage {
    preconditionFailure("A scan of no pages has no page \(index).")
  }
}

/// Who hears of a scanner; nobody is told.
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  /// Pages were scanned.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// The user has turned away.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// It went wrong.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  /// Nothing happens.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  /// Nothing happens.
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  /// Nothing happens.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// A scanner; it is a box.
@MainActor @preconcurrency
open class VNDocumentCameraViewController: UIViewController {
  /// Who hears of it.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  /// Whether the device can scan: it cannot.
  open class var isSupported: Bool { false }
}
