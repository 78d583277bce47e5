// Which names a module gives its users, read from its text: types, and functions with their labels.
//
// It reads declarations as they are written in this project, one to a line and formatted; it is no parser
// of Swift.

import Foundation

/// The public names of Swift files.
struct PublicNames {
  /// Types, protocols and type aliases at the top level of a file.
  private(set) var types: Set<String> = []
  /// Everything else that is public, by its base name: functions, properties, cases, nested types.
  private(set) var members: Set<String> = []
  /// Functions with their labels, as `frame(width:height:alignment:)`.
  private(set) var signatures: Set<String> = []
  /// Functions and properties of extensions of `View`.
  private(set) var viewMembers: Set<String> = []

  init(_ files: [SourceFile]) {
    for file in files { read(file.code) }
  }

  private mutating func read(_ code: String) {
    let declaration =
      #/^(?<indent> *)(?<before>[^=\n]*?)\b(?<kind>struct|class|enum|protocol|typealias|actor|func|var|let|case|macro|init)\b *(?<name>`?\w+`?)?/#
    let heading =
      #/^(?:@\w+(?:\([^)]*\))? |public |package |nonisolated )*extension (?<name>[\w.]+)/#
    var extended = ""
    var isPublicExtension = false
    let lines = code.components(separatedBy: "\n")
    for (index, line) in lines.enumerated() {
      if line.mentions("extension "), let match = line.firstMatch(of: heading) {
        extended = String(match.name)
        isPublicExtension = line.contains("public extension")
        continue
      }
      if line.hasPrefix("}") { extended = "" }
      // Only what may be public is looked at closely.
      guard isPublicExtension || line.mentions("public") || line.mentions("open "),
        let match = line.firstMatch(of: declaration), let name = match.name
      else { continue }
      let words = match.before.split(separator: " ").map(String.init)
      guard words.contains("public") || words.contains("open") || isPublicExtension,
        !words.contains("@_spi(Runtime)")
      else { continue }
      let base = name.filter { $0 != "`" }
      if match.indent.isEmpty {
        types.insert(base)
        continue
      }
      members.insert(base)
      if extended == "View" { viewMembers.insert(base) }
      if match.kind == "func" {
        let rest = lines[index...].prefix(24).joined(separator: "\n")
        signatures.insert(base + "(" + labels(in: rest, after: name) + ")")
      }
    }
  }

  /// The labels of the first parameter list after a name.
  private func labels(in text: String, after name: Substring) -> String {
    guard let start = text.range(of: name) else { return "" }
    var depth = 0
    var angles = 0
    var labels = ""
    var expectsLabel = false
    var previous: Character = " "
    var rest = text[start.upperBound...]
    while let character = rest.first {
      defer { previous = character }
      if expectsLabel, depth == 1, character.isLetter || character == "_" || character == "@" {
        let word = rest.prefix { !$0.isWhitespace && $0 != ":" && $0 != "(" }
        rest = rest.dropFirst(word.count)
        if word.hasPrefix("@") { continue }
        labels += word + ":"
        expectsLabel = false
        continue
      }
      switch character {
      case "<": angles += 1
      case ">" where previous != "-": angles -= 1
      case "(", "[", "{":
        if angles == 0 || depth > 0 {
          depth += 1
          if depth == 1 { expectsLabel = true }
        }
      case ")", "]", "}":
        if angles == 0 || depth > 0 {
          depth -= 1
          if depth == 0 { return labels }
        }
      case ",": if depth == 1, angles == 0 { expectsLabel = true }
      default: break
      }
      rest = rest.dropFirst()
    }
    return labels
  }
}
