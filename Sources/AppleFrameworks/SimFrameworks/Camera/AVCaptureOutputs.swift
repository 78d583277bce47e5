// What camera sessions would produce: photos, codes and films. None arrive, and delegates are not called.

public import Foundation

/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject {
  /// Whether the flash is on.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Creates settings.
  public override init() {}
  /// Creates settings of a format.
  public init(format: [String: Any]?) {}
}

/// A photo; none is taken.
open class AVCapturePhoto: NSObject {
  override init() {}
  /// The photo as a file.
  open func fileDataRepresentation() -> Data? { nil }
}

/// Who hears of photos; nobody is told.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// A photo was taken.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Nothing happens.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

/// What gives photos; it gives none.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Whether photos are as large as can be.
  open var isHighResolutionCaptureEnabled = false
  /// Creates an output.
  public override init() {}
  /// Takes none.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

/// Something that was seen.
open class AVMetadataObject: NSObject {
  /// A kind of what is seen.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Codes of squares and bars, and faces.
    public static let qr = Self(rawValue: "org.iso.QRCode"), ean8 = Self(rawValue: "org.gs1.EAN-8"),
      ean13 = Self(rawValue: "org.gs1.EAN-13"), pdf417 = Self(rawValue: "org.iso.PDF417"),
      code128 = Self(rawValue: "org.iso.Code128"), code39 = Self(rawValue: "org.iso.Code39"),
      code93 = Self(rawValue: "com.intermec.Code93"), aztec = Self(rawValue: "org.iso.Aztec"),
      dataMatrix = Self(rawValue: "org.iso.DataMatrix"), upce = Self(rawValue: "org.gs1.UPC-E"),
      face = Self(rawValue: "face")
  }
  override init() {}
  /// What it is.
  open var type: ObjectType { .qr }
  /// Where it is.
  open var bounds: CGRect { .zero }
}

/// A code that was seen; none is.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// What it says.
  open var stringValue: String? { nil }
}

/// Who hears of codes; nobody is told.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Something was seen.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Nothing happens.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// What finds codes; it finds none.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// What is looked for.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// Where it is looked for, in parts of the picture.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Who hears of it.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// Creates an output.
  public override init() {}
  /// Sets who hears of it, and where.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}

/// Who hears of films that are written; nobody is told.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// A film was written.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}

/// What writes films; it writes none.
open class AVCaptureFileOutput: AVCaptureOutput {
  /// Whether it records.
  open var isRecording: Bool { false }
  /// Records nothing.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {}
  /// Ends.
  open func stopRecording() {}
}

/// What writes films; it writes none.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  /// Creates an output.
  public override init() {}
}
