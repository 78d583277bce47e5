// Capture sessions on a device without a camera. They store their configuration and capture nothing.

public import Foundation
public import SimUIKit

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A capture device; there is none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable {
    case unspecified, back, front
  }
  public enum TorchMode: Int, Sendable {
    case off, on, auto
  }
  public enum FlashMode: Int, Sendable {
    case off, on, auto
  }
  public enum FocusMode: Int, Sendable {
    case locked, autoFocus, continuousAutoFocus
  }
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let
      builtInWideAngleCamera = Self(
        rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera"),
      builtInUltraWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera"),
      builtInTelephotoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera"),
      builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera"),
      builtInDualWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera"),
      builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera"),
      builtInTrueDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
  }
  public final class DiscoverySession: NSObject {
    public var devices: [AVCaptureDevice] { [] }
    public init(
      deviceTypes: [DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position
    ) {}
  }
  override init() {}
  open var position: Position { .unspecified }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var torchMode = TorchMode.off, focusMode = FocusMode.locked, videoZoomFactor: CGFloat = 1
  open var localizedName: String { "" }
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
  open func setTorchModeOn(level torchLevel: Float) throws {}
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  /// Reports a denial in a later turn of the main queue.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.main.async { handler(false) } }
  @discardableResult
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}

open class AVCaptureInput: NSObject {}

open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device }
}

open class AVCaptureOutput: NSObject {
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

open class AVCaptureConnection: NSObject {
  open var videoOrientation = AVCaptureVideoOrientation.portrait, videoRotationAngle: CGFloat = 0
  open var isVideoOrientationSupported: Bool { false }
  open var isVideoMirrored = false
  override init() {}
}

public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// A capture session that captures nothing.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto"),
      high = Self(rawValue: "AVCaptureSessionPresetHigh"),
      medium = Self(rawValue: "AVCaptureSessionPresetMedium"),
      low = Self(rawValue: "AVCaptureSessionPresetLow"),
      hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720"),
      hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080"),
      vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
  }
  open var sessionPreset = Preset.high
  open private(set) var inputs: [AVCaptureInput] = [], outputs: [AVCaptureOutput] = []
  open private(set) var isRunning = false
  public override init() {}
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func startRunning() { isRunning = true }
  open func stopRunning() { isRunning = false }
}

/// A preview layer that draws nothing.
@MainActor @preconcurrency
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
