// Which files import which modules, read from their lines.

import Foundation

/// The imports of the files of an app.
struct ImportedModules {
  /// The files that import a module, by its name.
  private(set) var files: [String: [String]] = [:]
  /// Those that import it whatever conditions hold.
  private(set) var unconditional: [String: [String]] = [:]

  /// The files that use what Foundation has in a module of its own here.
  private var filesWithXML: Set<String> = []

  /// Whether one of some files parses XML.
  func readsXML(_ paths: [String]) -> Bool { !filesWithXML.isDisjoint(with: paths) }

  init(of paths: [String]) {
    for path in paths {
      let text = (try? String(contentsOf: URL(filePath: path), encoding: .utf8)) ?? ""
      var all: Set<String> = []
      var certain: Set<String> = []
      var depth = 0
      for line in text.split(whereSeparator: \.isNewline) {
        let words = line.drop(while: \.isWhitespace)
        if words.hasPrefix("#if") { depth += 1 }
        if words.hasPrefix("#endif") { depth -= 1 }
        guard let module = Self.module(importedBy: words) else { continue }
        all.insert(module)
        if depth == 0 { certain.insert(module) }
      }
      if text.contains("XMLParser") { filesWithXML.insert(path) }
      for module in all { files[module, default: []].append(path) }
      for module in certain { unconditional[module, default: []].append(path) }
    }
  }

  private static func module(importedBy line: Substring) -> String? {
    line.firstMatch(
      of:
        #/^(?:@\w+(?:\([^)]*\))?\s+|(?:public|package|internal|private)\s+)*import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/#
    ).map { String($0.1) }
  }
}
