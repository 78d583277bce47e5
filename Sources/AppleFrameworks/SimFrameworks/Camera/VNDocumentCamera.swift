// The document scanner on a device without a camera.

public import Foundation
public import SimUIKit

open class VNDocumentCameraScan: NSObject {
  override init() {}
  open var pageCount: Int { 0 }
  open var title: String { "" }
  @MainActor open func imageOfPage(at index: Int) -> UIImage {
    preconditionFailure("A scan of no pages has no page \(index).")
  }
}

/// The methods of a scanner's delegate, none of which is called.
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

@MainActor @preconcurrency
open class VNDocumentCameraViewController: UIViewController {
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  open class var isSupported: Bool { false }
}
