// Documents as attributed strings. Of HTML the text is read, with its paragraphs, lists, links, and what is bold or slanted;
// sizes, colors, tables and pictures are left out. Of RTF nothing is read.

public import Foundation
import SimViews

extension NSAttributedString {
  /// What a document is written in.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text alone.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// RTF.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// RTF with pictures.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }
  /// What a reader of a document is told.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What the document is written in.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// How its characters are written.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// What text looks like that says nothing of it.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// Where addresses begin.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// Creates an attributed string from a document.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) }
    guard let text = String(data: data, encoding: encoding ?? .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type = options[.documentType]
    switch (type as? DocumentType)?.rawValue ?? type as? String {
    case DocumentType.html.rawValue:
      self.init(attributedString: MarkupReader(text).read())
    case DocumentType.rtf.rawValue, DocumentType.rtfd.rawValue:
      throw CocoaError(.fileReadUnknown)
    default: self.init(string: text)
    }
  }
}

/// Reads HTML.
private struct MarkupReader {
  private let text: Substring
  private let result = NSMutableAttributedString(string: "")
  /// Whether white space was read that is shown once something follows.
  private var hasSpace = false
  private var bold = 0
  private var slanted = 0
  private var hidden = 0
  private var links: [URL?] = []
  /// The number of the next entry of each list, or nil where entries have points.
  private var lists: [Int?] = []

  init(_ text: String) { self.text = text[...] }

  private static let blocks: Set<Substring> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "tr", "table",
    "section", "article", "header", "footer", "pre",
  ]

  consuming func read() -> NSAttributedString {
    var rest = text
    while !rest.isEmpty {
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
      } else if rest.first == "<", let end = rest.firstIndex(of: ">") {
        tag(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
      } else {
        let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
        append(Self.decoded(rest[..<end]))
        rest = rest[end...]
      }
    }
    return result
  }

  private var isAtLineStart: Bool { result.string.isEmpty || result.string.hasSuffix("\n") }

  private mutating func append(_ text: String) {
    guard hidden == 0 else { return }
    for word in text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace)
      .enumerated()
    {
      if word.offset > 0 { hasSpace = true }
      guard !word.element.isEmpty else { continue }
      add((hasSpace && !isAtLineStart ? " " : "") + word.element)
      hasSpace = false
    }
  }

  private func add(_ text: String) {
    var values: [NSAttributedString.Key: Any] = [:]
    let font = UIFont.systemFont(ofSize: 12, weight: bold > 0 ? .bold : .regular)
    values[.font] = slanted > 0 ? UIFont.italicSystemFont(ofSize: 12) : font
    if let link = links.last ?? nil { values[.link] = link }
    result.append(NSAttributedString(string: text, attributes: values))
  }

  private mutating func endLine() {
    hasSpace = false
    if !isAtLineStart { add("\n") }
  }

  private mutating func tag(_ tag: Substring) {
    let isEnd = tag.hasPrefix("/")
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    let step = isEnd ? -1 : 1
    switch name {
    case "br": add("\n")
    case "b", "strong", "th": bold = max(0, bold + step)
    case "i", "em": slanted = max(0, slanted + step)
    case "style", "script", "head", "title": hidden = max(0, hidden + step)
    case "a":
      if isEnd { _ = links.popLast() } else { links.append(Self.target(of: tag)) }
    default: break
    }
    guard Self.blocks.contains(name[...]) else { return }
    endLine()
    if name.hasPrefix("h"), name.count == 2 { bold = max(0, bold + step) }
    switch (name, isEnd) {
    case ("ul", false): lists.append(nil)
    case ("ol", false): lists.append(1)
    case ("ul", true), ("ol", true): _ = lists.popLast()
    case ("li", false):
      guard let number = lists.last else { break }
      add(number.map { "\t\($0).\t" } ?? "\t•\t")
      if let number { lists[lists.count - 1] = number + 1 }
    default: break
    }
  }

  private static func target(of tag: Substring) -> URL? {
    guard let match = tag.firstMatch(of: #/href\s*=\s*["']([^"']*)["']/#) else { return nil }
    return URL(string: decoded(match.1))
  }

  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "ndash": "–", "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "copy": "©", "reg": "®", "euro": "€", "bull": "•", "middot": "·",
  ]

  /// Text with its references to characters resolved.
  private static func decoded(_ text: Substring) -> String {
    String(text).replacing(#/&(#x[0-9a-fA-F]+|#[0-9]+|[a-zA-Z]+);/#) { match in
      let name = match.1
      if name.hasPrefix("#") {
        let isHex = name.dropFirst().first == "x"
        let code = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
        return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? String(match.0)
      }
      return names[String(name)] ?? String(match.0)
    }
  }
}
