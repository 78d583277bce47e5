// Documents that an app draws: its code runs, and the document is empty.

public import Foundation

/// What wrote a document.
public let kCGPDFContextCreator = "Creator"
/// Who wrote a document.
public let kCGPDFContextAuthor = "Author"
/// What a document is called.
public let kCGPDFContextTitle = "Title"
/// What a document is about.
public let kCGPDFContextSubject = "Subject"
/// Words to find a document by.
public let kCGPDFContextKeywords = "Keywords"
/// The bounds of a page.
public let kCGPDFContextMediaBox = "MediaBox"

/// What a document says of itself.
open class UIGraphicsPDFRendererFormat: NSObject {
  /// Its title, author and the like.
  open var documentInfo: [String: Any] = [:]
  /// The usual format: nothing is said.
  public class func `default`() -> UIGraphicsPDFRendererFormat { .init() }
}

/// An object that makes a document by drawing; the document is empty.
open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  /// What the document says of itself.
  public let format: UIGraphicsPDFRendererFormat

  /// Creates a renderer for pages of a size, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .default()) {
    self.bounds = bounds
    self.format = format
  }

  /// Draws, and makes the document.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    DrawnImages.begin(bounds.size)
    defer { DrawnImages.end() }
    actions(UIGraphicsPDFRendererContext(bounds, format))
    return Data()
  }

  /// Draws, and writes the document.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// What a document is drawn into: nothing is drawn.
public final class UIGraphicsPDFRendererContext: NSObject {
  private let usualBounds: CGRect
  /// What the document says of itself.
  public let format: UIGraphicsPDFRendererFormat
  init(_ bounds: CGRect, _ format: UIGraphicsPDFRendererFormat) {
    (usualBounds, pdfContextBounds) = (bounds, bounds)
    self.format = format
  }
  /// The context of Core Graphics.
  public var cgContext: CGContext { CGContext() }
  /// The bounds of the page, in points.
  public private(set) var pdfContextBounds: CGRect
  /// Begins a page of the usual size.
  public func beginPage() { pdfContextBounds = usualBounds }
  /// Begins a page of a size, in points.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
  }
  /// Makes a place where a link leads to; noted.
  public func addDestination(withName name: String, at point: CGPoint) {}
  /// Makes a part of a page a link; noted.
  public func setURL(_ url: URL, for rect: CGRect) {}
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) {}
}

extension CGContext {
  /// Creates a context for the pages of a document; no file is written.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    self.init()
  }

  /// Begins a page.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {}
  /// Ends the page.
  public func endPDFPage() {}
  /// Begins a page.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
  /// Ends the page.
  public func endPage() {}
  /// Ends the document.
  public func closePDF() {}
}
