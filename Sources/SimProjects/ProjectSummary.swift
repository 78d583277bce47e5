// What was found in a project and what became of it, as a few lines.

import Foundation
import SimSources

/// The lines that are printed when a package was written.
package struct ProjectSummary {
  private let package: AppPackage
  /// The folder that the package was written to, as the user calls it.
  private let folder: String
  /// The folder that paths are named from.
  private let root: String

  /// - Parameters:
  ///   - folder: the folder of the package, as the user calls it.
  ///   - root: the folder that the files of the project are named from.
  package init(of package: AppPackage, folder: String, root: String) {
    self.package = package
    self.folder = folder
    self.root = root
  }

  /// The lines, the last of which is the command to go on with.
  package var text: String {
    let lines = [head] + modules + rewritings + uncompiled + missing + unresolved + renamed
    let name = package.project.app.name
    return lines.joined(separator: "\n") + "\n\ncd \(Self.word(folder)) && swift run \(name)\n"
  }

  private var head: String {
    let project = package.project
    let settings = project.app.settings
    let isolation = settings.isOnMainActor ? ", on the main actor" : ""
    return
      "\(project.app.name): \(contents(project.app)); Swift \(settings.languageMode)\(isolation), "
      + "language '\(project.developmentLanguage)'"
  }

  private var modules: [String] {
    package.project.libraries.map { "  module \($0.name): \(contents($0))" }
      + package.packages.map { "  package \($0.address)" }
  }

  private func contents(_ module: ProjectModule) -> String {
    let files = module.files
    let catalogs = files.resources.filter { $0.place.hasSuffix(".xcassets") }.count
    return [
      Self.count(files.sources.count, "Swift file", "Swift files"),
      Self.count(files.resources.count - catalogs, "resource", "resources"),
      Self.count(catalogs, "asset catalogue", "asset catalogues"),
      Self.count(files.models.count, "Core Data model", "Core Data models"),
    ].compactMap { $0 }.joined(separator: ", ")
  }

  /// How often what was exchanged for Linux.
  private var rewritings: [String] {
    let paths = package.project.modules.flatMap(\.files.sources)
    let kinds = paths.flatMap { path in
      FileManager.default.contents(atPath: path).map { RewrittenSource([UInt8]($0)).rewritings }
        ?? []
    }.map(\.kind)
    let counts = Rewriting.Kind.allCases.compactMap { kind in
      Self.count(kinds.filter { $0 == kind }.count, kind.rawValue, kind.plural)
    }
    return counts.isEmpty ? [] : ["  rewritten for Linux: \(counts.joined(separator: ", "))"]
  }

  private var uncompiled: [String] {
    let paths = package.project.modules.flatMap(\.files.uncompiled)
    return paths.isEmpty ? [] : ["  left out, for Linux cannot compile it: \(names(paths))"]
  }

  private var missing: [String] {
    let paths = package.project.modules.flatMap(\.files.missing)
    return paths.isEmpty ? [] : ["  left out, for it is missing: \(names(paths))"]
  }

  private var unresolved: [String] {
    let packages = package.unresolved.map { ("\($0.name) cannot be fetched", $0.files) }
    let modules = package.unknown.map { ("no module '\($0.name)' is here", $0.files) }
    return (packages + modules).map { sentence, files in
      let users = ": the app will not compile without it, for it is imported in \(names(files))"
      return "  \(sentence)\(files.isEmpty ? "" : users)"
    }
  }

  private var renamed: [String] {
    guard let name = package.formerName else { return [] }
    return [
      "  the module is called \(package.project.app.name), for \(name) is a module of simui or one that it imitates"
    ]
  }

  private func names(_ paths: [String]) -> String {
    paths.map { AppPackage.relative($0, to: root) }.joined(separator: ", ")
  }

  private static func count(_ count: Int, _ one: String, _ many: String) -> String? {
    count == 0 ? nil : count == 1 ? "1 \(one)" : "\(count) \(many)"
  }

  /// A path as a word of a shell.
  private static func word(_ path: String) -> String {
    path.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
      ? path : "'\(path.replacing("'", with: "'\\''"))'"
  }
}
