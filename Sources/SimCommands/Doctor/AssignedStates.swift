// Finds state properties that an initializer of the view assigns by name. The compiler rejects this
// for objects, whose initial value is evaluated lazily.

/// The state properties without an initial value, the assignments to properties of `self`, and the
/// declared classes.
struct AssignedStates {
  /// The types of state properties without an initial value, by name.
  private(set) var types: [String: String] = [:]
  /// The names after `self.` that are assigned, with their lines.
  private(set) var assignments: [NameUse] = []
  /// The classes that are declared.
  private(set) var classes: Set<String> = []

  private var last: [String] = []
  private var declaration: Declaration?

  private struct Declaration {
    var line: Int
    var name = ""
    var type: [String] = []
    var hasType = false
  }

  /// Reads the next word or symbol.
  mutating func read(_ text: String, line: Int) {
    defer { last = last.suffix(3) + [text] }
    if last.last == "class", text.first?.isUppercase == true { classes.insert(text) }
    if text != "=", last.count == 4, last[0] == "self", last[1] == ".", last[3] == "=" {
      assignments.append(NameUse(name: last[2], line: line, isMember: true))
    }
    if last.last == "@", text == "State" { declaration = Declaration(line: line) }
    guard var current = declaration else { return }
    if last.last == "var" {
      (current.name, current.line) = (text, line)
    } else if current.name.isEmpty {
      // The word is an attribute or a modifier.
    } else if text == "=" || text == "{" {
      return declaration = nil
    } else if current.hasType, line > current.line || text == "}" || text == "@" {
      finish(current)
      return declaration = nil
    } else if text == ":", !current.hasType {
      current.hasType = true
    } else {
      current.type.append(text)
    }
    declaration = current
  }

  private mutating func finish(_ declaration: Declaration) {
    guard let type = declaration.type.first, declaration.type.last != "?" else { return }
    types[declaration.name] = type
  }

  /// Returns the assignments of properties whose types are among the given classes.
  func refused(classes: Set<String>) -> [NameUse] {
    assignments.filter { types[$0.name].map(classes.contains) ?? false }
  }
}
