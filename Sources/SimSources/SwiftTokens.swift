// Where words, strings and comments of a Swift file are. Nothing is parsed: what is no word, string, comment or space is a sign of one byte.
//
// Strings with what they interpolate are one token, and so are regular expressions: a mark of one inside the other opens nothing.

/// The tokens of a Swift file, which together are the whole file.
struct SwiftTokens {
  enum Kind { case word, sign, string, comment, space, newline }

  struct Token {
    let kind: Kind
    /// The place in the bytes of the file.
    let range: Range<Int>
    /// The line, from 1.
    let line: Int
  }

  /// A string, a comment or a regular expression that does not end.
  struct Unfinished: Error {}

  private(set) var tokens: [Token] = []
  private let bytes: [UInt8]

  /// Reads a file.
  ///
  /// - Throws: `Unfinished` if the file ends before something that it opened.
  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    var (index, line) = (0, 1)
    var last: Token?
    while index < bytes.count {
      let (kind, end) = try next(index, after: last)
      let token = Token(kind: kind, range: index..<end, line: line)
      tokens.append(token)
      if kind != .space && kind != .comment && kind != .newline { last = token }
      line += newlines(in: index..<end)
      index = end
    }
  }

  private func next(_ index: Int, after last: Token?) throws -> (Kind, Int) {
    let byte = bytes[index]
    if Self.isNewline(byte) { return (.newline, index + (has("\r\n", at: index) ? 2 : 1)) }
    if Self.isSpace(byte) { return (.space, end(index) { Self.isSpace($0) }) }
    if Self.isWord(byte) { return (.word, end(index) { Self.isWord($0) }) }
    if byte == UInt8(ascii: "`"), let end = endOfQuotedName(index) { return (.word, end) }
    if has("//", at: index) { return (.comment, end(index) { !Self.isNewline($0) }) }
    if has("/*", at: index) { return (.comment, try endOfComment(index)) }
    if let end = try endOfLiteral(index) { return (.string, end) }
    if byte == UInt8(ascii: "/"), opensExpression(last), let end = endOfPattern(index) {
      return (.string, end)
    }
    return (.sign, index + 1)
  }

  /// The number of line breaks in a part of the file; a carriage return before a line feed belongs to it.
  private func newlines(in range: Range<Int>) -> Int {
    range.reduce(0) { count, index in
      Self.isNewline(bytes[index]) && !has("\r\n", at: index) ? count + 1 : count
    }
  }

  static func isNewline(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == 0x0B || byte == 0x0C
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private func has(_ text: StaticString, at index: Int) -> Bool {
    index + text.utf8CodeUnitCount <= bytes.count
      && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  private func end(_ start: Int, while isPart: (UInt8) -> Bool) -> Int {
    bytes[start...].firstIndex { !isPart($0) } ?? bytes.count
  }

  private func endOfQuotedName(_ start: Int) -> Int? {
    let line = bytes[(start + 1)...].prefix { !Self.isNewline($0) }
    return line.firstIndex(of: UInt8(ascii: "`")).map { $0 + 1 }
  }

  private func endOfComment(_ start: Int) throws -> Int {
    var (index, depth) = (start + 2, 1)
    while depth > 0 {
      guard index < bytes.count else { throw Unfinished() }
      let (opens, closes) = (has("/*", at: index), has("*/", at: index))
      depth += opens ? 1 : closes ? -1 : 0
      index += opens || closes ? 2 : 1
    }
    return index
  }

  /// The number signs at a place.
  private func hashes(at index: Int) -> Int {
    bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
  }

  /// The end of a string, or of a regular expression between number signs.
  private func endOfLiteral(_ start: Int) throws -> Int? {
    let hashes = hashes(at: start)
    let mark = start + hashes
    if has("\"", at: mark) { return try endOfString(mark, hashes: hashes) }
    guard hashes > 0, has("/", at: mark) else { return nil }
    var index = mark + 1
    while index < bytes.count {
      if has("/", at: index), self.hashes(at: index + 1) >= hashes { return index + 1 + hashes }
      index += has("\\", at: index) ? 2 : 1
    }
    throw Unfinished()
  }

  /// - Parameter mark: where the first quotation mark is, after the number signs.
  private func endOfString(_ mark: Int, hashes: Int) throws -> Int {
    let isLong = has("\"\"\"", at: mark)
    var index = mark + (isLong ? 3 : 1)
    while index < bytes.count {
      if has("\\", at: index), self.hashes(at: index + 1) >= hashes {
        let next = index + 1 + hashes
        index = has("(", at: next) ? try endOfBrackets(next) : next + 1
      } else if isLong ? has("\"\"\"", at: index) : has("\"", at: index) {
        let end = index + (isLong ? 3 : 1)
        if self.hashes(at: end) >= hashes { return end + hashes }
        index += 1
      } else if !isLong, Self.isNewline(bytes[index]) {
        return index
      } else {
        index += 1
      }
    }
    if isLong { throw Unfinished() }
    return bytes.count
  }

  private func endOfBrackets(_ start: Int) throws -> Int {
    var (index, depth) = (start + 1, 1)
    while index < bytes.count {
      if has("(", at: index) { depth += 1 }
      if has(")", at: index) { depth -= 1 }
      if depth == 0 { return index + 1 }
      index = try next(index, after: nil).1
    }
    throw Unfinished()
  }

  /// Whether a value may follow: a slash after one is a division.
  private func opensExpression(_ last: Token?) -> Bool {
    guard let last else { return true }
    let text = String(decoding: bytes[last.range], as: UTF8.self)
    switch last.kind {
    case .word: return ["return", "in", "case", "try", "await", "else", "where"].contains(text)
    case .sign: return "([{,:;=!&|?~".contains(text)
    case .string, .comment, .space, .newline: return false
    }
  }

  /// The end of a regular expression between slashes, which ends on its line and begins with no space.
  private func endOfPattern(_ start: Int) -> Int? {
    let first = start + 1
    guard first < bytes.count, !Self.isSpace(bytes[first]), !has(")", at: first) else { return nil }
    var (index, isInClass) = (first, false)
    while index < bytes.count, !Self.isNewline(bytes[index]) {
      if has("[", at: index) { isInClass = true }
      if has("]", at: index) { isInClass = false }
      if has("/", at: index), !isInClass { return index + 1 }
      index += has("\\", at: index) ? 2 : 1
    }
    return nil
  }
}
