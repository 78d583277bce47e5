// Markup in localised text: the inline part of CommonMark that `Text` shows: strong and emphasised text, code, text that is
// struck through (GitHub's), and links, which have the accent colour and can be tapped. What is interpolated is never markup. Blocks such as
// headings and lists are text, as they are for `Text`.

import Foundation

struct Markdown {
  /// Where a part stands that has a style of its own; a character that no text has.
  static let placeholder: Character = "\u{F8FE}"

  /// Whether a text may hold markup.
  static func isMarkup(_ string: String) -> Bool { string.utf8.contains(where: isSpecial) }

  /// The characters that mean something: `* _ ~ [ \` and the backtick.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == 0x2a || byte == 0x5f || byte == 0x60 || byte == 0x7e || byte == 0x5b || byte == 0x5c
  }

  /// A text that stands for itself within markup.
  static func escaped(_ string: String) -> String {
    guard isMarkup(string) else { return string }
    return string.reduce(into: "") { result, character in
      if let byte = character.asciiValue, isSpecial(byte) { result.append("\\") }
      result.append(character)
    }
  }

  /// Takes back what `escaped(_:)` did.
  static func unescaped(_ string: String) -> String {
    var isEscaped = false
    return string.reduce(into: "") { result, character in
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        isEscaped = false
        result.append(character)
      }
    }
  }

  /// What the marks around a part say of it.
  struct Style: Equatable {
    var isStrong = false
    var isEmphasised = false
    var isCode = false
    var isStruck = false
    /// Where a link leads.
    var link: String?

    fileprivate func applied(to text: Text) -> Text {
      var text = text
      if isStrong { text = text.bold() }
      if isEmphasised { text = text.italic() }
      guard let link else { return text }
      text = text.foregroundColor(.accentColor)
      guard let address = URL(string: link) else { return text }
      return Text(content: LinkContent(text, to: address))
    }
  }

  /// A part of one style: its characters, or what is embedded there.
  private enum Part {
    case plain(String, Style)
    case embedded(Text, Style)
  }

  private let characters: [Character]
  private var embedded: ArraySlice<Text>
  private var parts: [Part] = []
  private var plain = ""

  /// The texts of a marked-up string, one for each style.
  ///
  /// - Parameter embedded: what stands at the placeholders, in order.
  /// - Complexity: linear, except for openings that are never closed.
  static func texts(of string: String, embedded: [Text] = []) -> [Text] {
    read(string, embedded: embedded).map { part in
      switch part {
      case .plain(let string, let style): style.applied(to: Text(verbatim: string))
      case .embedded(let text, let style): style.applied(to: text)
      }
    }
  }

  /// The characters of a marked-up string with what is said of them, one for each style.
  static func runs(of string: String) -> [(string: String, style: Style)] {
    read(string, embedded: []).compactMap { part in
      if case .plain(let string, let style) = part { (string, style) } else { nil }
    }
  }

  private static func read(_ string: String, embedded: [Text]) -> [Part] {
    var markdown = Markdown(characters: Array(string), embedded: embedded[...])
    markdown.read(0..<markdown.characters.count, Style())
    return markdown.parts
  }

  private init(characters: [Character], embedded: ArraySlice<Text>) {
    self.characters = characters
    self.embedded = embedded
  }

  private mutating func finish(_ style: Style) {
    guard !plain.isEmpty else { return }
    parts.append(.plain(plain, style))
    plain = ""
  }

  private mutating func read(_ range: Range<Int>, _ style: Style) {
    var place = range.lowerBound
    while place < range.upperBound {
      place = step(place, in: range, style)
    }
    finish(style)
  }

  /// Reads what begins at a place, and gives the place behind it.
  private mutating func step(_ place: Int, in range: Range<Int>, _ style: Style) -> Int {
    let character = characters[place]
    switch character {
    case Self.placeholder where !embedded.isEmpty:
      finish(style)
      parts.append(.embedded(embedded.removeFirst(), style))
      return place + 1
    case "\\":
      guard place + 1 < range.upperBound, characters[place + 1].isPunctuationOfASCII else { break }
      plain.append(characters[place + 1])
      return place + 2
    case "*", "_", "~":
      if let next = emphasis(character, place, range, style) { return next }
    case "`":
      if let end = (place + 1..<range.upperBound).first(where: { characters[$0] == "`" }) {
        finish(style)
        var code = style
        code.isCode = true
        plain = String(characters[place + 1..<end])
        finish(code)
        return end + 1
      }
    case "[":
      if let next = link(place, range, style) { return next }
    case "^":
      if let next = attributed(place, range, style) { return next }
    default: break
    }
    plain.append(character)
    return place + 1
  }

  /// Text between one, two or three of a mark.
  private mutating func emphasis(
    _ mark: Character, _ place: Int, _ range: Range<Int>, _ style: Style
  ) -> Int? {
    var length = 1
    while length < 3, place + length < range.upperBound, characters[place + length] == mark {
      length += 1
    }
    guard mark != "~" || length == 2, place + length < range.upperBound,
      !characters[place + length].isWhitespace, mark != "_" || !isWord(place - 1)
    else { return nil }
    let start = place + length
    guard let end = closing(mark, length, start, range) else { return nil }
    finish(style)
    var inner = style
    if mark == "~" {
      inner.isStruck = true
    } else {
      if length != 2 { inner.isEmphasised = true }
      if length != 1 { inner.isStrong = true }
    }
    read(start..<end, inner)
    return end + length
  }

  /// The first place where this many marks close what was opened.
  private func closing(
    _ mark: Character, _ length: Int, _ start: Int, _ range: Range<Int>
  ) -> Int? {
    var place = start + 1
    while place + length <= range.upperBound {
      guard characters[place] == mark else {
        place += characters[place] == "\\" ? 2 : 1
        continue
      }
      var count = 0
      while place + count < range.upperBound, characters[place + count] == mark { count += 1 }
      if count == length, !characters[place - 1].isWhitespace,
        mark != "_" || !isWord(place + count)
      {
        return place
      }
      place += count
    }
    return nil
  }

  private func isWord(_ place: Int) -> Bool {
    characters.indices.contains(place)
      && (characters[place].isLetter || characters[place].isNumber)
  }

  /// A text in brackets with an address in parentheses.
  private mutating func link(_ place: Int, _ range: Range<Int>, _ style: Style) -> Int? {
    guard let (inside, behind) = brackets(place, range) else { return nil }
    finish(style)
    var inner = style
    inner.link = String(characters[behind])
    read(inside, inner)
    return behind.upperBound + 1
  }

  /// What is in the brackets at a place, and in the parentheses behind them.
  private func brackets(_ place: Int, _ range: Range<Int>) -> (Range<Int>, Range<Int>)? {
    guard place < range.upperBound, characters[place] == "[",
      let close = (place + 1..<range.upperBound).first(where: { characters[$0] == "]" }),
      close + 1 < range.upperBound, characters[close + 1] == "(",
      let end = (close + 2..<range.upperBound).first(where: { characters[$0] == ")" })
    else { return nil }
    return (place + 1..<close, close + 2..<end)
  }

  /// A text in brackets behind a caret with attributes in parentheses, which agrees with its number if they say so.
  private mutating func attributed(_ place: Int, _ range: Range<Int>, _ style: Style) -> Int? {
    guard let (inside, behind) = brackets(place + 1, range) else { return nil }
    finish(style)
    let known = parts.count
    read(inside, style)
    let attributes = characters[behind].filter { !$0.isWhitespace }
    guard String(attributes).contains("inflect:true") else { return behind.upperBound + 1 }
    let words = parts[known...].map { if case .plain(let string, _) = $0 { string } else { "" } }
    guard Inflection.isPlural(words.joined()) else { return behind.upperBound + 1 }
    for place in parts[known...].indices.reversed() {
      guard case .plain(let string, let style) = parts[place],
        let plural = Inflection.plural(ofLastWordIn: string)
      else { continue }
      parts[place] = .plain(plural, style)
      break
    }
    return behind.upperBound + 1
  }
}

extension Character {
  fileprivate var isPunctuationOfASCII: Bool {
    guard let value = asciiValue else { return false }
    return (0x21...0x2f).contains(value) || (0x3a...0x40).contains(value)
      || (0x5b...0x60).contains(value) || (0x7b...0x7e).contains(value)
  }
}
