extension UIImagePickerController {
  public enum CameraDevice: Int, Sendable {
    case rear, front
  }
  public enum CameraCaptureMode: Int, Sendable {
    case photo, video
  }
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    sourceType == .camera ? nil : ["public.image"]
  }
}
