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
  /// What stands before a brace: a type with its name.
  private struct Scope {
    let name: String
    let isExtension: Bool
  }
  /// The braces around the present token; nil for those that are not a type's.
  private var scopes: [Scope?] = []
  /// The type whose brace comes next.
  private var nextScope: Scope?
  /// The methods of the file that selectors can name: those of Objective-C that have a name for themselves.
  private var methods: Set<String> = []

  init(source: [UInt8], tokens: [SwiftTokens.Token]) {
    self.source = source
    self.tokens = tokens.filter { [.word, .sign, .string].contains($0.kind) }
  }

  mutating func run() {
    methods = declaredMethods()
    var index = 0
    while index < tokens.count {
      switch text(index) {
      case "{":
        scopes.append(nextScope)
        nextScope = nil
        index += 1
      case "}":
        _ = scopes.popLast()
        index += 1
      case "class", "struct", "enum", "actor", "extension": index = type(at: index)
      case "override": index = override(at: index)
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

  private static let kindsOfDeclarations: Set = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]
  /// The parts of modules that are there as parts.
  private static let submodules: Set = ["os.log", "CoreImage.CIFilterBuiltins"]

  /// A module is imported whole: its parts and declarations are in others here.
  ///
  /// The C library of Apple's platforms is another module.
  private mutating func moduleName(after index: Int) -> Int {
    let isOne = Self.kindsOfDeclarations.contains(text(index + 1))
    let start = isOne ? index + 2 : index + 1
    var end = start + 1
    while text(end) == ".", isAdjacent(end), isAdjacent(end + 1) { end += 2 }
    guard end <= tokens.count else { return index + 1 }
    let name = text(start) == "Darwin" ? "Glibc" : text(start)
    let path = written(start..<end)
    let isKept = path == name || Self.submodules.contains(path)
    if isOne || !isKept { exchange(.module, index + 1..<end, for: name) }
    return end
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
    if name == "NSManaged" { return managed(at: index) }
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
  private static let others: Set = ["static", "class", "final", "override", "dynamic", "open"]

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

  // MARK: Core Data

  /// Writes the accessors of a property, or the body of a method, that Objective-C's runtime makes on a phone.
  private mutating func managed(at index: Int) -> Int {
    var start = index + 2
    while start < tokens.count, !["var", "func"].contains(text(start)) {
      guard text(start) == "@" || text(start) == "(" || isWord(start) else { return index + 2 }
      start =
        text(start) == "@"
        ? start + 2
        : text(start) == "(" ? self.end(ofParenthesis: start) ?? tokens.count : start + 1
    }
    let name = text(start + 1)
    let end: Int
    let code: String
    if text(start) == "func", text(start + 2) == "(",
      let close = self.end(ofParenthesis: start + 2)
    {
      let arguments = parameters(in: start + 3..<close - 1).map { ", \($0)" }.joined()
      (end, code) = (close, "{ _changeManaged(\"\(name)\"\(arguments)) }")
    } else if text(start) == "var", text(start + 2) == ":" {
      end = self.end(ofType: start + 3)
      code = "{ get { _managed(\"\(name)\") } set { _setManaged(newValue, \"\(name)\") } }"
    } else {
      return index + 2
    }
    let place = tokens[end - 1].range.upperBound
    let before = written(index..<end)
    edits.append(
      Edit(range: tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound, text: ""))
    edits.append(Edit(range: place..<place, text: " " + code))
    rewritings.append(
      Rewriting(
        kind: .managed, line: tokens[index].line, before: before,
        after: "\(written(start..<end)) \(code)"))
    return index + 2
  }

  private func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// The names by which a method's body knows its parameters.
  private func parameters(in range: Range<Int>) -> [String] {
    var depth = 0
    var names: [String] = []
    for index in range {
      if "([<".contains(text(index)) { depth += 1 }
      if ")]>".contains(text(index)) { depth -= 1 }
      if text(index) == ":", depth == 0 { names.append(text(index - 1)) }
    }
    return names
  }

  /// The token behind a type, which ends with its line unless a parenthesis is open.
  private func end(ofType start: Int) -> Int {
    var depth = 0
    for index in start..<max(start, tokens.count) {
      if depth == 0, index > start {
        if tokens[index].line > tokens[index - 1].line { return index }
        if ["}", ";", "@", "{", "="].contains(text(index)) { return index }
      }
      if "([<".contains(text(index)) { depth += 1 }
      if ")]>".contains(text(index)) { depth -= 1 }
    }
    return tokens.count
  }

  /// The contents of `#selector(…)` or `#keyPath(…)`, and the token behind it.
  private func argument(at index: Int) -> (Range<Int>, Int)? {
    guard text(index + 2) == "(", let end = end(ofParenthesis: index + 2), end > index + 4 else {
      return nil
    }
    return (index + 3..<end - 1, end)
  }

  /// The type that is declared or extended; `class` is a modifier as well.
  private mutating func type(at index: Int) -> Int {
    guard tokens.indices.contains(index + 1), tokens[index + 1].kind == .word,
      !["func", "var", "let", "subscript"].contains(text(index + 1))
    else { return index + 1 }
    var end = index + 2
    while text(end) == ".", isAdjacent(end + 1) { end += 2 }
    nextScope = Scope(
      name: written(index + 1..<end), isExtension: text(index) == "extension")
    return end
  }

  /// An extension overrides methods of Objective-C alone: here it has a method of another name, which is never called.
  private mutating func override(at index: Int) -> Int {
    guard let scope = scopes.last, scope?.isExtension == true,
      let word = (index..<index + 6).first(where: { ["func", "var"].contains(text($0)) }),
      tokens.indices.contains(word + 1)
    else { return index + 1 }
    edits.append(Edit(range: tokens[index].range, text: ""))
    let name = text(word + 1)
    exchange(.override, word + 1..<word + 2, for: "_\(name)InExtension")
    return word + 2
  }

  /// The names of the methods that are marked for Objective-C, without those that several functions share.
  private func declaredMethods() -> Set<String> {
    var counts: [String: Int] = [:]
    var marked: Set<String> = []
    for index in tokens.indices where text(index) == "func" {
      let name = text(index + 1)
      counts[name, default: 0] += 1
      var (start, isStatic) = (index - 1, false)
      while start > 0, Self.modifiers.contains(text(start)) || Self.others.contains(text(start)) {
        isStatic = isStatic || ["static", "class"].contains(text(start))
        start -= 1
      }
      if ["objc", "IBAction"].contains(text(start)), text(start - 1) == "@", !isStatic {
        marked.insert(name)
      }
    }
    return marked.filter { counts[$0] == 1 }
  }

  /// The method that a selector names, as an expression of its type; nil if the file does not declare it.
  private func method(_ path: Range<Int>, _ labels: Range<Int>) -> String? {
    guard let name = path.last.map(text), methods.contains(name) else { return nil }
    // A method of the type itself is named alone, or behind `self`.
    guard path.count > 1, path.count > 3 || text(path.lowerBound) != "self" else {
      return scopes.compactMap { $0 }.last.map { "\($0.name).\(name)\(written(labels))" }
    }
    guard text(path.lowerBound).first?.isUppercase == true else { return nil }
    return written(path.lowerBound..<labels.upperBound)
  }

  /// A selector becomes its name: the method as it is written, without its type.
  ///
  /// Methods of the file can be called by it.
  private mutating func selector(at index: Int) -> Int {
    guard let (range, end) = argument(at: index) else { return index + 2 }
    let isAccessor = ["getter", "setter"].contains(text(range.lowerBound))
    var start =
      isAccessor && text(range.lowerBound + 1) == ":" ? range.lowerBound + 2 : range.lowerBound
    let last = range.first { text($0) == "as" } ?? range.upperBound
    let labels = (start..<last).first { text($0) == "(" } ?? last
    let called =
      isAccessor || last < range.upperBound
      ? nil : method(range.lowerBound..<labels, labels..<last)
    if let point = (start..<labels).last(where: { text($0) == "." }) { start = point + 1 }
    let name = (start..<last).map { text($0) }.joined()
    let argument = RewrittenSource.quoted(name) + (called.map { ", calling: \($0)" } ?? "")
    exchange(.selector, index..<end, for: "Selector(\(argument))")
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
