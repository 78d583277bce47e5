// Writing a package whole or not at all: in a folder beside the place, which then takes the place.

import Foundation

extension AppPackage {
  /// Writes the package, or writes again what follows the project if it is there already.
  ///
  /// - Parameter folder: its path.
  /// - Throws: an error if something else is at that path, or if a file cannot be written.
  package func write(to folder: String) throws {
    let name = (folder as NSString).lastPathComponent
    let isThere = (try? FileManager.default.attributesOfItem(atPath: folder)) != nil
    if isThere, !Self.isOurs(folder) {
      throw ProjectError(
        "'\(folder)' is there already and was not written by 'simui new --from': move it away; "
          + "nothing was written")
    }
    let draft = (folder as NSString).deletingLastPathComponent + "/.\(name)-\(getpid())"
    do {
      defer { try? FileManager.default.removeItem(atPath: draft) }
      try writeAll(to: draft, for: folder)
      if isThere {
        try Self.exchange(folder, with: draft)
      } else {
        try FileManager.default.moveItem(atPath: draft, toPath: folder)
      }
    } catch let error as NSError {
      throw ProjectError("'\(folder)' cannot be written: \(error.localizedDescription)")
    }
  }

  /// Whether such a package is in a folder.
  private static func isOurs(_ folder: String) -> Bool {
    let manifest = try? String(
      contentsOf: URL(filePath: folder + "/Package.swift"), encoding: .utf8)
    return manifest?.contains(mark) == true
  }

  private func writeAll(to draft: String, for folder: String) throws {
    let files = FileManager.default
    func makeFolder(of path: String) throws {
      try files.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    }
    for file in try self.files(in: folder) + beginnings {
      let path = "\(draft)/\(file.path)"
      try makeFolder(of: path)
      try Data(file.text.utf8).write(to: URL(filePath: path))
    }
    for link in links {
      let path = "\(draft)/\(link.path)"
      try makeFolder(of: path)
      try files.createSymbolicLink(atPath: path, withDestinationPath: link.target)
    }
  }

  /// Puts what follows the project in the place of what was written for it before, and what is the user's where nothing is.
  private static func exchange(_ folder: String, with draft: String) throws {
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: draft).sorted() {
      let (new, old) = ("\(draft)/\(name)", "\(folder)/\(name)")
      let isThere = (try? files.attributesOfItem(atPath: old)) != nil
      if isThere, ["visit.yaml", "Tests", ".gitignore", "README.md"].contains(name) { continue }
      if isThere { try files.moveItem(atPath: old, toPath: "\(draft)/.\(name)-before") }
      try files.moveItem(atPath: new, toPath: old)
    }
  }
}
