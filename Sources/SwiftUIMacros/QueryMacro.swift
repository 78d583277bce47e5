// `@Query`: the variable reads another one, of the type that fetches, which is made with the arguments in parentheses.

/// One use of `@Query`.
struct QueryMacro {
  private let expansion: Expansion

  init(_ expansion: Expansion) { self.expansion = expansion }

  /// The accessor of the variable, or the variable beside it.
  var source: String {
    get throws {
      guard let declaration = expansion.declSyntax?.source,
        let (name, type) = Self.variable(SourceText(declaration))
      else { throw MacroError("@Query needs the type of its variable: @Query var items: [Item].") }
      if expansion.macroRole == "accessor" { return "get { _\(name).wrappedValue }" }
      let attribute = SourceText(expansion.attributeSyntax?.source ?? "")
      var arguments = "()"
      if let open = attribute.first(of: "(", in: 0..<attribute.characters.count) {
        arguments = attribute.text(open..<attribute.end(of: open))
      }
      return "var _\(name): SimData.Query<\(type).Element, \(type)> = .init\(arguments)"
    }
  }

  /// The name and the type, behind attributes and modifiers.
  private static func variable(_ text: SourceText) -> (name: String, type: String)? {
    var index = text.skippingSpace(from: 0)
    while index < text.characters.count, !text.has("var ", at: index) {
      index = text.skippingSpace(from: text.end(of: index))
    }
    guard index < text.characters.count,
      let colon = text.first(of: ":", in: index + 4..<text.characters.count)
    else { return nil }
    let name = text.code(index + 4..<colon)
    return (name, text.code(colon + 1..<text.characters.count))
  }
}
