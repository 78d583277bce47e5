// Capture outputs: nothing is captured, and no delegate method is called.

public import Foundation

open class AVCapturePhotoSettings: NSObject {
  open var flashMode = AVCaptureDevice.FlashMode.off
  public override init() {}
  public init(format: [String: Any]?) {}
}

open class AVCapturePhoto: NSObject {
  override init() {}
  open func fileDataRepresentation() -> Data? { nil }
}

/// The methods of a photo delegate, none of which is called.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

open class AVCapturePhotoOutput: AVCaptureOutput {
  open var isHighResolutionCaptureEnabled = false
  public override init() {}
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

open class AVMetadataObject: NSObject {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = Self(rawValue: "org.iso.QRCode"), ean8 = Self(rawValue: "org.gs1.EAN-8"),
      ean13 = Self(rawValue: "org.gs1.EAN-13"), pdf417 = Self(rawValue: "org.iso.PDF417"),
      code128 = Self(rawValue: "org.iso.Code128"), code39 = Self(rawValue: "org.iso.Code39"),
      code93 = Self(rawValue: "com.intermec.Code93"), aztec = Self(rawValue: "org.iso.Aztec"),
      dataMatrix = Self(rawValue: "org.iso.DataMatrix"), upce = Self(rawValue: "org.gs1.UPC-E"),
      face = Self(rawValue: "face")
  }
  override init() {}
  open var type: ObjectType { .qr }
  open var bounds: CGRect { .zero }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
}

/// The methods of a metadata delegate, none of which is called.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

open class AVCaptureMetadataOutput: AVCaptureOutput {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The region of interest in fractions of the picture.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  public override init() {}
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}

/// The methods of a recording delegate, none of which is called.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}

open class AVCaptureFileOutput: AVCaptureOutput {
  open var isRecording: Bool { false }
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {}
  open func stopRecording() {}
}

open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  public override init() {}
}
