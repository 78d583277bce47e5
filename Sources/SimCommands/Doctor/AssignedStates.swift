// State properties that an initialiser of the view assigns by their names, which the compiler refuses if they hold objects, whose initial
// value is evaluated lazily.

/// The state properties without an initial value, what is assigned to `self`, and which classes exist.
struct AssignedStates {
  /// The types of state properties without an initial value, by name.
  private(set) var types: [String: String] = [:]
  /// The names behind `self.` that are assigned, with the line.
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

  /// Reads the next word or sign.
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
      // The attribute, and modifiers.
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

  /// The assignments of properties whose types are among some classes.
  func refused(classes: Set<String>) -> [NameUse] {
    assignments.filter { types[$0.name].map(classes.contains) ?? false }
  }
}
