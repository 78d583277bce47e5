// `@ModelActor`: the container of an actor, what works with its models, and the initialiser that makes both.

/// One use of `@ModelActor`.
struct ModelActorMacro {
  private let expansion: Expansion

  init(_ expansion: Expansion) { self.expansion = expansion }

  /// What the role that the compiler asks for adds.
  var source: String {
    get throws {
      guard let declaration = expansion.declSyntax?.source else {
        throw MacroError("@ModelActor stands at an actor.")
      }
      let words = declaration.prefix { $0 != "{" }.split { !$0.isLetter }
      guard words.contains("actor") else { throw MacroError("@ModelActor stands at an actor.") }
      if expansion.macroRole == "extension" {
        let missing = expansion.conformanceListSyntax?.source ?? ""
        guard !missing.isEmpty, let name = expansion.extendedTypeSyntax?.source else { return "" }
        return "extension \(name): SimData.ModelActor {}"
      }
      let access = words.contains("public") ? "public " : ""
      return """
        \(access)nonisolated let modelExecutor: any SimData.ModelExecutor

        \(access)nonisolated let modelContainer: SimData.ModelContainer

        \(access)init(modelContainer: SimData.ModelContainer) {
          self.modelExecutor = SimData.DefaultSerialModelExecutor(
            modelContext: SimData.ModelContext(modelContainer))
          self.modelContainer = modelContainer
        }
        """
    }
  }
}
