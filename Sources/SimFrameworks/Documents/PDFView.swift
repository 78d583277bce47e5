// Documents of pages: boxes that keep what they are told. A document is not read, so it has no pages.

public import Foundation
public import SimUIKit

/// A document of pages; it is not read.
open class PDFDocument: NSObject {
  /// Where it lies.
  public let documentURL: URL?
  /// Creates a document of a file, which has to be there.
  public init?(url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    documentURL = url
  }
  /// Creates a document of data, which has to begin as such documents do.
  public init?(data: Data) {
    guard data.starts(with: Data("%PDF".utf8)) else { return nil }
    documentURL = nil
  }
  /// How many pages: none is known.
  open var pageCount: Int { 0 }
  /// A page; none is known.
  open func page(at index: Int) -> PDFPage? { nil }
}

/// A page; none is known.
open class PDFPage: NSObject {
  override init() {}
}

/// How pages lie.
public enum PDFDisplayMode: Int, Sendable {
  /// The ways.
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// Which way pages go.
public enum PDFDisplayDirection: Int, Sendable {
  /// The ways.
  case vertical, horizontal
}

/// A view of a document; it is a box.
@MainActor @preconcurrency
open class PDFView: UIView {
  /// The document.
  open var document: PDFDocument?
  /// How pages lie.
  open var displayMode = PDFDisplayMode.singlePageContinuous,
    displayDirection = PDFDisplayDirection.vertical
  /// How large they are.
  open var autoScales = false, scaleFactor: CGFloat = 1, minScaleFactor: CGFloat = 0.25,
    maxScaleFactor: CGFloat = 5
  /// Whether there is room between them.
  open var displaysPageBreaks = true
  /// How large they have to be to fill the box.
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  /// The page that is seen; none is known.
  open var currentPage: PDFPage? { nil }
  /// Shows them one after another as pages of a book.
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}
  /// Goes to a page.
  open func go(to page: PDFPage) {}
}
