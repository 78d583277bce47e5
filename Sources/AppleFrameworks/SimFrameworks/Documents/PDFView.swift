// Documents of pages: boxes that keep what they are told. A document is not read, so it has no pages.

public import Foundation
public import SimUIKit

/// A document of pages; it is not read.
open class PDFDocument: NSObject {
  public let documentURL: URL?
  private let pages: [PDFPage]
  private let data: Data
  /// Creates a document of a file, which has to be there.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    documentURL = url
    self.data = data
    pages = PDFPage.pages(of: data)
  }
  /// Creates a document of data, which has to begin as such documents do.
  public init?(data: Data) {
    guard data.starts(with: Data("%PDF".utf8)) else { return nil }
    documentURL = nil
    self.data = data
    pages = PDFPage.pages(of: data)
  }
  /// How many pages; those of packed objects are not known.
  open var pageCount: Int { pages.count }
  /// A page; those of packed objects are not known.
  open func page(at index: Int) -> PDFPage? {
    pages.indices.contains(index) ? pages[index] : nil
  }
  open func dataRepresentation() -> Data? { data }
}

/// Which edges of a page are meant.
public enum PDFDisplayBox: Int, Sendable {
  /// The boxes; a page here has one.
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page: its size; what is on it is not known.
open class PDFPage: NSObject {
  private let size: CGSize
  init(size: CGSize) { self.size = size }
  open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: size) }
  open var string: String? { nil }

  /// The pages whose objects stand in a file as text, each with the box that it says.
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

/// A view of a document; it is a box.
@MainActor @preconcurrency
open class PDFView: UIView {
  open var document: PDFDocument?
  open var displayMode = PDFDisplayMode.singlePageContinuous,
    displayDirection = PDFDisplayDirection.vertical
  open var autoScales = false, scaleFactor: CGFloat = 1, minScaleFactor: CGFloat = 0.25,
    maxScaleFactor: CGFloat = 5
  open var displaysPageBreaks = true
  /// How large they have to be to fill the box.
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  /// The page that is seen; none is known.
  open var currentPage: PDFPage? { nil }
  /// Shows them one after another as pages of a book.
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}
  open func go(to page: PDFPage) {}
}
