// Swift files without a project: one module with all of them and what lies beside them.

import Foundation

extension AppProject {
  /// An app of files and folders, to be compiled and not to be run.
  ///
  /// - Parameter name: the name of its module.
  /// - Throws: an error if there is no Swift file, or if a file is of another kind.
  package init(sources paths: [String], name: String) throws {
    var files = ModuleFiles()
    for path in paths {
      let whole = URL(filePath: path).standardizedFileURL.path
      guard FileManager.default.fileExists(atPath: whole) else {
        throw ProjectError("nothing is at '\(path)'")
      }
      guard FileSearch.isFolder(whole) else {
        try Self.check(path)
        files.add(whole)
        continue
      }
      let found = FileSearch.files(below: whole).filter { !Self.isManifest($0) }
      guard found.contains(where: { $0.hasSuffix(".swift") }) else {
        throw ProjectError("there is no Swift file in the folder '\(path)'")
      }
      for file in found { files.add("\(whole)/\(file)") }
    }
    self.init(
      app: ProjectModule(name: name, files: files), bundleIdentifier: "app.\(name)")
  }

  private static func check(_ path: String) throws {
    guard path.hasSuffix(".swift") else {
      throw ProjectError(
        "'\(path)' is not a Swift file: give files that end in .swift, or their folders")
    }
    guard !isManifest(path) else {
      throw ProjectError("'\(path)' describes a package and is no code of an app")
    }
  }

  /// Whether a file is `Package.swift`, or that of a version, such as `Package@swift-6.0.swift`.
  private static func isManifest(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }
}
