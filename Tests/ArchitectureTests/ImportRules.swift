// Imports go down the layers, and only to what the table names.

import Expectations
import Testing

/// Finds imports that the table does not allow.
enum ImportRules {
  /// The modules that a file imports, in order, whatever attributes and access levels stand before.
  static func imports(of file: SourceFile) -> [String] {
    let line =
      /^(?:@\w+(?:\([^)]*\))?\s*)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var|actor)\s+)?([A-Za-z_][A-Za-z0-9_]*)/
    let ends: [UInt8] = [UInt8(ascii: "\n"), UInt8(ascii: ";")]
    return file.code.utf8.split { ends.contains($0) }.map(String.init(_:)).compactMap { text in
      guard let text, text.mentions("import ") else { return nil }
      return text.drop { $0.isWhitespace }.firstMatch(of: line).map { String($0.1) }
    }
  }

  /// One sentence for each import that is not allowed.
  static func violations(in files: [SourceFile]) -> [String] {
    files.flatMap { file -> [String] in
      guard let target = file.target else { return [] }
      guard let allowed = ImportTable.allowed[target] else {
        return ["\(file.path): the target \(target) is missing from the table of imports"]
      }
      return imports(of: file).filter { !allowed.contains($0) }.map {
        "\(file.path): \(target) must not import \($0)"
      }
    }
  }
}

@Suite struct ImportRulesTests {
  @Test func `every import of ours is in the table`() throws {
    let files = try SourceTree.swiftFiles(in: ["Sources"])
    #expect(files.count > 10)
    expect(ImportRules.violations(in: files), is: [])
  }

  @Test func `the table itself only points downwards`() throws {
    for (target, allowed) in ImportTable.allowed {
      let layer = try #require(ImportTable.layer(of: target), "\(target) has no layer")
      for other in allowed {
        guard let otherLayer = ImportTable.layer(of: other) else { continue }
        #expect(otherLayer < layer, "\(target) must not import \(other): it is not below it")
      }
    }
  }

  @Test func `the picture of the layers shows the table`() throws {
    let lines = try SourceTree.text("ARCHITECTURE.md").split(separator: "\n")
    for (number, targets) in ImportTable.layers.enumerated() {
      let line = try #require(lines.first { $0.hasPrefix("\(number)   ") })
      let shown = line.dropFirst(4).split(separator: " · ").map { $0.prefix { $0 != " " } }
      // Programs beside the command line stand for themselves.
      let expected = targets.filter { !$0.hasPrefix("simui-") && $0 != "StoreWorkloads" }
      expect(Set(shown.map(String.init)).intersection(targets), is: Set(expected))
    }
  }

  @Test func `an import upwards is caught by file and name`() {
    let planted = SourceFile(
      path: "Sources/SimViews/Runtime/Clock.swift", text: "package import SimDevice\nstruct A {}\n")
    expect(
      ImportRules.violations(in: [planted]),
      is: [
        "Sources/SimViews/Runtime/Clock.swift: SimViews must not import SimDevice"
      ])
  }

  @Test func `a target missing in the table is reported`() {
    let planted = SourceFile(path: "Sources/SimNew/A.swift", text: "import SimCore")
    expect(
      ImportRules.violations(in: [planted]),
      is: [
        "Sources/SimNew/A.swift: the target SimNew is missing from the table of imports"
      ])
  }

  @Test func `every spelling of an import is read`() {
    let text = """
      // import Commented
      import A
      package import B
      @_exported public import C
      @_spi(One) @_spi(Two) import D
      @preconcurrency import E
      internal import struct F.Thing
      import G; import H
        @testable import I
      /* import J */
      let quoted = "import K"
      let important = 1
      """
    let file = SourceFile(path: "Sources/SimCore/A.swift", text: text)
    expect(ImportRules.imports(of: file), is: ["A", "B", "C", "D", "E", "F", "G", "H", "I"])
  }
}
