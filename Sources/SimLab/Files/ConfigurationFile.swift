// Configuration files in YAML or JSON (a subset of YAML): a mapping of known keys to values. Errors are reported with their
// place.

import SimDevice
import Yams

/// An error in a file, with its place.
public struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int
  /// The problem, with the expected value.
  public var problem: String

  package init(line: Int, column: Int, problem: String) {
    self.line = line
    self.column = column
    self.problem = problem
  }

  /// One sentence with the place.
  public var description: String { "line \(line), column \(column): \(problem)" }
}

/// An error in a file that the command line names.
package struct FileError: Error, Equatable, CustomStringConvertible {
  /// The name of the file on the command line.
  package var file: String
  /// The problem, with its place.
  package var problem: ConfigurationError

  package init(file: String, problem: ConfigurationError) {
    self.file = file
    self.problem = problem
  }

  /// One sentence with the file and the place.
  package var description: String { "'\(file)', \(problem)" }
}

/// A mapping in a file.
struct ConfigurationMapping {
  /// The entries in the order of the file.
  let entries: [(key: Node.Scalar, value: Node)]
  let node: Node

  /// Parses a whole file.
  ///
  /// - Throws: `ConfigurationError` if the text is not YAML, or not a mapping.
  static func parse(_ text: String) throws -> ConfigurationMapping {
    let root: Node?
    do {
      root = try Yams.compose(yaml: text)
    } catch let error as YamlError {
      throw ConfigurationError(error)
    }
    guard let root else {
      throw ConfigurationError(
        line: 1, column: 1, problem: "the file is empty; expected keys with values")
    }
    return try ConfigurationMapping(root, of: "the file")
  }

  init(_ node: Node, of name: String) throws {
    guard case .mapping(let mapping) = node else {
      throw node.error("expected \(name) to be keys with values, found '\(node.shown)'")
    }
    var entries: [(Node.Scalar, Node)] = []
    for (key, value) in mapping {
      guard case .scalar(let scalar) = key else { throw key.error("expected a key") }
      entries.append((scalar, value))
    }
    self.entries = entries
    self.node = node
  }

  /// Throws an error for an unknown key, with the nearest known one.
  func require(onlyKeys known: [String]) throws {
    for entry in entries where !known.contains(entry.key.string) {
      throw Node.scalar(entry.key).unknown("key", entry.key.string, known: known)
    }
  }

  /// Returns the value of a key, or nil if there is none.
  func value(_ key: String) -> Node? { entries.first { $0.key.string == key }?.value }

  /// Returns the text of a key.
  func text(_ key: String) throws -> String {
    let value = try required(key)
    guard case .scalar(let scalar) = value, !scalar.string.isEmpty else {
      throw value.error("expected a text for '\(key)'")
    }
    return scalar.string
  }

  /// Returns the positive number of a key.
  func positive(_ key: String) throws -> Double {
    let value = try required(key)
    let number = try value.number(key)
    guard number > 0 else {
      throw value.error("expected a number above 0 for '\(key)', found '\(value.shown)'")
    }
    return number
  }

  /// Returns the non-negative number of a key, or a default if there is none.
  func number(_ key: String, otherwise: Double) throws -> Double {
    guard let value = value(key) else { return otherwise }
    let number = try value.number(key)
    guard number >= 0 else {
      throw value.error(
        "expected a number that is not negative for '\(key)', found '\(value.shown)'")
    }
    return number
  }

  /// Returns the list of a key; empty if there is none.
  func list(_ key: String) throws -> [Node] {
    guard let value = value(key) else { return [] }
    guard case .sequence(let sequence) = value else {
      throw value.error("expected a list for '\(key)', found '\(value.shown)'")
    }
    return Array(sequence)
  }

  func required(_ key: String) throws -> Node {
    guard let value = value(key) else { throw node.error("the key '\(key)' is missing") }
    return value
  }
}

extension Node {
  /// Returns an error at this place.
  func error(_ problem: String) -> ConfigurationError {
    ConfigurationError(line: mark?.line ?? 1, column: mark?.column ?? 1, problem: problem)
  }

  /// Returns an error about an unknown word, with the known ones.
  func unknown(_ kind: String, _ word: String, known: [String]) -> ConfigurationError {
    let nearest = Nearest.name(to: word, among: known).map { ": the nearest is '\($0)'" } ?? ""
    return error("unknown \(kind) '\(word)'\(nearest); known are \(known.joined(separator: ", "))")
  }

  /// The text of a scalar, for messages.
  var shown: String {
    switch self {
    case .scalar(let scalar): scalar.string
    case .mapping: "keys with values"
    case .sequence: "a list"
    default: "something else"
    }
  }

  /// Returns the number of a scalar.
  func number(_ key: String) throws -> Double {
    guard case .scalar(let scalar) = self, let number = Double(scalar.string), number.isFinite
    else {
      throw error("expected a number for '\(key)', found '\(shown)'")
    }
    return number
  }
}

extension ConfigurationError {
  /// Creates an error from that of the YAML parser, with its place if it has one.
  fileprivate init(_ error: YamlError) {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      self.init(
        line: mark.line, column: mark.column,
        problem: "expected YAML or JSON; the parser reports: \(problem)")
    case .duplicatedKeysInMapping(let keys, let context):
      let names = keys.map { "'\($0)'" }.joined(separator: ", ")
      self.init(
        line: context.mark.line, column: context.mark.column,
        problem: "the key \(names) occurs twice")
    default:
      self.init(line: 1, column: 1, problem: "the file is no YAML and no JSON")
    }
  }
}
