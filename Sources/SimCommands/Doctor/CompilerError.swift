// What the compiler reports about the files of an app, read from its output.

import Foundation

/// An error of the compiler.
struct CompilerError: Hashable {
  /// The absolute path of the file, or the name of what a macro expands to.
  let file: String
  /// The line, counted from 1.
  let line: Int
  let message: String
}

extension CompilerError {
  /// Reads the errors of an output, each of them once.
  ///
  /// - Parameter original: the place in the app's file of one in a file that is made from it.
  static func all(
    in output: String, original: (String, Int) -> (file: String, line: Int) = { ($0, $1) }
  ) -> [CompilerError] {
    let lines = output.split(whereSeparator: \.isNewline)
    var errors: [CompilerError] = []
    for (index, line) in lines.enumerated() {
      guard let error = CompilerError(line) else { continue }
      // Code of a macro is in no file: the place where it is used is in a note that follows.
      let use = error.file.hasPrefix("/") ? nil : place(ofMacroIn: lines[(index + 1)...])
      let place: (file: String, line: Int) = use.map(original) ?? (error.file, error.line)
      let whole = CompilerError(file: place.file, line: place.line, message: error.message)
      if !errors.contains(whole) { errors.append(whole) }
    }
    return errors
  }

  private init?(_ line: Substring) {
    guard let match = line.wholeMatch(of: #/(\S.*?):(\d+):\d+: (?:fatal )?error: (.*)/#),
      let number = Int(match.2)
    else { return nil }
    self.init(file: String(match.1), line: number, message: String(match.3))
  }

  private static func place(ofMacroIn lines: ArraySlice<Substring>) -> (String, Int)? {
    for line in lines {
      if CompilerError(line) != nil { return nil }
      if let match = line.firstMatch(of: #/(/[^:]*\.swift):(\d+):\d+: note: /#),
        let number = Int(match.2)
      {
        return (String(match.1), number)
      }
    }
    return nil
  }

  /// What an error says.
  enum Subject: Hashable {
    /// A module is not here.
    case module(String)
    /// A name is not here.
    case name(String)
    /// Something else, in the words of the compiler.
    case other(String)

    /// The module that is not here.
    var module: String? { if case .module(let name) = self { name } else { nil } }
    /// The name that is not here.
    var name: String? { if case .name(let name) = self { name } else { nil } }
  }

  /// What is missing, if something is.
  var subject: Subject {
    if let module = message.firstMatch(
      of: #/^(?:no such module|unable to (?:find|resolve) module dependency:) '([^']+)'/#
        .ignoresCase())
    {
      return .module(String(module.1))
    }
    let patterns = [
      #/^cannot find (?:type |operator |macro )?'([^']+)' in scope/#,
      #/^no (?:type|macro|struct|class|protocol|var|func|exported declaration) named '([^']+)'/#,
      #/^'([^']+)' is unavailable/#,
    ]
    for pattern in patterns {
      if let name = message.firstMatch(of: pattern) { return .name(String(name.1)) }
    }
    if let name = message.firstMatch(of: #/^unknown attribute '([^']+)'/#) {
      return .name("@\(name.1)")
    }
    guard let member = message.firstMatch(of: #/^(value of )?type '(.+)' has no member '([^']+)'/#)
    else { return .other(message) }
    // The type of a value is as long as the expression; that of a static member is its name.
    let type = member.1 == nil && member.2.count <= 40 ? String(member.2) : ""
    return .name("\(type).\(member.3)")
  }

  /// Whether the compiler says this where something else is missing, as a rule.
  var isConsequence: Bool {
    [
      "cannot infer contextual base in reference to member", "reference to member '",
      "generic parameter '", "failed to produce diagnostic for expression",
      "the compiler is unable to type-check this expression",
      "type of expression is ambiguous",
    ].contains { message.hasPrefix($0) }
  }
}
