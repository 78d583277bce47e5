// The contents of an HTML page, as a text with attributes: the words with white space collapsed, a line for each block, bold and
// italic type, links, underlined and struck-through text. What WebKit does beyond that, with styles and pictures, is not done.

import Foundation

/// Reads a page of HTML.
struct HTMLText {
  /// The text.
  private(set) var text = NSMutableAttributedString(string: "")
  private var open: [String] = []
  private var links: [URL?] = []
  private var skipped = 0
  private var endsBlock = false
  private var isAtStart = true

  /// Blocks, each of which is a line of its own.
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table",
    "tr", "section", "article", "header", "footer", "body", "html",
  ]
  /// What is in a page and not on it.
  private static let unseen: Set<String> = ["head", "script", "style", "title"]
  /// Elements that hold nothing.
  private static let empty: Set<String> = ["br", "hr", "img", "meta", "link", "input"]
  /// Names of characters.
  private static let entities: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "copy": "©",
    "reg": "®", "trade": "™", "deg": "°", "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•",
    "middot": "·",
    "times": "×", "euro": "€", "pound": "£", "frac12": "½", "frac14": "¼", "frac34": "¾",
    "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ouml": "ö", "auml": "ä",
    "uuml": "ü", "szlig": "ß",
  ]

  /// Reads a whole page.
  init(_ page: String) {
    var rest = Substring(page)
    while let first = rest.first {
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
      } else if first == "<", let end = rest.firstIndex(of: ">") {
        tag(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
      } else {
        let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
        add(Self.decoded(rest[..<end]))
        rest = rest[end...]
      }
    }
    if endsBlock { append("\n") }
  }

  private mutating func tag(_ content: Substring) {
    let isEnd = content.first == "/"
    let body = isEnd ? content.dropFirst() : content
    let name = String(body.prefix { $0.isLetter || $0.isNumber }).lowercased()
    if Self.unseen.contains(name) {
      skipped = max(0, skipped + (isEnd ? -1 : 1))
      return
    }
    if Self.blocks.contains(name) { endsBlock = !isAtStart }
    if name == "br" {
      append("\u{2028}")
    } else if isEnd {
      guard let index = open.lastIndex(of: name) else { return }
      open.remove(at: index)
      if name == "a" { _ = links.popLast() }
    } else if !Self.empty.contains(name), !name.isEmpty {
      open.append(name)
      if name == "a" { links.append(Self.attribute("href", of: body).flatMap { URL(string: $0) }) }
      if name == "li" { add("\t•\t", isVerbatim: true) }
    }
  }

  private mutating func add(_ words: String, isVerbatim: Bool = false) {
    guard skipped == 0 else { return }
    var words = words
    if !isVerbatim, !open.contains("pre") {
      let parts = words.split { $0 != "\u{a0}" && $0.isWhitespace }
      let startsApart = words.first.map { $0 != "\u{a0}" && $0.isWhitespace } ?? false
      let endsApart = words.last.map { $0 != "\u{a0}" && $0.isWhitespace } ?? false
      guard !parts.isEmpty else {
        if !isAtStart, !endsBlock, !words.isEmpty, !endsWithSpace { append(" ") }
        return
      }
      words = parts.joined(separator: " ") + (endsApart ? " " : "")
      if startsApart, !isAtStart, !endsBlock, !endsWithSpace { words = " " + words }
    }
    if endsBlock {
      trimSpace()
      append("\n")
      endsBlock = false
    }
    append(words)
    isAtStart = false
  }

  private var endsWithSpace: Bool { text.string.last.map(\.isWhitespace) ?? true }

  private mutating func trimSpace() {
    guard text.string.hasSuffix(" ") else { return }
    text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1))
  }

  private func append(_ words: String) {
    var values: [NSAttributedString.Key: Any] = [.font: font]
    if let link = links.last ?? nil { values[.link] = link }
    if open.contains("u") || open.contains("a") {
      values[.underlineStyle] = NSUnderlineStyle.single.rawValue
    }
    if !Set(["s", "del", "strike"]).isDisjoint(with: open) {
      values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
    }
    text.append(NSAttributedString(string: words, attributes: values))
  }

  /// The type: Times in 12 points, as in pages without styles, and headings as browsers set them.
  private var font: UIFont {
    let headings: [String: CGFloat] = [
      "h1": 24, "h2": 18, "h3": 14.04, "h4": 12, "h5": 9.96, "h6": 8.04,
    ]
    let size = open.lazy.compactMap { headings[$0] }.first
    let isBold = size != nil || !Set(["b", "strong", "th"]).isDisjoint(with: open)
    let isItalic = !Set(["i", "em", "cite"]).isDisjoint(with: open)
    let face =
      isBold
      ? isItalic ? "TimesNewRomanPS-BoldItalicMT" : "TimesNewRomanPS-BoldMT"
      : isItalic ? "TimesNewRomanPS-ItalicMT" : "TimesNewRomanPSMT"
    return UIFont(_name: face, size: size ?? 12, weight: isBold ? .bold : .regular)
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    guard let start = tag.range(of: name + "=", options: .caseInsensitive)?.upperBound,
      let quote = tag[start...].first
    else { return nil }
    if quote == "\"" || quote == "'" {
      return decoded(tag[tag.index(after: start)...].prefix { $0 != quote })
    }
    return decoded(tag[start...].prefix { !$0.isWhitespace })
  }

  private static func decoded(_ words: Substring) -> String {
    guard words.contains("&") else { return String(words) }
    var result = ""
    var rest = words
    while let first = rest.first {
      if first == "&", let end = rest.prefix(10).firstIndex(of: ";"),
        let character = character(rest[rest.index(after: rest.startIndex)..<end])
      {
        result.append(character)
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static func character(_ name: Substring) -> Character? {
    guard name.first == "#" else { return entities[String(name)] }
    let digits = name.dropFirst()
    let code =
      digits.first.map { "xX".contains($0) } == true
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
