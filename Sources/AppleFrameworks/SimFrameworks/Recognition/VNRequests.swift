// Requests about pictures. Pictures have a size and no pixels here, so nothing is recognized in them.

public import Foundation
public import SimUIKit

open class VNObservation: NSObject {
  open var uuid: UUID { NumberedIdentifiers.next() }
  /// The confidence from 0 to 1.
  open var confidence: Float { 0 }
  override init() {}
}

open class VNDetectedObjectObservation: VNObservation {
  /// The rectangle, in shares of the picture.
  open var boundingBox: CGRect { .zero }
}

open class VNRectangleObservation: VNDetectedObjectObservation {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

open class VNFaceObservation: VNDetectedObjectObservation {}

open class VNRecognizedText: NSObject {
  open var string: String { "" }
  open var confidence: Float { 0 }
  override init() {}
}

open class VNRecognizedTextObservation: VNRectangleObservation {
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let qr = Self(rawValue: "VNBarcodeSymbologyQR"),
    ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13"),
    ean8 = Self(rawValue: "VNBarcodeSymbologyEAN8"),
    code128 = Self(rawValue: "VNBarcodeSymbologyCode128"),
    upce = Self(rawValue: "VNBarcodeSymbologyUPCE")
}

open class VNBarcodeObservation: VNRectangleObservation {
  open var payloadStringValue: String? { nil }
  open var symbology: VNBarcodeSymbology { .qr }
}

open class VNClassificationObservation: VNObservation {
  open var identifier: String { "" }
}

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// A request, which has no results once it was performed.
open class VNRequest: NSObject {
  private let completion: VNRequestCompletionHandler?
  open var usesCPUOnly = false
  open fileprivate(set) var isPerformed = false
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    completion = completionHandler
  }
  public override convenience init() { self.init(completionHandler: nil) }
  open func cancel() {}
  fileprivate func perform() {
    isPerformed = true
    completion?(self, nil)
  }
}

/// What requests of all kinds have; a kind of requests has results of its own type instead.
public protocol _VNResults: VNRequest {}

extension _VNResults {
  /// What was found; nil before the request was performed.
  public var results: [VNObservation]? { isPerformed ? [] : nil }
}

extension VNRequest: _VNResults {}

open class VNImageBasedRequest: VNRequest {
  /// The part of the picture, in shares of it.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

public enum VNRequestTextRecognitionLevel: Int, Sendable {
  case accurate, fast
}

open class VNRecognizeTextRequest: VNImageBasedRequest {
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages = ["en-US"], customWords: [String] = []
  open var usesLanguageCorrection = true, automaticallyDetectsLanguage = false
  open var minimumTextHeight: Float = 0
  public var results: [VNRecognizedTextObservation]? { isPerformed ? [] : nil }
}

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
  public var results: [VNFaceObservation]? { isPerformed ? [] : nil }
}

open class VNDetectBarcodesRequest: VNImageBasedRequest {
  open var symbologies: [VNBarcodeSymbology] = []
  public var results: [VNBarcodeObservation]? { isPerformed ? [] : nil }
}

open class VNDetectRectanglesRequest: VNImageBasedRequest {
  open var minimumConfidence: Float = 0, minimumSize: Float = 0.2, maximumObservations = 1
  public var results: [VNRectangleObservation]? { isPerformed ? [] : nil }
}

open class VNClassifyImageRequest: VNImageBasedRequest {
  public var results: [VNClassificationObservation]? { isPerformed ? [] : nil }
}

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A handler, which completes requests at once.
open class VNImageRequestHandler: NSObject {
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  open func perform(_ requests: [VNRequest]) throws {
    for request in requests { request.perform() }
  }
}
