// The rules: conditions of the platform, and what needs Objective-C's runtime.

/// Finds what to exchange in the tokens of a file.
struct Rewriter {
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private let source: [UInt8]
  /// The tokens without spaces, comments and line breaks.
  private let tokens: [SwiftTokens.Token]
  private var edits: [Edit] = []
  private(set) var rewritings: [Rewriting] = []

  init(source: [UInt8], tokens: [SwiftTokens.Token]) {
    self.source = source
    self.tokens = tokens.filter { [.word, .sign, .string].contains($0.kind) }
  }

  mutating func run() {
    var index = 0
    while index < tokens.count {
      switch text(index) {
      case "#": index = directive(at: index)
      case "@": index = attribute(at: index)
      case "import": index = moduleName(after: index)
      default: index += 1
      }
    }
  }

  /// The file with the edits.
  var result: [UInt8] {
    var result: [UInt8] = []
    var place = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let old = source[edit.range]
      result += source[place..<edit.range.lowerBound]
      result += edit.text.utf8
      let breaks = old.filter(SwiftTokens.isNewline)
      let missing = breaks.isEmpty ? old.count - edit.text.utf8.count : 0
      result += breaks + Array(repeating: UInt8(ascii: " "), count: max(0, missing))
      place = edit.range.upperBound
    }
    return result + source[place...]
  }

  // MARK: Tokens

  /// The text of a token; empty behind the last one.
  private func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: source[tokens[index].range], as: UTF8.self)
  }

  /// Whether a token follows the one before without a space.
  private func isAdjacent(_ index: Int) -> Bool {
    tokens.indices.contains(index)
      && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  /// The token behind the parenthesis that closes the one at a place.
  private func end(ofParenthesis start: Int) -> Int? {
    var depth = 0
    for index in start..<max(start, tokens.count) {
      if text(index) == "(" { depth += 1 }
      if text(index) == ")" { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return nil
  }

  /// The text between two tokens, with a space where there is any.
  private func written(_ range: Range<Int>) -> String {
    range.reduce(into: "") { whole, index in
      if index > range.lowerBound, !isAdjacent(index) { whole += " " }
      whole += text(index)
    }
  }

  private mutating func exchange(_ kind: Rewriting.Kind, _ range: Range<Int>, for text: String) {
    let bytes =
      tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
    edits.append(Edit(range: bytes, text: text))
    rewritings.append(
      Rewriting(
        kind: kind, line: tokens[range.lowerBound].line, before: written(range), after: text))
  }

  // MARK: Conditions

  private mutating func directive(at index: Int) -> Int {
    guard isAdjacent(index + 1) else { return index + 1 }
    switch text(index + 1) {
    case "if", "elseif": return condition(from: index + 2)
    case "selector": return selector(at: index)
    case "keyPath": return keyPath(at: index)
    default: return index + 2
    }
  }

  /// A condition goes on where its line ends with an operator, or the next one begins with one.
  private mutating func condition(from start: Int) -> Int {
    var index = start
    var depth = 0
    while index < tokens.count {
      if index > start, tokens[index].line > tokens[index - 1].line, depth == 0,
        !["&", "|", "!"].contains(text(index - 1)), !["&", "|"].contains(text(index))
      {
        break
      }
      if let value = value(ofConditionAt: index) {
        exchange(.condition, index..<index + 4, for: value ? "true" : "false")
        index += 4
        continue
      }
      if text(index) == "(" { depth += 1 }
      if text(index) == ")" { depth -= 1 }
      index += 1
    }
    return index
  }

  /// What holds on a simulated iPhone and is not what the compiler would say on Linux.
  private func value(ofConditionAt index: Int) -> Bool? {
    guard text(index + 1) == "(", text(index + 3) == ")" else { return nil }
    switch (text(index), text(index + 2)) {
    case ("os", let system): return system == "iOS"
    case ("targetEnvironment", "simulator"): return true
    case ("targetEnvironment", "macCatalyst"): return false
    // A phone has it in Foundation, and so has simui.
    case ("canImport", "FoundationNetworking"): return false
    default: return nil
    }
  }

  /// The C library of Apple's platforms is another module here.
  private mutating func moduleName(after index: Int) -> Int {
    if text(index + 1) == "Darwin", text(index + 2) != "." {
      exchange(.module, index + 1..<index + 2, for: "Glibc")
    }
    return index + 2
  }

  // MARK: Objective-C

  private static let interfaceBuilder: Set = ["IBAction", "IBOutlet", "IBSegueAction"]

  private mutating func attribute(at index: Int) -> Int {
    guard isAdjacent(index + 1) else { return index + 1 }
    let name = text(index + 1)
    if name == "UIApplicationMain" {
      exchange(.attribute, index..<index + 2, for: "@main")
      return index + 2
    }
    guard name == "objc" || name == "objcMembers" || Self.interfaceBuilder.contains(name) else {
      return index + 2
    }
    var end = index + 2
    if text(end) == "(", isAdjacent(end) {
      guard let close = self.end(ofParenthesis: end) else { return end }
      end = close
    }
    exchange(.attribute, index..<end, for: "")
    if name == "objc" { requireClass(at: end) }
    return end
  }

  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "nonisolated",
  ]

  /// A protocol of Objective-C is one of classes, so that references to it can be weak.
  private mutating func requireClass(at start: Int) {
    var index = start
    while index < tokens.count {
      if text(index) == "@" {
        index += 2
      } else if Self.modifiers.contains(text(index)) {
        index += 1
      } else {
        break
      }
    }
    guard text(index) == "protocol", [":", "{"].contains(text(index + 2)) else { return }
    let inherits = text(index + 2) == ":"
    let place = tokens[index + (inherits ? 2 : 1)].range.upperBound
    edits.append(Edit(range: place..<place, text: inherits ? " AnyObject," : ": AnyObject"))
    let before = "protocol \(text(index + 1))"
    rewritings.append(
      Rewriting(
        kind: .classProtocol, line: tokens[index].line, before: before,
        after: "\(before): AnyObject"))
  }

  /// The contents of `#selector(…)` or `#keyPath(…)`, and the token behind it.
  private func argument(at index: Int) -> (Range<Int>, Int)? {
    guard text(index + 2) == "(", let end = end(ofParenthesis: index + 2), end > index + 4 else {
      return nil
    }
    return (index + 3..<end - 1, end)
  }

  /// A selector becomes its name: the method as it is written, without its type.
  private mutating func selector(at index: Int) -> Int {
    guard let (range, end) = argument(at: index) else { return index + 2 }
    let isAccessor = ["getter", "setter"].contains(text(range.lowerBound))
    var start =
      isAccessor && text(range.lowerBound + 1) == ":" ? range.lowerBound + 2 : range.lowerBound
    let last = range.first { text($0) == "as" } ?? range.upperBound
    let labels = (start..<last).first { text($0) == "(" } ?? last
    if let point = (start..<labels).last(where: { text($0) == "." }) { start = point + 1 }
    let name = (start..<last).map { text($0) }.joined()
    exchange(.selector, index..<end, for: "Selector(\(RewrittenSource.quoted(name)))")
    return end
  }

  /// A key path becomes the names of its properties, without the type that it begins with.
  private mutating func keyPath(at index: Int) -> Int {
    guard let (range, end) = argument(at: index) else { return index + 2 }
    let names = range.map { text($0) }.filter { $0 != "." && $0 != "?" && $0 != "!" }
    let properties = names.drop { $0.first?.isUppercase == true || $0 == "self" }
    guard !properties.isEmpty else { return end }
    exchange(.keyPath, index..<end, for: RewrittenSource.quoted(properties.joined(separator: ".")))
    return end
  }
}
