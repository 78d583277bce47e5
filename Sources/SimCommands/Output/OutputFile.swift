// A single file that a command writes, completely or not at all; whether it can be written is known before anything runs.

import Foundation
import SimMetrics

/// A file of results.
struct OutputFile {
  private let folder: OutputFolder
  private let name: String

  /// Checks that a file can be written.
  ///
  /// - Parameter writer: the command that writes it.
  /// - Parameter option: the option that names it.
  /// - Throws: `UsageError` for a path without a name and for what is in the way, `CommandFailure` for a folder that cannot be
  ///   written.
  init(
    _ path: String, by writer: String, _ overwrite: OverwriteOptions, option: String = "--output"
  ) throws {
    let file = URL(filePath: path)
    guard !path.isEmpty, !path.hasSuffix("/"), ![".", ".."].contains(file.lastPathComponent) else {
      throw UsageError("'\(path)' is not a file name")
    }
    folder = try OutputFolder(of: file, path: path, writer, overwrite, option: option)
    name = file.lastPathComponent
  }

  /// Writes the file.
  ///
  /// - Throws: `UsageError` for what is in the way by now, `CommandFailure` with the path and the system's words; nothing is left
  ///   then.
  func write(_ bytes: Data) throws {
    var files = AtomicFiles(by: folder.writer)
    files.add(name, bytes)
    try folder.write(files)
  }
}
