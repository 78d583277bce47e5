// PDF documents: what is drawn on a page is not kept, but the file is valid, with as many pages as were begun, in their sizes.

import Foundation

/// A document that is being written.
final class PDFFile {
  /// The sizes of the pages, in points.
  private(set) var pages: [CGSize] = []
  private let usual: CGRect
  private let address: URL?
  /// What the document says of itself, such as its title.
  private let information: [String: String]

  /// Begins a document.
  ///
  /// - Parameter address: where it is written when it is closed.
  init(bounds: CGRect, address: URL? = nil, information: [String: Any] = [:]) {
    usual = bounds
    self.address = address
    self.information = information.compactMapValues { $0 as? String }
  }

  /// The bounds of a page that nothing else is said of, in points.
  var bounds: CGRect { usual }

  func beginPage(_ bounds: CGRect? = nil) { pages.append((bounds ?? usual).size) }

  func close() { if let address { try? data.write(to: address) } }

  /// The file, by the form of version 1.3.
  var data: Data {
    var objects = ["<< /Type /Catalog /Pages 2 0 R >>"]
    let kids = pages.indices.map { "\($0 + 4) 0 R" }.joined(separator: " ")
    objects.append("<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>")
    let entries = information.sorted { $0.key < $1.key }
      .map { "/\($0.key) (\(Self.escaped($0.value)))" }.joined(separator: " ")
    objects.append("<< \(entries) >>")
    objects += pages.map { size in
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(size.width) \(size.height)] >>"
    }
    var text = "%PDF-1.3\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      text += String(repeating: "0", count: 10 - "\(offset)".count) + "\(offset) 00000 n \n"
    }
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R /Info 3 0 R >>\n"
    text += "startxref\n\(table)\n%%EOF\n"
    return Data(text.utf8)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("(", with: "\\(").replacing(")", with: "\\)")
  }
}
