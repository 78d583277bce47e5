// The package that builds the files of an app where they are: a manifest, a list of files for each module, links to resources, a script to
// begin with, and a test.

import Foundation

/// The package that is written beside a project.
package struct AppPackage {
  /// How the names of these packages end.
  package static let ending = "-simui"
  /// What the manifest of such a package begins with.
  static let mark = "// Written by 'simui new --from'"

  package let project: AppProject
  let simulator: SimulatorSources
  /// The type that the app begins with; nil where the package is only compiled, to find errors.
  let entry: String?
  /// The name that the app's module had to give up for another module.
  package let formerName: String?
  /// The packages that are fetched.
  let packages: [RemotePackage]
  /// What the app uses and cannot be fetched, with the files that import it.
  package let unresolved: [Unresolved]
  /// The modules that are imported and that neither the app nor simui has, nor a package by that name.
  package let unknown: [Unresolved]
  /// Modules without contents that take the places of missing ones, so that the compiler reads what follows the imports.
  package var standIns: [String] = []
  private let imports: ImportedModules

  /// A package or a module that cannot be had here.
  package struct Unresolved: Equatable {
    /// The address of the package, or the name of the module.
    package let name: String
    /// The modules that are missing without it.
    package let modules: [String]
    /// The files that import it.
    package let files: [String]
  }

  /// - Parameters:
  ///   - simulator: the sources of simui, which the package depends on.
  ///   - isRun: whether the app is run and not only compiled.
  ///   - canFetch: whether a package can be fetched from an address.
  /// - Throws: an error if the app cannot be built or run, whatever package is written.
  package init(
    for project: AppProject, simulator: SimulatorSources, isRun: Bool = true,
    canFetch: (String) -> Bool
  ) throws {
    entry = isRun ? try EntryPoint(in: project).type : nil
    for library in project.libraries where simulator.free(library.name) != library.name {
      throw ProjectError(
        "the module '\(library.name)' has the name of a module of simui or of one that it imitates: "
          + "no package can have both")
    }
    let imports = ImportedModules(of: project.modules.flatMap(\.files.sources))
    var project = project
    for framework in PackagedFramework.all { framework.add(to: &project, imports) }
    let used = Set(project.modules.flatMap(\.products))
    var packages: [RemotePackage] = []
    var unresolved: [Unresolved] = []
    for package in project.packages {
      let products = used.filter { $0.package == package.identity }.map(\.name)
      let isKnown =
        (packages.map(\.identity) + unresolved.map { RemotePackage.identity(of: $0.name) })
        .contains(package.identity)
      if products.isEmpty || isKnown { continue }
      if let own = simulator.package(package.identity) {
        packages.append(own)
      } else if canFetch(package.address) {
        packages.append(package)
      } else {
        let frameworks = PackagedFramework.all.filter { products.contains($0.product) }
        let files = Set(
          (products + frameworks.map(\.name)).flatMap { imports.files[$0] ?? [] })
        unresolved.append(
          Unresolved(name: package.address, modules: products, files: files.sorted()))
      }
    }
    let known = Set(project.modules.map(\.name) + used.map(\.name))
    unknown = imports.files.keys.filter { !known.contains($0) && !simulator.hasModule($0) }.sorted()
      .map { Unresolved(name: $0, modules: [$0], files: (imports.files[$0] ?? []).sorted()) }
    self.imports = imports
    let name = simulator.free(project.app.name)
    formerName = name == project.app.name ? nil : project.app.name
    project.app.name = name
    self.project = project
    self.simulator = simulator
    self.packages = packages
    self.unresolved = unresolved
  }

  /// The name of the package's folder.
  package var folderName: String { project.app.name + Self.ending }

  /// The files that import a module whatever conditions hold.
  package func files(importing module: String) -> [String] { imports.unconditional[module] ?? [] }

  // MARK: Contents

  /// The files that follow the project, by their paths.
  ///
  /// - Parameter folder: where the package will be.
  func files(in folder: String) throws -> [(path: String, text: String)] {
    var files = [
      ("Package.swift", manifest), ("README.md", readme), (".gitignore", ".build/\nReports/\n"),
    ]
    for module in project.modules {
      files.append(("Sources/\(module.name)/Module.swift", Self.placeholder))
      files.append(("Sources/\(module.name)/app-sources.json", try list(of: module, in: folder)))
    }
    return files
      + standIns.map { ("Sources/\($0)/Module.swift", "// It stands in for a module.\n") }
  }

  /// The files that are the user's once they are written.
  var beginnings: [(path: String, text: String)] {
    guard let entry else { return [] }
    return [
      ("visit.yaml", script),
      ("Tests/\(project.app.name)Tests/VisitTests.swift", test(of: entry)),
    ]
  }

  /// Links to what is not compiled, by their paths.
  ///
  /// They are absolute: the package manager copies a link as a link.
  var links: [(path: String, target: String)] {
    project.modules.flatMap { module in
      module.files.resources.map { ("Sources/\(module.name)/Resources/\($0.place)", $0.path) }
        + modelNames(of: module).map { ("Sources/\(module.name)/Models/\($0)", $1) }
    }
  }

  private func modelNames(of module: ProjectModule) -> [(name: String, path: String)] {
    module.files.models.map { (($0 as NSString).lastPathComponent, $0) }
  }

  private static let placeholder = """
    // The files of the module are those that app-sources.json lists; the plugin AppSources compiles them where they are.

    """

  /// What the plugin AppSources reads for a module.
  private func list(of module: ProjectModule, in folder: String) throws -> String {
    var values: [String: Any] = [
      "sources": module.files.sources.map { Self.relative($0, to: folder) },
      "imports": ["SwiftUI"] + (imports.readsXML(module.files.sources) ? ["FoundationXML"] : []),
    ]
    if module.name == project.app.name {
      values["developmentLanguage"] = project.developmentLanguage
      values["bundleIdentifier"] = project.bundleIdentifier
      values["infoDictionary"] = project.information
    }
    let data = try JSONSerialization.data(
      withJSONObject: values, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// A path as it is written in a folder.
  static func relative(_ path: String, to folder: String) -> String {
    let (parts, base) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(parts, base).prefix { $0 == $1 }.count
    guard common > 0 else { return path }
    return (Array(repeating: "..", count: base.count - common) + parts.dropFirst(common))
      .joined(separator: "/")
  }
}
