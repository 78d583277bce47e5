// Cameras: a device without one, as a simulator has it. Sessions keep what they are told, and no picture is taken.

public import Foundation
public import SimUIKit

/// Whether an app may use what hears or sees.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone; there is none.
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
  /// Whether it has a light or a flash.
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  /// Whether the light can be used now.
  open var isTorchAvailable: Bool { false }
  /// Whether the light is on, and the focus and zoom.
  open var torchMode = TorchMode.off, focusMode = FocusMode.locked, videoZoomFactor: CGFloat = 1
  open var localizedName: String { "" }
  /// Whether it can find what is sharp in a way.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
  open func setTorchModeOn(level torchLevel: Float) throws {}
  /// The usual one of a kind; there is none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// The usual one of a kind at a side; there is none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Whether the app may see or hear: nobody has been asked.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  /// Says no, in a later turn of the main queue.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.main.async { handler(false) } }
  @discardableResult
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}

open class AVCaptureInput: NSObject {}

/// What a session takes in from a camera or a microphone.
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device }
}

open class AVCaptureOutput: NSObject {
  /// The way to it; there is none.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A way from what is taken in to what is given.
open class AVCaptureConnection: NSObject {
  open var videoOrientation = AVCaptureVideoOrientation.portrait, videoRotationAngle: CGFloat = 0
  /// Whether pictures can be turned, and whether they are mirrored.
  open var isVideoOrientationSupported: Bool { false }
  open var isVideoMirrored = false
  override init() {}
}

public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// What takes in and gives pictures and sound; nothing comes.
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
  /// What it takes in, and what it gives.
  open private(set) var inputs: [AVCaptureInput] = [], outputs: [AVCaptureOutput] = []
  open private(set) var isRunning = false
  public override init() {}
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  /// Whether it can give something, or take it in.
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

/// A layer that shows what a camera sees; nothing is drawn.
@MainActor @preconcurrency
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  /// How the picture lies in the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The way from the camera; there is none.
  open var connection: AVCaptureConnection? { nil }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
