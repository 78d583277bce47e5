// `@Entry`: a property of `EnvironmentValues` and its like, with the key that it needs.
//
// The default is an expression that is evaluated each time, as Apple's macro writes it; it is only kept if the
// source gives no type and none can be inferred from the expression.

/// One use of `@Entry`.
struct EntryMacro {
  private let expansion: Expansion
  private let name: String
  private let type: String?
  private let value: String?

  init(_ expansion: Expansion) throws {
    self.expansion = expansion
    guard let declaration = expansion.declSyntax?.source else {
      throw MacroError("@Entry stands at a property.")
    }
    let text = SourceText(declaration)
    guard let start = Self.property(in: text) else {
      throw MacroError("@Entry stands at a 'var'.")
    }
    var index = start
    while index < text.characters.count, !":= {\n".contains(text.characters[index]) { index += 1 }
    name = text.text(start..<index).filter { $0 != "`" }
    let end = text.characters.count
    let equals = text.first(of: "=", in: index..<end)
    let colon = text.first(of: ":", in: index..<(equals ?? end))
    type = colon.map { text.code($0 + 1..<(equals ?? end)) }
    value = equals.map { text.code($0 + 1..<end) }
  }

  /// Where the name of the property begins.
  private static func property(in text: SourceText) -> Int? {
    var index = 0
    while index < text.characters.count {
      let isStart = index == 0 || text.characters[index - 1].isWhitespace
      if isStart, text.has("var ", at: index) { return text.skippingSpace(from: index + 4) }
      index = text.end(of: index)
    }
    return nil
  }

  /// The accessors or the key, as the compiler asks.
  var source: String {
    get throws {
      let key = "__Key_\(name)"
      guard expansion.macroRole == "accessor" || expansion.macroRole == "peer" else { return "" }
      if expansion.macroRole == "accessor" {
        return """
          get { self[\(key).self] }
          set { self[\(key).self] = newValue }
          """
      }
      return "private struct \(key): SwiftUI.\(try keyProtocol) { \(try defaultValue) }"
    }
  }

  /// Which protocol the key of the extended type has.
  private var keyProtocol: String {
    get throws {
      let context = expansion.lexicalContext?.first?.source ?? ""
      let known = [
        "EnvironmentValues": "EnvironmentKey", "FocusedValues": "FocusedValueKey",
        "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
      ]
      let words = context.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      guard let found = words.compactMap({ known[$0] }).first else {
        throw MacroError(
          "@Entry stands in an extension of EnvironmentValues, FocusedValues, Transaction or "
            + "ContainerValues.")
      }
      return found
    }
  }

  private var defaultValue: String {
    get throws {
      if try keyProtocol == "FocusedValueKey" {
        guard var type else { throw MacroError("@Entry in FocusedValues needs a type.") }
        if type.hasSuffix("?") { type.removeLast() }
        return "typealias Value = \(type)"
      }
      guard let value = value ?? (type?.hasSuffix("?") == true ? "nil" : nil) else {
        throw MacroError("@Entry needs a default value: @Entry var \(name): Int = 0.")
      }
      guard let type = type ?? Self.type(of: value) else {
        return "static let defaultValue = \(value)"
      }
      return "typealias Value = \(type)\n  static var defaultValue: Value { \(value) }"
    }
  }

  /// The type of a literal, or of a call of an initialiser.
  static func type(of value: String) -> String? {
    let text = SourceText(value)
    guard let first = value.first else { return nil }
    if first == "\"" { return text.end(of: 0) == text.characters.count ? "Swift.String" : nil }
    if value == "true" || value == "false" { return "Swift.Bool" }
    if value.allSatisfy({ $0.isNumber || $0 == "_" || $0 == "-" }) { return "Swift.Int" }
    if value.allSatisfy({ $0.isNumber || "_-.".contains($0) }) { return "Swift.Double" }
    guard first.isUppercase, let call = text.first(of: "(", in: 0..<text.characters.count),
      text.end(of: call) == text.characters.count
    else { return nil }
    let callee = text.text(0..<call)
    let last = callee.split(separator: ".").last ?? ""
    let isName = callee.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
    return isName && last.first?.isUppercase == true ? callee : nil
  }
}
