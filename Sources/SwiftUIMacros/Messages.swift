// The compiler's messages and the replies: the part of its plugin protocol (version 7) that our macros use.

import FoundationEssentials

/// A message from the compiler.
enum CompilerMessage: Decodable {
  case getCapability
  case expand(Expansion)
  case unknown

  private enum Key: String, CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if container.contains(.getCapability) {
      self = .getCapability
    } else if let given = try container.decodeIfPresent(
      Expansion.self, forKey: .expandFreestandingMacro)
    {
      self = .expand(given)
    } else if let given = try container.decodeIfPresent(
      Expansion.self, forKey: .expandAttachedMacro)
    {
      self = .expand(given)
    } else {
      self = .unknown
    }
  }
}

/// A macro to be expanded.
struct Expansion: Decodable {
  struct Macro: Decodable { let typeName: String }
  struct Location: Decodable {
    let fileID: String
    let line: Int
    let column: Int
  }
  struct Syntax: Decodable {
    let source: String
    let location: Location
  }

  let macro: Macro
  /// Which of the roles of an attached macro is asked for.
  let macroRole: String?
  /// What names that a macro invents have to begin with.
  let discriminator: String
  /// The use of a freestanding macro.
  let syntax: Syntax?
  /// The attribute of an attached macro.
  let attributeSyntax: Syntax?
  /// What the attribute stands at.
  let declSyntax: Syntax?
  /// Which type the conformances of an attached macro are for.
  let extendedTypeSyntax: Syntax?
  /// The conformances that the type does not have yet.
  let conformanceListSyntax: Syntax?
  /// What stands around it, the innermost first.
  let lexicalContext: [Syntax]?
}

/// An answer to the compiler.
struct PluginAnswer: Encodable {
  struct Capability: Encodable { let protocolVersion = 7 }
  struct Result: Encodable {
    let expandedSource: String?
    let diagnostics: [Diagnostic]
  }
  struct Diagnostic: Encodable {
    struct Position: Encodable {
      let fileName: String
      let offset: Int
    }
    let message: String
    let severity: String
    let position: Position
    let highlights: [String] = []
    let notes: [String] = []
    let fixIts: [String] = []
  }

  var getCapabilityResult: [String: Capability]?
  var expandMacroResult: Result?
}

/// Why a macro cannot be expanded, in a sentence for who wrote it.
struct MacroError: Error {
  let message: String
  init(_ message: String) { self.message = message }
}

func answer(to message: CompilerMessage) -> PluginAnswer {
  switch message {
  case .getCapability: return PluginAnswer(getCapabilityResult: ["capability": .init()])
  case .unknown: return refusal("This version of the compiler asks what the macros do not know.")
  case .expand(let expansion):
    do {
      let source = try expand(expansion)
      return PluginAnswer(expandMacroResult: .init(expandedSource: source, diagnostics: []))
    } catch {
      return refusal((error as? MacroError)?.message ?? "\(error)")
    }
  }
}

private func refusal(_ sentence: String) -> PluginAnswer {
  let diagnostic = PluginAnswer.Diagnostic(
    message: sentence, severity: "error", position: .init(fileName: "", offset: 0))
  return PluginAnswer(expandMacroResult: .init(expandedSource: nil, diagnostics: [diagnostic]))
}

private func expand(_ expansion: Expansion) throws -> String {
  switch expansion.macro.typeName {
  case "PreviewMacro": return try PreviewMacro(expansion).source
  case "PreviewableMacro", "CheckedPreviewMacro": return ""
  case "EntryMacro": return try EntryMacro(expansion).source
  case "AnimatableMacro": return try AnimatableMacro(expansion).source
  case "AnimatableIgnoredMacro": return ""
  case "ModelMacro": return try ModelMacro(expansion).source
  case "ModelActorMacro": return try ModelActorMacro(expansion).source
  case "QueryMacro": return try QueryMacro(expansion).source
  case "NoteMacro": return ""
  case "RuleMacro": return try RuleMacro(expansion).source
  case let name: throw MacroError("There is no macro \(name).")
  }
}
