// PDF rendering. The drawing code runs, and the document is empty.

public import Foundation

public let kCGPDFContextCreator = "Creator"
public let kCGPDFContextAuthor = "Author"
public let kCGPDFContextTitle = "Title"
public let kCGPDFContextSubject = "Subject"
public let kCGPDFContextKeywords = "Keywords"
public let kCGPDFContextMediaBox = "MediaBox"

open class UIGraphicsPDFRendererFormat: NSObject {
  open var documentInfo: [String: Any] = [:]
  public class func `default`() -> UIGraphicsPDFRendererFormat { .init() }
}

/// A PDF renderer, whose documents are empty.
open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsPDFRendererFormat

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .default()) {
    self.bounds = bounds
    self.format = format
  }

  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    DrawnImages.begin(bounds.size)
    defer { DrawnImages.end() }
    actions(UIGraphicsPDFRendererContext(bounds, format))
    return Data()
  }

  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

public final class UIGraphicsPDFRendererContext: NSObject {
  private let usualBounds: CGRect
  public let format: UIGraphicsPDFRendererFormat
  init(_ bounds: CGRect, _ format: UIGraphicsPDFRendererFormat) {
    (usualBounds, pdfContextBounds) = (bounds, bounds)
    self.format = format
  }
  public var cgContext: CGContext { CGContext() }
  /// The bounds of the page in points.
  public private(set) var pdfContextBounds: CGRect
  public func beginPage() { pdfContextBounds = usualBounds }
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
  }
  public func addDestination(withName name: String, at point: CGPoint) {}
  public func setURL(_ url: URL, for rect: CGRect) {}
  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
}

extension CGContext {
  /// Creates a context that writes no file.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    self.init()
  }

  public func beginPDFPage(_ pageInfo: CFDictionary?) {}
  public func endPDFPage() {}
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
  public func endPage() {}
  public func closePDF() {}
}
