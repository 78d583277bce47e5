// `#Rule`: the rule of a tip, made from what was written after the name.

/// One use of `#Rule`.
struct RuleMacro {
  /// The expression that takes the macro's place.
  let source: String

  init(_ expansion: Expansion) throws {
    let text = SourceText(expansion.syntax?.source ?? "")
    guard let open = text.first(of: "(", in: 0..<text.characters.count) else {
      throw MacroError("#Rule needs what it is about: #Rule(Self.$count) { $0 > 3 }.")
    }
    source = "Tips.Rule" + text.text(open..<text.characters.count)
  }
}
