// Reads Swift text only as far as the rules need: where comments and string literals are.
//
// A rule that forbids a call must not stumble over a sentence that speaks of it. What is removed
// leaves its line breaks behind, so that line numbers stay true.

/// Removes from Swift text what is not code.
enum SwiftCode {
  /// The text with comments removed and string literals emptied; line breaks are kept.
  ///
  /// Code inside an interpolation is removed together with its literal.
  static func withoutCommentsAndStrings(_ text: String) -> String {
    var scanner = Scanner(rest: Array(text.utf8)[...])
    while let byte = scanner.rest.first {
      if scanner.starts(with: "//") {
        scanner.skipLineComment()
      } else if scanner.starts(with: "/*") {
        scanner.skipBlockComment()
      } else if let quote = scanner.openingQuote() {
        scanner.skipString(quote)
      } else {
        scanner.code.append(byte)
        scanner.copyPlain()
      }
    }
    return String(decoding: scanner.code, as: UTF8.self)
  }

  private static let newline = UInt8(ascii: "\n")

  /// How a string literal opened.
  private struct Quote {
    var marks: Int
    var hashes: Int
    var closing: String {
      String(repeating: "\"", count: marks) + String(repeating: "#", count: hashes)
    }
  }

  private struct Scanner {
    var rest: ArraySlice<UInt8>
    var code: [UInt8] = []

    func starts(with word: String) -> Bool { rest.starts(with: word.utf8) }

    /// Copies what follows the first byte, up to where a comment or a literal may begin.
    mutating func copyPlain() {
      let plain = rest.dropFirst().prefix {
        $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "#")
      }
      code += plain
      rest = rest[plain.endIndex...]
    }

    mutating func skipLineComment() {
      rest = rest.drop { $0 != newline }
    }

    /// Drops the next bytes, keeping a line break.
    mutating func drop(_ count: Int = 1) {
      for byte in rest.prefix(count) where byte == newline { code.append(byte) }
      rest = rest.dropFirst(count)
    }

    mutating func skipBlockComment() {
      var depth = 0
      repeat {
        if starts(with: "/*") {
          depth += 1
          drop(2)
        } else if starts(with: "*/") {
          depth -= 1
          drop(2)
        } else {
          drop()
        }
      } while depth > 0 && !rest.isEmpty
    }

    func openingQuote() -> Quote? {
      guard rest.first == UInt8(ascii: "\"") || rest.first == UInt8(ascii: "#") else { return nil }
      let hashes = rest.prefix { $0 == UInt8(ascii: "#") }.count
      let after = rest.dropFirst(hashes)
      if after.starts(with: "\"\"\"".utf8) { return Quote(marks: 3, hashes: hashes) }
      if after.starts(with: "\"".utf8) { return Quote(marks: 1, hashes: hashes) }
      return nil
    }

    mutating func skipString(_ quote: Quote) {
      drop(quote.hashes + quote.marks)
      let escape = "\\" + String(repeating: "#", count: quote.hashes)
      let closing = quote.closing
      while !rest.isEmpty, !starts(with: closing) {
        if quote.marks == 1, rest.first == newline { break }
        drop(starts(with: escape) ? escape.utf8.count + 1 : 1)
      }
      if starts(with: closing) { drop(closing.utf8.count) }
      code += "\"\"".utf8
    }
  }
}
