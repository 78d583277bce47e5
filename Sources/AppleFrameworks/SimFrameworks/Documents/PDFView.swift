// PDF documents: page sizes are read from uncompressed files, and nothing is drawn.

public import Foundation
public import SimUIKit

/// A PDF document, of which only the page sizes are read.
open class PDFDocument: NSObject {
  public let documentURL: URL?
  private let pages: [PDFPage]
  private let data: Data
  /// Creates a document from a file, or returns nil if the file does not exist.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    documentURL = url
    self.data = data
    pages = PDFPage.pages(of: data)
  }
  /// Creates a document from data, or returns nil if the data do not begin with `%PDF`.
  public init?(data: Data) {
    guard data.starts(with: Data("%PDF".utf8)) else { return nil }
    documentURL = nil
    self.data = data
    pages = PDFPage.pages(of: data)
  }
  /// The number of pages; pages in compressed object streams are not counted.
  open var pageCount: Int { pages.count }
  /// Returns a page; pages in compressed object streams are not found.
  open func page(at index: Int) -> PDFPage? {
    pages.indices.contains(index) ? pages[index] : nil
  }
  open func dataRepresentation() -> Data? { data }
}

public enum PDFDisplayBox: Int, Sendable {
  /// The boxes of a page, which are all equal here.
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page, of which only the size is known.
open class PDFPage: NSObject {
  private let size: CGSize
  init(size: CGSize) { self.size = size }
  open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: size) }
  open var string: String? { nil }
  open var label: String? { nil }
  /// Returns an image of the size, without pixels.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in }
  }

  /// Returns the pages whose objects are uncompressed, each with the size of its `MediaBox`.
  static func pages(of data: Data) -> [PDFPage] {
    let text = String(decoding: data, as: UTF8.self)
    return text.matches(of: #/\/Type\s*\/Page\b(?!s)[^>]*/#).map { match in
      let box = match.output.firstMatch(of: #/\/MediaBox\s*\[\s*\S+\s+\S+\s+(\S+?)\s+(\S+?)\s*\]/#)
      let width = box.flatMap { Double($0.output.1) } ?? 612
      let height = box.flatMap { Double($0.output.2) } ?? 792
      return PDFPage(size: CGSize(width: width, height: height))
    }
  }
}

public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

public enum PDFDisplayDirection: Int, Sendable {
  case vertical, horizontal
}

@MainActor @preconcurrency
open class PDFView: UIView {
  open var document: PDFDocument?
  open var displayMode = PDFDisplayMode.singlePageContinuous,
    displayDirection = PDFDisplayDirection.vertical
  open var autoScales = false, scaleFactor: CGFloat = 1, minScaleFactor: CGFloat = 0.25,
    maxScaleFactor: CGFloat = 5
  open var displaysPageBreaks = true
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var currentPage: PDFPage? { nil }
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}
  open func go(to page: PDFPage) {}
}
