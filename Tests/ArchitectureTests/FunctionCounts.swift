// How many functions a type has that a reader of it has to know: those of the type itself and of all its extensions, without
// those that users call.

/// Counts the functions of types.
enum FunctionCounts {
  /// The most functions that a type may have.
  static let most = 60

  /// Types with more functions, and how many they have.
  ///
  /// None of the numbers may rise, and no type may join. A number that falls is written down here.
  static let exceptions = ["ViewRuntime": 97, "RowHost": 76]

  /// The number of functions of each type with its extensions; nested types have names with dots.
  static func byType(in files: [SourceFile]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for file in files {
      var reader = Reader()
      for word in words(of: file.code) { reader.read(word) }
      counts.merge(reader.counts, uniquingKeysWith: +)
    }
    return counts
  }

  /// The words and braces of a text in order; a word contains its dots.
  private static func words(of code: String) -> [Substring.UTF8View] {
    code.utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "{"), UInt8(ascii: "}"):
        false
      default: true
      }
    }
  }

  private struct Reader {
    var counts: [String: Int] = [:]
    /// The enclosing braces: the name of a type, or nil for anything else.
    private var scopes: [String?] = []
    private var declared: String?
    private var namesType = false
    private var namesFunction = false
    private var isPublic = false

    mutating func read(_ text: Substring.UTF8View) {
      var word = String(Substring(text))
      // A brace may follow a word without a space, or another brace.
      while let brace = word.firstIndex(where: { $0 == "{" || $0 == "}" }) {
        if brace > word.startIndex { read(word: String(word[..<brace])) }
        word[brace] == "{" ? open() : close()
        word = String(word[word.index(after: brace)...])
      }
      if !word.isEmpty { read(word: word) }
    }

    private mutating func open() {
      scopes.append(declared)
      declared = nil
      isPublic = false
    }

    private mutating func close() {
      _ = scopes.popLast()
      isPublic = false
    }

    private mutating func read(word: String) {
      let isName = namesType && word.first.map { $0.isUppercase || $0 == "_" } == true
      namesType = false
      defer { namesFunction = word == "func" }
      switch word {
      case _ where isName: declared = word
      // Functions may be named as a keyword.
      case _ where namesFunction: break
      case "class", "struct", "enum", "actor", "extension", "protocol": namesType = true
      case "public", "open": isPublic = true
      case "func":
        if !isPublic, scopes.last != .some(nil), !scopes.isEmpty {
          counts[scopes.compactMap(\.self).joined(separator: "."), default: 0] += 1
        }
        declared = nil
        isPublic = false
      case "var", "let", "init", "subscript", "typealias", "case": isPublic = false
      default: break
      }
    }
  }
}
