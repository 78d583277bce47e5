// A folder of small JSON files, read one by one; a file that cannot be read is reported with its
// path.

import Foundation

/// A problem with a folder of files, or with one of them.
package struct RecordFolderError: Error, Equatable, CustomStringConvertible {
  /// The file or folder.
  package var path: String
  /// A description of the problem.
  package var problem: String
  /// Whether the file has an unsupported layout.
  package var isOtherLayout = false

  package var description: String { "'\(path)': \(problem)" }
}

enum RecordFolder {
  /// One file of a folder.
  struct File {
    /// The name in the folder.
    let name: String
    /// The path as the user would write it.
    let path: String
    let data: Data
  }

  /// Passes every `.json` file of a folder to a closure, in the order of their names; a missing
  /// folder has none.
  ///
  /// - Parameter name: The folder as the user calls it.
  /// - Throws: `RecordFolderError`, also for a `RecordFileError` that `take` throws.
  static func read(_ folder: URL, name: String, take: (File) throws -> Void) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
      return
    }
    guard isFolder.boolValue else {
      throw RecordFolderError(path: name, problem: "this is a file, and a folder is expected")
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      throw RecordFolderError(path: name, problem: "the folder cannot be read")
    }
    for file in names.filter({ $0.hasSuffix(".json") && !$0.hasPrefix(".") }).sorted() {
      let path = name.hasSuffix("/") ? name + file : "\(name)/\(file)"
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: folder.appending(path: file).resolvingSymlinksInPath().path)
      switch attributes?[.type] as? FileAttributeType {
      case .typeRegular?: break
      case .typeDirectory?:
        throw RecordFolderError(path: path, problem: "this is a folder, and a file is expected")
      case nil, .typeSymbolicLink?:
        throw RecordFolderError(path: path, problem: "this is a symbolic link to nothing")
      default: throw RecordFolderError(path: path, problem: "this is not a regular file")
      }
      guard let data = FileManager.default.contents(atPath: folder.appending(path: file).path)
      else { throw RecordFolderError(path: path, problem: "this cannot be read") }
      do {
        try take(File(name: file, path: path, data: data))
      } catch let error as RecordFileError {
        var problem = RecordFolderError(path: path, problem: error.description)
        if case .otherSchema = error { problem.isOtherLayout = true }
        throw problem
      }
    }
  }
}
