// `@Animatable`: the animatable data of a type, made of its stored variables in the order of the source.
//
// A macro sees no types. The type of each variable is written in the source, or inferred from a literal; its data are
// then of the type `Its.AnimatableData`, several of them as nested pairs.

/// One use of `@Animatable`.
struct AnimatableMacro {
  private struct Variable {
    let name: String
    let type: String
  }
  private let expansion: Expansion

  init(_ expansion: Expansion) { self.expansion = expansion }

  /// The conformance or the animatable data, as the compiler asks.
  var source: String {
    get throws {
      if expansion.macroRole == "extension" {
        let missing = expansion.conformanceListSyntax?.source ?? ""
        guard !missing.isEmpty, let name = expansion.extendedTypeSyntax?.source else { return "" }
        // What a view or a modifier holds belongs to the main actor, where it is animated.
        let checked = isOnMainActor ? "@preconcurrency " : ""
        return "extension \(name): \(checked)SwiftUI.Animatable {}"
      }
      return expansion.macroRole == "member" ? try member : ""
    }
  }

  /// Whether the type is a view or a modifier, as its heading says.
  private var isOnMainActor: Bool {
    let heading = (expansion.declSyntax?.source ?? "").prefix { $0 != "{" }
    return heading.split { !$0.isLetter && !$0.isNumber }
      .contains { $0 == "View" || $0 == "ViewModifier" }
  }

  private var member: String {
    get throws {
      guard let declaration = expansion.declSyntax?.source else {
        throw MacroError("@Animatable stands at a type.")
      }
      let text = SourceText(declaration)
      guard let open = text.first(of: "{", in: 0..<text.characters.count) else {
        throw MacroError("@Animatable stands at a type.")
      }
      let body = open + 1..<text.end(of: open) - 1
      let variables = try text.statements(body).flatMap { try Self.variables(text.text($0)) }
      let isPublic = text.text(0..<open).split { !$0.isLetter }.contains("public")
      return Self.data(of: variables, access: isPublic ? "public " : "")
    }
  }

  /// The property, of nested pairs.
  private static func data(of variables: [Variable], access: String) -> String {
    guard let last = variables.last else {
      return """
        \(access)var animatableData: SwiftUI.EmptyAnimatableData {
          get { SwiftUI.EmptyAnimatableData() }
          set {}
        }
        """
    }
    var type = "\(last.type).AnimatableData"
    var value = "\(last.name).animatableData"
    for variable in variables.dropLast().reversed() {
      type = "SwiftUI.AnimatablePair<\(variable.type).AnimatableData, \(type)>"
      value = "SwiftUI.AnimatablePair(\(variable.name).animatableData, \(value))"
    }
    let writes = variables.indices.map { index in
      let path =
        String(repeating: ".second", count: index)
        + (index < variables.count - 1 ? ".first" : "")
      return "    \(variables[index].name).animatableData = newValue\(path)"
    }
    return """
      \(access)var animatableData: \(type) {
        get { \(value) }
        set {
      \(writes.joined(separator: "\n"))
        }
      }
      """
  }

  /// What a statement of the type's body declares that is animated: stored variables without attributes.
  private static func variables(_ statement: String) throws -> [Variable] {
    let text = SourceText(statement)
    let modifiers = ["public", "internal", "private", "fileprivate", "package", "nonisolated"]
    var index = text.skippingSpace(from: 0)
    while !text.has("var ", at: index) {
      let word = statement.dropFirst(index).prefix { $0.isLetter }
      guard modifiers.contains(String(word)) else { return [] }
      index += word.count
      if index < text.characters.count, text.characters[index] == "(" {
        index = text.end(of: index)
      }
      index = text.skippingSpace(from: index)
    }
    var found: [Variable] = []
    var typeOfNext: String?
    for part in text.parts(index + 4..<text.characters.count, separator: ",").reversed() {
      guard let variable = try variable(text, part, typeOfNext) else { continue }
      typeOfNext = variable.type
      found.insert(variable, at: 0)
    }
    return found
  }

  /// A variable; nil for one that is computed.
  private static func variable(
    _ text: SourceText, _ range: Range<Int>, _ typeOfNext: String?
  ) throws -> Variable? {
    let equals = text.first(of: "=", in: range)
    let brace = text.first(of: "{", in: range.lowerBound..<(equals ?? range.upperBound))
    if let brace {
      let block = text.code(brace + 1..<range.upperBound)
      guard block.hasPrefix("didSet") || block.hasPrefix("willSet") else { return nil }
    }
    let head = range.lowerBound..<(equals ?? brace ?? range.upperBound)
    let colon = text.first(of: ":", in: head)
    let name = text.code(head.lowerBound..<(colon ?? head.upperBound))
    if let colon {
      return Variable(name: name, type: text.code(colon + 1..<head.upperBound))
    }
    let literal = equals.flatMap {
      EntryMacro.type(of: text.code($0 + 1..<range.upperBound))
    }
    guard let type = literal ?? (equals == nil ? typeOfNext : nil) else {
      throw MacroError("@Animatable needs the type of '\(name)': var \(name): CGFloat = 0.")
    }
    return Variable(name: name, type: type)
  }
}
