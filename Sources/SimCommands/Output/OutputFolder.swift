// Whether a folder can be written, found out before anything runs.
//
// An hour of runs must not end in "permission denied". This is tested by doing: an unnamed file is created in the folder, or in
// the nearest existing one above it; nothing of it remains, even if the process is killed at that moment. If the file system does
// not support such files, a uniquely named one is created and removed.

package import Foundation
import Glibc

/// A folder that results will be written to.
package enum OutputFolder {
  /// The folder as a URL, once it is known that it can be written.
  ///
  /// - Throws: `CommandFailure` that says what is in the way; nothing has been created then.
  package static func checked(_ path: String) throws -> URL {
    guard !path.isEmpty else { throw UsageError("the output folder has no name") }
    let folder = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
    var existing = folder
    while !FileManager.default.fileExists(atPath: existing.path), existing.path != "/" {
      existing = existing.deletingLastPathComponent()
    }
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: existing.path, isDirectory: &isFolder)
    guard isFolder.boolValue else {
      throw CommandFailure(
        "results cannot be written to '\(path)': '\(existing.path)' is a file, not a folder")
    }
    try probe(existing, path: path)
    return folder
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
