extension UIImagePickerController {
  /// Which camera is used.
  public enum CameraDevice: Int, Sendable {
    /// The cameras.
    case rear, front
  }
  /// What the camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// The kinds.
    case photo, video
  }
  /// Whether the flash is on.
  public enum CameraFlashMode: Int, Sendable {
    /// The states.
    case off = -1
    /// As light demands, or always.
    case auto, on
  }
  /// How well films are kept.
  public enum QualityType: Int, Sendable {
    /// The qualities.
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// Whether there is such a camera; the device has none.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// What may come from a source.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    sourceType == .camera ? nil : ["public.image"]
  }
}
