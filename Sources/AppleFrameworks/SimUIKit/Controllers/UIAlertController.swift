// Controllers that an app presents with UIKit: they keep what they are told, and are not shown.

public import Foundation
import SimViews

/// An object that displays an alert message; it is not shown.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
  open var message: String?
  public let preferredStyle: Style
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  /// The action that the return key chooses.
  open var preferredAction: UIAlertAction?
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  public required nonisolated init?(coder: NSCoder) {
    fatalError("An alert needs a style: init(title:message:preferredStyle:).")
  }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An action of an alert; nobody chooses it.
@MainActor @preconcurrency
open class UIAlertAction: NSObject, _KeyedValues {
  public var _keyedValues: [String: Any] = [:]
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
  public let title: String?
  public let style: Style
  open var isEnabled = true
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }
}

/// A delegate of a navigation controller; it is never called.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}

/// An object that hears of an image picker; nobody calls it.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// A controller that manages the system interfaces for taking pictures; it is not shown.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as the user changed it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }
  open var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  open var sourceType = SourceType.photoLibrary
  /// Whether the user may change the picture.
  open var allowsEditing = false
  open var mediaTypes: [String] = []
  /// What the camera would do; there is none.
  open var cameraDevice = CameraDevice.rear, cameraCaptureMode = CameraCaptureMode.photo,
    cameraFlashMode = CameraFlashMode.auto
  open var videoQuality = QualityType.typeMedium, videoMaximumDuration: Double = 600
  /// Whether the camera's own controls would be shown, and what lies over it.
  open var showsCameraControls = true, cameraOverlayView: UIView?
  /// Whether there is such a source: the device has a library and no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
}

/// Says that a picture would be saved; there is no library.
@MainActor @preconcurrency
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Where the arrow of a popover may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1),
    down = UIPopoverArrowDirection(rawValue: 2), left = UIPopoverArrowDirection(rawValue: 4),
    right = UIPopoverArrowDirection(rawValue: 8), any = UIPopoverArrowDirection(rawValue: 15)
}
