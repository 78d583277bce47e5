// Cameras: a device without one, as a simulator has it. Sessions keep what they are told, and no picture is taken.

public import Foundation
public import SimUIKit

/// Whether an app may use what hears or sees.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The answers.
  case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone; there is none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// Where it looks.
  public enum Position: Int, Sendable {
    /// The sides.
    case unspecified, back, front
  }
  /// Whether the light is on.
  public enum TorchMode: Int, Sendable {
    /// The states.
    case off, on, auto
  }
  /// Whether the flash is on.
  public enum FlashMode: Int, Sendable {
    /// The states.
    case off, on, auto
  }
  /// How it finds what is sharp.
  public enum FocusMode: Int, Sendable {
    /// The ways.
    case locked, autoFocus, continuousAutoFocus
  }
  /// A kind of camera or microphone.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Cameras.
    public static let
      builtInWideAngleCamera = Self(
        rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera"),
      builtInUltraWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera"),
      builtInTelephotoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera"),
      builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera"),
      builtInDualWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera"),
      builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera"),
      builtInTrueDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A microphone.
    public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
  }
  /// Looks for cameras; there are none.
  public final class DiscoverySession: NSObject {
    /// What was found: nothing.
    public var devices: [AVCaptureDevice] { [] }
    /// Creates a search.
    public init(
      deviceTypes: [DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position
    ) {}
  }
  override init() {}
  /// Where it looks.
  open var position: Position { .unspecified }
  /// Whether it has a light or a flash.
  open var hasTorch: Bool { false }
  /// Whether it has a flash.
  open var hasFlash: Bool { false }
  /// Whether the light can be used now.
  open var isTorchAvailable: Bool { false }
  /// Whether the light is on, and the focus and zoom.
  open var torchMode = TorchMode.off, focusMode = FocusMode.locked, videoZoomFactor: CGFloat = 1
  /// What users call it.
  open var localizedName: String { "" }
  /// Whether it can find what is sharp in a way.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Makes it the app's.
  open func lockForConfiguration() throws {}
  /// Gives it back.
  open func unlockForConfiguration() {}
  /// Turns on the light.
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
  /// Says no.
  @discardableResult
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}

/// What a session takes in.
open class AVCaptureInput: NSObject {}

/// What a session takes in from a camera or a microphone.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The camera or microphone.
  public let device: AVCaptureDevice
  /// Creates an input.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// What a session gives.
open class AVCaptureOutput: NSObject {
  /// The way to it; there is none.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A way from what is taken in to what is given.
open class AVCaptureConnection: NSObject {
  /// How pictures are turned.
  open var videoOrientation = AVCaptureVideoOrientation.portrait, videoRotationAngle: CGFloat = 0
  /// Whether pictures can be turned, and whether they are mirrored.
  open var isVideoOrientationSupported: Bool { false }
  /// Whether pictures are mirrored.
  open var isVideoMirrored = false
  override init() {}
}

/// How pictures are turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// The sides that are up.
  case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// What takes in and gives pictures and sound; nothing comes.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How good pictures are.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a quality.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The qualities.
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto"),
      high = Self(rawValue: "AVCaptureSessionPresetHigh"),
      medium = Self(rawValue: "AVCaptureSessionPresetMedium"),
      low = Self(rawValue: "AVCaptureSessionPresetLow"),
      hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720"),
      hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080"),
      vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
  }
  /// How good pictures are.
  open var sessionPreset = Preset.high
  /// What it takes in, and what it gives.
  open private(set) var inputs: [AVCaptureInput] = [], outputs: [AVCaptureOutput] = []
  /// Whether it was told to run.
  open private(set) var isRunning = false
  /// Creates a session.
  public override init() {}
  /// Begins to change it.
  open func beginConfiguration() {}
  /// Ends to change it.
  open func commitConfiguration() {}
  /// Whether it can give something, or take it in.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Whether it can take in something.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  /// Takes in something.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Removes the input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether it can give something.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  /// Gives something.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Removes the output.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Runs.
  open func startRunning() { isRunning = true }
  /// Ends.
  open func stopRunning() { isRunning = false }
}

/// A layer that shows what a camera sees; nothing is drawn.
@MainActor @preconcurrency
open class AVCaptureVideoPreviewLayer: CALayer {
  /// Whose camera it is.
  open var session: AVCaptureSession?
  /// How the picture lies in the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The way from the camera; there is none.
  open var connection: AVCaptureConnection? { nil }
  /// Creates a layer.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
