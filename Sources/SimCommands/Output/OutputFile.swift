// A single file that a command writes, completely or not at all; whether it can be written is known before anything runs.

import Foundation
import SimMetrics

/// A file of results.
struct OutputFile {
  private let folder: URL
  private let name: String

  /// Checks that a file can be written.
  ///
  /// - Throws: `UsageError` for a path without a name, `CommandFailure` for one that cannot be written.
  init(_ path: String) throws {
    let file = URL(filePath: path)
    guard !path.isEmpty, !path.hasSuffix("/"), ![".", ".."].contains(file.lastPathComponent) else {
      throw UsageError("'\(path)' is not a file name")
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandFailure("results cannot be written to '\(path)': it is a folder")
    }
    folder = try OutputFolder.checked(file.deletingLastPathComponent().path)
    name = file.lastPathComponent
  }

  /// Writes the file.
  ///
  /// - Throws: `CommandFailure` with the path and the system's words; nothing is left then.
  func write(_ bytes: Data) throws {
    do {
      var files = AtomicFiles()
      files.add(name, bytes)
      try files.write(to: folder)
    } catch {
      throw CommandFailure("\(error)")
    }
  }
}
