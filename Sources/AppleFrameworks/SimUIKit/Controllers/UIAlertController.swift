// Controllers that an app presents with UIKit: they keep what they are told, and are not shown.

public import Foundation
import SimViews

/// An object that displays an alert message; it is not shown.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// How an alert is shown.
  public enum Style: Int, Sendable {
    /// The styles.
    case actionSheet, alert
  }
  /// The message.
  open var message: String?
  /// The style.
  public let preferredStyle: Style
  /// The actions, in order.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields, in order.
  open private(set) var textFields: [UITextField]?
  /// The action that the return key chooses.
  open var preferredAction: UIAlertAction?
  /// Creates an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  /// An archive has no style.
  public required nonisolated init?(coder: NSCoder) {
    fatalError("An alert needs a style: init(title:message:preferredStyle:).")
  }
  /// Adds an action.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An action of an alert; nobody chooses it.
@MainActor @preconcurrency
open class UIAlertAction: NSObject, _KeyedValues {
  /// What was set by name.
  public var _keyedValues: [String: Any] = [:]
  /// How an action looks.
  public enum Style: Int, Sendable {
    /// The styles.
    case `default`, cancel, destructive
  }
  /// The title.
  public let title: String?
  /// The style.
  public let style: Style
  /// Whether it can be chosen.
  open var isEnabled = true
  /// Creates an action.
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
  /// The user chose something.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The user chose nothing.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Nothing happens.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Nothing happens.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// A controller that manages the system interfaces for taking pictures; it is not shown.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The sources.
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// A key of what was picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The image as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as the user changed it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Where the image lies.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// Where the film lies.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// What it is.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }
  /// The object that hears of it.
  open var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Whether the user may change the picture.
  open var allowsEditing = false
  /// What may be picked.
  open var mediaTypes: [String] = []
  /// What the camera would do; there is none.
  open var cameraDevice = CameraDevice.rear, cameraCaptureMode = CameraCaptureMode.photo,
    cameraFlashMode = CameraFlashMode.auto
  /// How films would be kept.
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
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The directions.
  public static let up = UIPopoverArrowDirection(rawValue: 1),
    down = UIPopoverArrowDirection(rawValue: 2), left = UIPopoverArrowDirection(rawValue: 4),
    right = UIPopoverArrowDirection(rawValue: 8), any = UIPopoverArrowDirection(rawValue: 15)
}
