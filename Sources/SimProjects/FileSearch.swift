// Files by their paths, on a file system that tells capitals apart: those of the projects' authors do not.

import Foundation

/// Finds files.
enum FileSearch {
  /// The path of what is at a path, whatever capitals its parts have; nil if nothing is there.
  static func existing(_ path: String) -> String? {
    let whole = URL(filePath: path).standardizedFileURL.path
    if FileManager.default.fileExists(atPath: whole) { return whole }
    let parent = (whole as NSString).deletingLastPathComponent
    guard parent != whole, let folder = existing(parent) else { return nil }
    let name = (whole as NSString).lastPathComponent.lowercased()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.first { $0.lowercased() == name }.map {
      (folder as NSString).appendingPathComponent($0)
    }
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The files below a folder, relative to it, in the order of their paths.
  ///
  /// Folders that are one file count as such. Hidden files, packages and what `simui new --from` wrote are no files of it.
  static func files(below folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    return names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(AppPackage.ending) }.flatMap {
      name -> [String] in
      let path = (folder as NSString).appendingPathComponent(name)
      guard isFolder(path), !ModuleFiles.isOneFile(path) else { return [name] }
      let manifest = (path as NSString).appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest) { return [] }
      return files(below: path).map { "\(name)/\($0)" }
    }
  }

  /// Whether a file is one of some, or lies below one of them.
  static func isAmong(_ file: String, _ paths: Set<String>) -> Bool {
    let parts = file.split(separator: "/")
    return (1...max(1, parts.count)).contains {
      paths.contains(parts.prefix($0).joined(separator: "/"))
    }
  }
}
