// Checks whether a folder can be written before anything runs.
//
// An hour of runs must not end with "permission denied", nor because of a file of the user.
// Permission is tested by creating an unnamed file in the folder, or in the nearest existing one
// above it; nothing of it remains, even if the process is killed at that time. If the file system
// does not support such files, a uniquely named one is created and removed. Conflicting files are
// found by their names, as far as these are known, and checked again when the files are written.

import Foundation
import Glibc
import SimMetrics

/// A folder for results.
struct OutputFolder {
  /// The folder as the user calls it.
  let path: String
  /// The command that writes into it.
  let writer: String
  private let folder: URL
  /// The option that names the folder.
  private let option: String
  private let overwrite: OverwriteOptions

  /// Checks that a folder can be written.
  ///
  /// - Parameter console: The console on which a symbolic link in place of the folder is reported.
  /// - Throws: `UsageError` that names the conflict, `CommandFailure` if nothing can be created
  ///   there; nothing has been created then.
  init(
    _ path: String, _ expected: ExpectedFiles, _ overwrite: OverwriteOptions, _ console: Console,
    option: String = "--output"
  ) throws {
    guard !path.isEmpty else { throw UsageError("the output folder has no name") }
    try self.init(
      path: path, folder: URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL,
      expected, overwrite, option)
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path) {
      console.error("simui: '\(path)' is a symbolic link: results go to '\(target)'\n")
    }
  }

  /// Creates the folder of a file.
  init(of file: URL, path: String, _ writer: String, _ overwrite: OverwriteOptions, option: String)
    throws
  {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    try self.init(
      path: String(path[..<start]),
      folder: file.deletingLastPathComponent().standardizedFileURL,
      ExpectedFiles(by: writer, [file.lastPathComponent]), overwrite, option)
  }

  private init(
    path: String, folder: URL, _ expected: ExpectedFiles, _ overwrite: OverwriteOptions,
    _ option: String
  ) throws {
    self.path = path
    self.folder = folder
    self.option = option
    self.overwrite = overwrite
    writer = expected.writer
    var existing = folder
    while !Self.isThere(existing.path), existing.path != "/" {
      existing = existing.deletingLastPathComponent()
    }
    let shown = path.isEmpty || path.hasSuffix("/") ? folder.path : path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: existing.path, isDirectory: &isFolder) else {
      throw UsageError(
        "results cannot be written to '\(shown)': '\(existing.path)' is a symbolic link to nothing")
    }
    guard isFolder.boolValue else {
      throw UsageError(
        "results cannot be written to '\(shown)': '\(existing.path)' is a file, not a folder")
    }
    try refusing { try expected.check(folder, name: path, force: overwrite.force) }
    try Self.probe(existing, path: shown)
  }

  /// Writes files into the folder.
  ///
  /// - Throws: `UsageError` that names the conflict, `CommandFailure` with the path and the
  ///   system's message; nothing is written then.
  func write(_ files: AtomicFiles) throws {
    try refusing { try files.write(to: folder, name: path, force: overwrite.force) }
  }

  /// Converts conflicts into a sentence with possible actions, and system errors into a failure.
  private func refusing(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as FileWriteError {
      throw CommandFailure(error.description)
    } catch let error as FilesInTheWay {
      let way = "choose another \(option)"
      throw UsageError(
        "nothing was written, because \(error.description): "
          + (error.areReplaceable
            ? "\(way), or give --force to replace \(error.isOne ? "it" : "them")" : way))
    }
  }

  /// Returns whether anything is at a path, including a link to nothing.
  private static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Linux's flag for an unnamed file, without that for a folder (`O_TMPFILE` has both).
  private static let unnamed: CInt = 0o20_000_000

  private static func probe(_ folder: URL, path: String) throws {
    let unnamed = open(folder.path, Self.unnamed | O_DIRECTORY | O_WRONLY, 0o600)
    if unnamed >= 0 {
      close(unnamed)
      return
    }
    var template = Array((folder.path + "/.simui-XXXXXX").utf8CString)
    let descriptor = [EOPNOTSUPP, EISDIR, EINVAL].contains(errno) ? mkstemp(&template) : -1
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      throw CommandFailure(
        "results cannot be written to '\(path)': nothing can be made in '\(folder.path)' (\(reason))"
      )
    }
    close(descriptor)
    unlink(template)
  }
}
