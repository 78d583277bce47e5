// A single output file, written completely or not at all. Whether it can be written is checked
// before anything runs.

import Foundation
import SimMetrics

/// A file of results.
struct OutputFile {
  private let folder: OutputFolder
  private let name: String

  /// Checks that a file can be written.
  ///
  /// - Parameter writer: The command that writes it.
  /// - Parameter option: The option that names it.
  /// - Throws: `UsageError` for a path without a name and for a conflicting file, `CommandFailure`
  ///   for a folder that cannot be written.
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
  /// - Throws: `UsageError` for a file that conflicts by now, `CommandFailure` with the path and
  ///   the system's message; nothing is written then.
  func write(_ bytes: Data) throws {
    var files = AtomicFiles(by: folder.writer)
    files.add(name, bytes)
    try folder.write(files)
  }
}
