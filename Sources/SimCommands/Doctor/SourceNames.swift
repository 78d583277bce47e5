// The names in a Swift file, found without a parser: words that follow a dot or an at sign, or
// begin with a capital.
//
// Comments and strings are skipped. Names that the files declare themselves take precedence over
// those of SwiftUI.

/// A name and its place.
package struct NameUse: Equatable {
  package let name: String
  /// The line, counted from 1.
  package let line: Int
  /// Whether it is a member: it follows a dot.
  package let isMember: Bool
  /// Whether it is a member of a named value, as in `model.title`, rather than a modifier or
  /// `.title`.
  package var isMemberOfName = false
  /// The type before the dot, such as `String` in `String.Index`.
  package var base: String?
}

/// The names of one file.
package struct SourceNames {
  /// The names that are used, in order.
  package private(set) var uses: [NameUse] = []
  /// The names that the file declares.
  package private(set) var declared: Set<String> = []
  /// The modules that the file imports, with the lines.
  package private(set) var imports: [NameUse] = []
  /// The uses of features that require the Objective-C runtime, such as `#selector`, with their
  /// lines.
  package private(set) var objectiveC: [NameUse] = []
  /// The state properties and the assignments.
  private(set) var states = AssignedStates()
  /// The lines that require an operating system other than Linux.
  package private(set) var otherSystems: [Int] = []

  private static let declaring: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "case", "actor",
    "associatedtype", "macro",
  ]

  /// Keywords that require the Objective-C runtime, with the symbol before them.
  private static let dynamic: Set<String> = [
    "#selector", "#keyPath", "@objc", "@objcMembers", "@NSManaged", "@IBAction", "@IBOutlet",
  ]

  /// Reads a file's text.
  ///
  /// - Parameter onlyPublic: Whether only names visible to other modules count; cases of
  ///   enumerations always do.
  package init(_ text: String, onlyPublic: Bool = false) {
    var scanner = Scanner(Array(text.unicodeScalars))
    var (previous, before) = ("", "")
    var declaration = Declaration(isPublic: !onlyPublic)
    while let token = scanner.next() {
      defer { (before, previous) = (previous, token.text) }
      if token.text == ":", !onlyPublic { declared.insert(previous) }
      if !onlyPublic { states.read(token.text, line: token.line) }
      declaration.read(token.text, onlyPublic: onlyPublic)
      guard token.isWord else { continue }
      if declaration.goesOn(with: previous) { declared.insert(token.text) }
      if previous == "import" {
        imports.append(NameUse(name: token.text, line: token.line, isMember: false))
      } else if Self.declaring.contains(previous) {
        if declaration.isPublic || previous == "case" { declared.insert(token.text) }
      } else if Self.dynamic.contains(previous + token.text) {
        objectiveC.append(
          NameUse(name: previous + token.text, line: token.line, isMember: false))
      } else if previous == "os", ["iOS", "macOS"].contains(token.text) {
        otherSystems.append(token.line)
      } else if previous == "." || previous == "@" || token.text.first?.isUppercase == true {
        let isOfName = previous == "." && before.last.map { $0.isLetter || $0.isNumber } == true
        uses.append(
          NameUse(
            name: token.text, line: token.line, isMember: previous == ".", isMemberOfName: isOfName,
            base: isOfName && before.first?.isUppercase == true ? before : nil))
      }
      if token.text == "os" { scanner.skipParenthesis() }
    }
  }
}

/// The declaration that is being read: whether other modules can see it, and whether a comma
/// continues it with another name.
private struct Declaration {
  var isPublic: Bool
  private var isList = false
  private var previous = ""

  init(isPublic: Bool) { self.isPublic = isPublic }

  mutating func read(_ text: String, onlyPublic: Bool) {
    defer { previous = text }
    switch text {
    case "public", "open": isPublic = true
    case "private", "fileprivate", "internal", "package":
      // After `public`, the word restricts the setter.
      if onlyPublic, !["public", "open"].contains(previous) { isPublic = false }
    case "case", "let", "var": isList = true
    case "func", "struct", "class", "enum", "init", "extension", "protocol", "{", "}", "return":
      isList = false
    default: break
    }
  }

  /// Returns whether a word after a symbol is another name of the list.
  func goesOn(with sign: String) -> Bool { isList && isPublic && sign == "," }
}

/// The words and symbols, without comments and strings.
private struct Scanner {
  struct Token {
    let text: String
    let line: Int
    let isWord: Bool
  }

  private let text: [Unicode.Scalar]
  private var index = 0
  private var line = 1

  init(_ text: [Unicode.Scalar]) { self.text = text }

  private func at(_ offset: Int) -> Unicode.Scalar? {
    index + offset < text.count ? text[index + offset] : nil
  }

  private mutating func advance() {
    if text[index] == "\n" { line += 1 }
    index += 1
  }

  /// Skips the opening parenthesis, so that its contents follow the word before it.
  mutating func skipParenthesis() { if at(0) == "(" { index += 1 } }

  mutating func next() -> Token? {
    while let scalar = at(0) {
      if scalar == "/", at(1) == "/" {
        while let other = at(0), other != "\n" { _ = other; advance() }
      } else if scalar == "/", at(1) == "*" {
        skipComment()
      } else if scalar == "\"" {
        skipString()
      } else if scalar.properties.isWhitespace {
        advance()
      } else if scalar == "_" || scalar.properties.isAlphabetic {
        return word()
      } else if scalar.properties.numericType != nil {
        _ = word()
        if at(0) == ".", at(1)?.properties.numericType != nil { advance() }
      } else {
        let token = Token(text: String(scalar), line: line, isWord: false)
        advance()
        return token
      }
    }
    return nil
  }

  private mutating func word() -> Token {
    let (start, first) = (index, line)
    while let scalar = at(0),
      scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    { advance() }
    var word = String.UnicodeScalarView()
    word.append(contentsOf: text[start..<index])
    return Token(text: String(word), line: first, isWord: true)
  }

  private mutating func skipComment() {
    var depth = 0
    while let scalar = at(0) {
      if scalar == "/", at(1) == "*" {
        depth += 1
        advance()
      } else if scalar == "*", at(1) == "/" {
        depth -= 1
        advance()
      }
      advance()
      if depth == 0 { return }
    }
  }

  private mutating func skipString() {
    let isLong = at(1) == "\"" && at(2) == "\""
    for _ in 0..<(isLong ? 3 : 1) { advance() }
    while let scalar = at(0) {
      if scalar == "\\" {
        advance()
      } else if scalar == "\"", !isLong || (at(1) == "\"" && at(2) == "\"") {
        for _ in 0..<(isLong ? 3 : 1) { advance() }
        return
      } else if scalar == "\n", !isLong {
        return
      }
      if at(0) != nil { advance() }
    }
  }
}
