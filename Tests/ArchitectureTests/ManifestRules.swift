// The manifest says what a target is built on; the files say what they import. An incremental build finds a module that another
// target has brought, so what is imported without being declared is found here.

import Expectations
import Foundation
import Testing

/// What the manifest says of our targets.
struct Manifest {
  /// The modules and products that each target names as its dependencies.
  private(set) var dependencies: [String: Set<String>] = [:]

  init(text: String) {
    let heading = /\.(?:target|executableTarget|macro)\(\s*name: "(?<name>[\w-]+)"/
    for match in text.matches(of: heading) {
      let rest = text[match.range.upperBound...]
      let own = rest.prefix { $0 != "\n" } + rest.drop { $0 != "\n" }
      // A target ends where the next one begins.
      let end = own.range(of: "\n    .")?.lowerBound ?? own.endIndex
      dependencies[String(match.name)] = Self.names(in: own[..<end])
    }
  }

  /// The names in the list of dependencies, products by their own name.
  private static func names(in target: Substring) -> Set<String> {
    guard let list = target.range(of: "dependencies: [") else { return [] }
    var depth = 1
    let body = target[list.upperBound...].prefix { character in
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      return depth > 0
    }
    let text = body.replacing(/, package: "[^"]*"/, with: "")
    var names = Set(text.matches(of: /"(?<name>[\w-]+)"/).map { String($0.name) })
    if text.contains(/\bopenCombine\b/) { names.insert("OpenCombine") }
    return names
  }

  /// One sentence for each module of the package, or of those that it depends on, that a file imports and its target does
  /// not declare.
  func undeclared(in files: [SourceFile]) -> [String] {
    let known = Set(dependencies.keys).union(["CCairo", "CZlib"])
      .union(dependencies.values.flatMap { $0 })
    let sentences = files.flatMap { file -> [String] in
      guard let target = file.target, let declared = dependencies[target] else { return [] }
      return ImportRules.imports(of: file)
        .filter { known.contains($0) && !declared.contains($0) && $0 != target }
        .map { "\(file.path): \(target) imports \($0), which the manifest does not name for it" }
    }
    return sentences
  }

  /// One sentence for each module of ours that a target declares and that no file of it imports.
  func unused(in files: [SourceFile]) -> [String] {
    dependencies.keys.sorted().flatMap { target -> [String] in
      let own = files.filter { $0.target == target }
      guard !own.isEmpty else { return [] }
      let imported = Set(own.flatMap(ImportRules.imports(of:)))
      return dependencies[target, default: []].sorted()
        .filter { $0.hasPrefix("Sim") && !imported.contains($0) }
        .filter { !Self.onlyLinked.contains($0) }
        .map { "\(target) declares \($0), which no file of it imports" }
    }
  }

  /// What a package that depends on the face is to find, though no file of the face names it.
  private static let onlyLinked: Set<String> = [
    "SimCombine", "SimData", "SimFrameworks", "SimMaps", "SimMarks", "SimOS", "SimStore",
  ]
}

@Suite struct ManifestTests {
  private func manifest() throws -> Manifest {
    let url = SourceTree.root.appending(path: "Package.swift")
    return Manifest(text: try String(contentsOf: url, encoding: .utf8))
  }

  @Test func `what is imported is declared, and what is declared is imported`() throws {
    let manifest = try manifest()
    let files = try SourceTree.swiftFiles(in: ["Sources"])
    #expect(manifest.dependencies.count > 20)
    expect(manifest.dependencies["SimDevice"]?.contains("HeapModule"), is: true)
    expect(manifest.undeclared(in: files), is: [])
    expect(manifest.unused(in: files), is: [])
  }

  @Test
  func `an import that nobody declared is caught, and so is a dependency that nobody imports`() {
    let manifest = Manifest(
      text: """
            .target(name: "SimOne", swiftSettings: ours),
            .target(
              name: "SimTwo", dependencies: ["SimThree", .product(name: "Yams", package: "Yams")],
              swiftSettings: ours),
            .target(name: "SimThree", swiftSettings: ours),
        """)
    let file = SourceFile(path: "Sources/SimTwo/A.swift", text: "import SimOne\nimport Yams\n")
    expect(
      manifest.undeclared(in: [file]),
      is: [
        "Sources/SimTwo/A.swift: SimTwo imports SimOne, which the manifest does not name for it"
      ])
    expect(
      manifest.unused(in: [file]), is: ["SimTwo declares SimThree, which no file of it imports"])
  }
}
