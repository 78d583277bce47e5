// The files of a package's target: those of its folder, as the package manager chooses them.

import Foundation

/// The folder of a target.
struct TargetFolder {
  private let target: PackageManifest.Target
  private let folder: String

  /// - Parameters:
  ///   - package: the folder of the package.
  ///   - isAlone: whether the package has no other target, which then needs no folder of its own.
  init(_ target: PackageManifest.Target, in package: String, isAlone: Bool) throws {
    self.target = target
    let candidates =
      target.path.map { [$0] }
      ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
      + (isAlone ? ["Sources"] : [])
    let found = candidates.map { path in
      URL(filePath: path, relativeTo: URL(filePath: package + "/")).standardizedFileURL.path
    }.first(where: FileSearch.isFolder)
    guard let found else {
      throw ProjectError(
        "the folder of the target '\(target.name)' is missing: '\(package)/\(candidates[0])'")
    }
    folder = found
  }

  func files() throws -> ModuleFiles {
    var files = ModuleFiles()
    let excluded = Set((target.exclude ?? []).map(Self.plain))
    let chosen = target.sources.map { Set($0.map(Self.plain)) }
    let resources = (target.resources ?? []).map { Self.plain($0.path) }
    for file in FileSearch.files(below: folder) where !FileSearch.isAmong(file, excluded) {
      let isResource = resources.contains { FileSearch.isAmong(file, [$0]) || $0 == "" }
      let isSource = file.hasSuffix(".swift") && !isResource && file != "Package.swift"
      let isChosen = chosen.map { FileSearch.isAmong(file, $0) || $0.contains("") } ?? true
      let isModel = file.hasSuffix(".xcdatamodeld") || file.hasSuffix(".xcassets")
      if isSource ? isChosen : isResource || isModel { files.add("\(folder)/\(file)") }
    }
    return files
  }

  /// A path without what says nothing.
  private static func plain(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
