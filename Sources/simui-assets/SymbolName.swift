// What Xcode calls the symbol of an asset: the words of its name in camel case, without "Color" or "Image" at the end.

/// The name of a symbol.
struct SymbolName {
  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "true", "try", "var", "where", "while",
  ]

  /// The name as code writes it.
  let text: String

  /// The symbol of an asset.
  init(_ name: String, dropping suffix: String) {
    var words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    if var last = words.last, last.hasSuffix(suffix), words.count > 1 || last.count > suffix.count {
      last.removeLast(suffix.count)
      words[words.count - 1] = last
    }
    let joined =
      words.filter { !$0.isEmpty }.enumerated()
      .map { $0.offset == 0 ? Self.small($0.element) : Self.capital($0.element) }.joined()
    let safe = joined.first?.isNumber == true || joined.isEmpty ? "_" + joined : joined
    text = Self.keywords.contains(safe) ? "`\(safe)`" : safe
  }

  /// The type of a folder that provides a namespace.
  static func namespace(_ name: String) -> String {
    let joined = name.split { !($0.isLetter || $0.isNumber) }.map { capital(String($0)) }.joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  private static func capital(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Leading capitals become lower case, except the one that begins the next word: `ABCIcon` is
  /// `abcIcon`.
  private static func small(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    guard capitals > 1, capitals < word.count else {
      return capitals == word.count
        ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    let isWordNext = word.dropFirst(capitals).first?.isLowercase == true
    let count = isWordNext ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
