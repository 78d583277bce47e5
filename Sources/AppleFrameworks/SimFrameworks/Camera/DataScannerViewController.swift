// The scanner of codes and texts on a device without a camera: it cannot start.

public import Foundation
public import SimUIKit

@MainActor @preconcurrency
open class DataScannerViewController: UIViewController {
  public enum QualityLevel: Sendable {
    case balanced, fast, accurate
  }
  public enum TextContentType: Sendable {
    case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber,
      telephoneNumber, URL, currency
  }
  public enum ScanningUnavailable: Error, Sendable {
    case cameraRestricted, unsupported
  }
  public struct RecognizedDataType: Hashable, Sendable {
    private let name: String
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self {
      Self(name: "barcode")
    }
    public static func text(
      languages: [String] = [], textContentType: TextContentType? = nil
    ) -> Self { Self(name: "text") }
  }
  public static var isSupported: Bool { false }
  public static var isAvailable: Bool { false }
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  open var isScanning: Bool { false }
  open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }
  open var zoomFactor = 1.0
  /// The part of the view in which is scanned; all of it if there is none.
  open var regionOfInterest: CGRect?
  open var overlayContainerView: UIView { view }
  public convenience init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) { self.init(nibName: nil, bundle: nil) }
  open func startScanning() throws { throw ScanningUnavailable.unsupported }
  open func stopScanning() {}
  open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}

/// What was found; nothing ever is.
public enum RecognizedItem: Identifiable, Sendable {
  public struct Text: Identifiable, Sendable {
    public let id: UUID
    public let transcript: String
  }
  public struct Barcode: Identifiable, Sendable {
    public let id: UUID
    public let payloadStringValue: String?
  }
  case text(Text)
  case barcode(Barcode)
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let barcode): barcode.id
    }
  }
}

/// The methods of a scanner's delegate, none of which is called.
@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {
  }
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
