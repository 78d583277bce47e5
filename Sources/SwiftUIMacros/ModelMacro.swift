// `@Model`: a record, what the toolchain's `@ObservationTracked` asks of it, and the list of properties that are kept.
//
// Each stored variable gets `@ObservationTracked`, whose accessors tell the record of every read and write. The
// arguments of `@Attribute(…)` and `@Relationship(…)` go into the list as written.

/// One use of `@Model`.
struct ModelMacro {
  private let expansion: Expansion

  init(_ expansion: Expansion) { self.expansion = expansion }

  /// What the role that the compiler asks for adds.
  var source: String {
    get throws {
      switch expansion.macroRole {
      case "extension":
        let missing = expansion.conformanceListSyntax?.source ?? ""
        guard !missing.isEmpty, let name = expansion.extendedTypeSyntax?.source else { return "" }
        return "extension \(name): SimData.PersistentModel {}"
      case "memberAttribute":
        let member = expansion.declSyntax?.source ?? ""
        return try StoredVariable.all(in: member).isEmpty ? "" : "@Observation.ObservationTracked"
      default: return try members
      }
    }
  }

  private var members: String {
    get throws {
      guard let declaration = expansion.declSyntax?.source else {
        throw MacroError("@Model stands at a class.")
      }
      let text = SourceText(declaration)
      guard let open = text.first(of: "{", in: 0..<text.characters.count),
        let name = Self.className(text.text(0..<open))
      else { throw MacroError("@Model stands at a class.") }
      let body = open + 1..<text.end(of: open) - 1
      let variables = try text.statements(body).flatMap {
        try StoredVariable.all(in: text.text($0))
      }
      let words = text.text(0..<open).split { !$0.isLetter }
      let access = words.contains("public") || words.contains("open") ? "public " : ""
      let list = variables.map { "    \($0.metadata(of: name))" }.joined(separator: ",\n")
      return """
        \(access)nonisolated let _$observationRegistrar = SimData.ModelRecord()

        internal nonisolated func access<_Kept>(keyPath: KeyPath<\(name), _Kept>) {
          _$observationRegistrar.access(self, keyPath: keyPath)
        }

        internal nonisolated func withMutation<_Kept, _Result>(
          keyPath: KeyPath<\(name), _Kept>, _ mutation: () throws -> _Result
        ) rethrows -> _Result {
          try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
        }

        private nonisolated func shouldNotifyObservers<_Kept>(_ lhs: _Kept, _ rhs: _Kept) -> Bool { true }

        private nonisolated func shouldNotifyObservers<_Kept: Equatable>(_ lhs: _Kept, _ rhs: _Kept) -> Bool { lhs != rhs }

        private nonisolated func shouldNotifyObservers<_Kept: AnyObject>(_ lhs: _Kept, _ rhs: _Kept) -> Bool { lhs !== rhs }

        private nonisolated func shouldNotifyObservers<_Kept: Equatable & AnyObject>(_ lhs: _Kept, _ rhs: _Kept) -> Bool { lhs !== rhs }

        \(access)nonisolated static var schemaMetadata: [SimData.Schema.PropertyMetadata] {
          [
        \(list)
          ]
        }
        """ + Self.uniqueKeyPaths(of: name, in: text, body, access)
    }
  }

  /// The list of what the class says with `#Unique<Its>([\.a, \.b], …)`; empty where it does not.
  private static func uniqueKeyPaths(
    of name: String, in text: SourceText, _ body: Range<Int>, _ access: String
  ) -> String {
    let groups = text.statements(body).flatMap { statement -> [String] in
      guard text.has("#Unique", at: statement.lowerBound),
        let open = text.first(of: "(", in: statement)
      else { return [] }
      return text.parts(open + 1..<text.end(of: open) - 1, separator: ",").map {
        "    \(text.text($0)) as [PartialKeyPath<\(name)>]"
      }
    }
    guard !groups.isEmpty else { return "" }
    return """


      \(access)nonisolated static var _uniqueKeyPaths: [[AnyKeyPath]] {
        [
      \(groups.joined(separator: ",\n"))
        ]
      }
      """
  }

  /// The name after the word `class`, outside attributes and comments.
  private static func className(_ heading: String) -> String? {
    let text = SourceText(heading)
    var index = text.skippingSpace(from: 0)
    while index < text.characters.count {
      if text.has("class ", at: index) {
        let start = text.skippingSpace(from: index + 6)
        let name = text.characters[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? nil : String(name)
      }
      let next = text.end(of: index)
      index = next < text.characters.count ? text.skippingSpace(from: next) : next
    }
    return nil
  }
}

/// A stored variable of a model that is kept.
struct StoredVariable {
  let name: String
  /// The attributes at it, with what stands in their parentheses.
  let attributes: [(name: String, arguments: String)]

  /// The variable in the list of what is kept.
  func metadata(of type: String) -> String {
    let notes = attributes.compactMap { attribute -> String? in
      switch attribute.name {
      case "Attribute": return ", attribute: SimData.Schema.Attribute(\(attribute.arguments))"
      case "Relationship":
        return ", relationship: SimData.Schema.Relationship(\(attribute.arguments))"
      default: return nil
      }
    }
    return "SimData.Schema.PropertyMetadata(\"\(name)\", \\\(type).\(name)\(notes.joined()))"
  }

  private static let modifiers: Set<String> = [
    "public", "internal", "private", "fileprivate", "package", "open", "nonisolated", "final",
    "override",
  ]

  /// The variables of a statement that are stored and kept.
  static func all(in statement: String) throws -> [StoredVariable] {
    let text = SourceText(statement)
    var attributes: [(name: String, arguments: String)] = []
    var index = text.skippingSpace(from: 0)
    while index < text.characters.count, !text.has("var ", at: index) {
      if text.characters[index] == "@" {
        let name = text.characters[(index + 1)...].prefix {
          $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
        }
        index += name.count + 1
        var arguments = ""
        if index < text.characters.count, text.characters[index] == "(" {
          arguments = text.text(index + 1..<text.end(of: index) - 1)
          index = text.end(of: index)
        }
        let last = name.split(separator: ".").last.map { String($0) }
        attributes.append((last ?? "", arguments))
      } else {
        let word = text.characters[index...].prefix { $0.isLetter }
        guard modifiers.contains(String(word)) else { return [] }
        index += word.count
        if index < text.characters.count, text.characters[index] == "(" {
          index = text.end(of: index)
        }
      }
      index = text.skippingSpace(from: index)
    }
    let left = ["Transient", "ObservationIgnored", "ObservationTracked"]
    guard index < text.characters.count, !attributes.contains(where: { left.contains($0.name) })
    else { return [] }
    return text.parts(index + 4..<text.characters.count, separator: ",").compactMap {
      name(text, $0).map { StoredVariable(name: $0, attributes: attributes) }
    }
  }

  /// The name of a variable; nil for one that is computed.
  private static func name(_ text: SourceText, _ range: Range<Int>) -> String? {
    let equals = text.first(of: "=", in: range)
    if let brace = text.first(of: "{", in: range.lowerBound..<(equals ?? range.upperBound)) {
      let block = text.text(text.skippingSpace(from: brace + 1)..<range.upperBound)
      guard block.hasPrefix("didSet") || block.hasPrefix("willSet") else { return nil }
    }
    let start = text.skippingSpace(from: range.lowerBound)
    let name = text.characters[start..<range.upperBound].prefix {
      $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`"
    }
    return name.isEmpty ? nil : String(name)
  }
}
