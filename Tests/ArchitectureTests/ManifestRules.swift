// The manifest says what a target is built on; the files say what they import. An incremental build finds a module that another
// target has brought, so what is imported without being declared is found here.

import Expectations
import Foundation
import Testing

/// What the manifest says of our targets.
struct Manifest {
  /// The modules and products that each target names as its dependencies.
  private(set) var dependencies: [String: Set<String>] = [:]
  /// The target of each folder.
  private(set) var folders: [String: String] = [:]
  /// The targets below each heading that is a number: the layers.
  private(set) var layers: [[String]] = []

  init(text: String) {
    let demos = Self.names(in: text[...], after: "let demos = [")
    let frameworks = Self.names(in: text[...], after: "let appleFrameworks = [")
    var number: Int?
    // A target ends where the next one begins, or a comment stands before that.
    for part in "\n\(text)".split(separator: "\n    .", omittingEmptySubsequences: false) {
      let heading =
        /^(?<kind>target|executableTarget|testTarget|macro|systemLibrary)\(\s*name: "(?<name>[\w-]+)"/
      if let match = part.firstMatch(of: heading) {
        let name = String(match.name)
        var names = Self.names(in: part, after: "dependencies: [")
        if part.contains("+ demos.map { .byName") { names.formUnion(demos) }
        if part.contains("+ appleFrameworks.map { .byName") { names.formUnion(frameworks) }
        dependencies[name] = names
        let path = part.firstMatch(of: /\bpath: "(?<path>[^"\\]+)"/)?.path
        let usual = match.kind == "testTarget" ? "Tests/" : "Sources/"
        folders[path.map(String.init) ?? usual + name] = name
        if let number, layers.indices.contains(number) { layers[number].append(name) }
      }
      guard let comment = part.firstMatch(of: /\n    \/\/ (?<text>\w+)(?:\n|$)/)?.text else {
        continue
      }
      number = Int(comment)
      if let number, number == layers.count { layers.append([]) }
    }
  }

  /// A target with everything that it is built on.
  func closure(of target: String) -> Set<String> {
    var found: Set = [target]
    var waiting = [target]
    while let next = waiting.popLast() {
      for name in dependencies[next, default: []] where found.insert(name).inserted {
        waiting.append(name)
      }
    }
    return found
  }

  /// The target that a file belongs to.
  func target(of file: SourceFile) -> String? {
    folders.first { file.path.hasPrefix($0.key + "/") }?.value
  }

  /// The names in the list of dependencies, products by their own name.
  private static func names(in target: Substring, after opening: String) -> Set<String> {
    guard let list = target.range(of: opening) else { return [] }
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
      guard let target = target(of: file), let declared = dependencies[target] else { return [] }
      return ImportRules.imports(of: file)
        .filter { known.contains($0) && !declared.contains($0) && $0 != target }
        .map { "\(file.path): \(target) imports \($0), which the manifest does not name for it" }
    }
    return sentences
  }

  /// One sentence for each module of ours that a target declares and that no file of it imports.
  func unused(in files: [SourceFile]) -> [String] {
    dependencies.keys.sorted().flatMap { target -> [String] in
      let own = files.filter { self.target(of: $0) == target }
      guard !own.isEmpty else { return [] }
      let imported = Set(own.flatMap(ImportRules.imports(of:)))
      return dependencies[target, default: []].sorted()
        .filter { $0.hasPrefix("Sim") && !imported.contains($0) }
        .filter { Self.onlyLinked[target]?.contains($0) != true }
        .map { "\(target) declares \($0), which no file of it imports" }
    }
  }

  /// What is to be in the build though no file names it: a package that depends on the umbrella module finds all of these, and an app its commands.
  private static let onlyLinked: [String: Set<String>] = [
    "SimSwiftUI": ["SimCombine"],
    "SwiftUI": [
      "SimData", "SimFrameworks", "SimMaps", "SimMarks", "SimOS", "SimStore",
      "SimWeather",
    ],
    "FixtureApp": ["SimCommands"],
  ]
}

@Suite struct ManifestTests {
  private func manifest() throws -> Manifest {
    let url = SourceTree.root.appending(path: "Package.swift")
    return Manifest(text: try String(contentsOf: url, encoding: .utf8))
  }

  @Test func `what is imported is declared, and what is declared is imported`() throws {
    let manifest = try manifest()
    let files = try SourceTree.swiftFiles(in: ["Sources", "Tests"])
    #expect(manifest.dependencies.count > 50)
    expect(
      files.filter { $0.parts.count > 2 && manifest.target(of: $0) == nil }.map(\.path), is: [])
    expect(manifest.dependencies["SimDevice"]?.contains("HeapModule"), is: true)
    expect(manifest.undeclared(in: files), is: [])
    expect(manifest.unused(in: files), is: [])
  }

  @Test func `the targets stand by the layers of the table of imports`() throws {
    expect(
      try manifest().layers.map { $0.sorted() }, is: ImportTable.layers.map { $0.sorted() })
  }

  @Test(arguments: [
    "simui", "simui-bench", "simui-soak", "SimSwiftUI", "SimTesting", "SimCommands",
  ])
  func `no part of the simulator is built on other frameworks or on a database`(
    program: String
  ) throws {
    let manifest = try manifest()
    let needed = manifest.closure(of: program)
    #expect(needed.contains("SimViews"))
    expect(
      needed.intersection(ImportTable.appleFrameworks.joined() + ["StoreWorkloads", "GRDB"]), is: []
    )
    // The test sees what it would find.
    #expect(manifest.closure(of: "SwiftUI").isSuperset(of: ImportTable.appleFrameworks.joined()))
    #expect(manifest.closure(of: "simui-store").contains("GRDB"))
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
