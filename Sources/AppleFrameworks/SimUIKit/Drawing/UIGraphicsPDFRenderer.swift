// Documents that an app draws: their pages exist, with their sizes, and are empty.

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

/// An object that makes a document by drawing; it has its pages, and they are empty.
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
    let file = PDFFile(bounds: bounds, information: format.documentInfo)
    DrawnImages.begin(bounds.size)
    defer { DrawnImages.end() }
    actions(UIGraphicsPDFRendererContext(file, format))
    return file.data
  }

  /// Draws, and writes the document.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// What a document is drawn into: pages are counted, nothing is drawn.
public final class UIGraphicsPDFRendererContext: NSObject {
  private let file: PDFFile
  /// What the document says of itself.
  public let format: UIGraphicsPDFRendererFormat
  init(_ file: PDFFile, _ format: UIGraphicsPDFRendererFormat) {
    self.file = file
    self.format = format
  }
  /// The context of Core Graphics.
  public var cgContext: CGContext { CGContext(document: file) }
  /// The bounds of the page, in points.
  public var pdfContextBounds: CGRect {
    file.pages.last.map { CGRect(origin: .zero, size: $0) } ?? file.bounds
  }
  /// Begins a page of the usual size.
  public func beginPage() { file.beginPage() }
  /// Begins a page of a size, in points.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    file.beginPage(bounds)
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
  /// Creates a context that writes a document to a file when it is closed.
  ///
  /// - Parameter mediaBox: the bounds of a page, in points; by default those of US Letter.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    var information: [String: Any] = [:]
    for (key, value) in auxiliaryInfo ?? [:] {
      if let key = key as? String { information[key] = value }
    }
    let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
    self.init(
      document: PDFFile(
        bounds: mediaBox?.pointee ?? letter, address: url, information: information))
  }

  /// Begins a page.
  public func beginPDFPage(_ pageInfo: CFDictionary?) { document?.beginPage() }
  /// Ends the page.
  public func endPDFPage() {}
  /// Begins a page.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    document?.beginPage(mediaBox?.pointee)
  }
  /// Ends the page.
  public func endPage() {}
  /// Writes the document.
  public func closePDF() { document?.close() }
}
