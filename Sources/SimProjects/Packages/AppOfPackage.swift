// An app that is a package of the package manager: the executable target among those of its manifest.

import Foundation

/// A package with an app.
package struct AppOfPackage {
  private let folder: String

  /// - Parameter folder: the folder of the package.
  package init(at folder: String) { self.folder = URL(filePath: folder).standardizedFileURL.path }

  /// Reads the app.
  ///
  /// - Parameters:
  ///   - name: the name of its target; nil for the only one.
  ///   - manifest: returns the manifest of the package in a folder, as `swift package dump-package` prints it.
  package func app(target name: String?, manifest read: @escaping ManifestReader) throws
    -> AppProject
  {
    var packages = LocalPackages(manifest: read)
    let manifest = try packages.manifest(in: folder)
    let neighbours = manifest.dependencies.flatMap { $0.fileSystem ?? [] }
    if neighbours.contains(where: {
      ($0.nameForTargetDependencyResolutionOnly ?? $0.identity) == "simui"
    }) {
      throw ProjectError(
        "the package '\(manifest.name)' uses simui itself: 'swift build' compiles it")
    }
    let programs = manifest.targets.filter { $0.type == "executable" }
    let list = programs.map { "'\($0.name)'" }.joined(separator: ", ")
    let target: PackageManifest.Target
    if let name {
      guard let named = programs.first(where: { $0.name == name }) else {
        throw ProjectError(
          "the package '\(manifest.name)' has no executable target '\(name)': "
            + (programs.isEmpty ? "it has none" : "it has \(list)"))
      }
      target = named
    } else {
      guard let first = programs.first else {
        throw ProjectError(
          "the package '\(manifest.name)' has no app target: none of its targets is executable")
      }
      guard programs.count == 1 else {
        throw ProjectError(
          "the package '\(manifest.name)' has several executable targets, \(list): choose one with "
            + "--target")
      }
      target = first
    }
    let app = try packages.module(of: target, in: folder)
    return AppProject(
      app: app, libraries: packages.modules,
      developmentLanguage: manifest.defaultLocalization ?? "en",
      bundleIdentifier: "app.\(app.name)", information: ["CFBundleName": app.name],
      packages: packages.remotes)
  }
}
