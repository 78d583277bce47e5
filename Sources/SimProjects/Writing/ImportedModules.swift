// Which files import which modules, read from their lines.

import Foundation

/// The imports of the files of an app.
struct ImportedModules {
  /// The files that import a module, by its name.
  private(set) var files: [String: [String]] = [:]

  init(of paths: [String]) {
    for path in paths {
      let text = (try? String(contentsOf: URL(filePath: path), encoding: .utf8)) ?? ""
      let imports = text.split(whereSeparator: \.isNewline).compactMap {
        $0.firstMatch(
          of:
            #/^\s*(?:@\w+(?:\([^)]*\))?\s+|(?:public|package|internal|private)\s+)*import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/#
        ).map { String($0.1) }
      }
      for module in Set(imports) { files[module, default: []].append(path) }
    }
  }
}
