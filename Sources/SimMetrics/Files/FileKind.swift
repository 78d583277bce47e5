// The kind of file at a path. A symbolic link is a kind of its own, because links are never
// followed.

import Foundation

/// The kind of file at a path.
enum FileKind: Equatable {
  /// Nothing exists at the path.
  case nothing
  /// A regular file with its size in bytes.
  case file(size: Int)
  /// A folder.
  case folder
  /// A symbolic link with the path that it contains.
  case link(to: String)
  /// A device, a pipe or a socket.
  case other

  /// Creates the kind of the file at `path`.
  ///
  /// - Throws: `FileWriteError` if nothing can exist there, for example because the name is too
  ///   long.
  init(at path: String) throws {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      guard [ENOENT, ENOTDIR].contains(errno) else { throw FileWriteError(path: path) }
      self = .nothing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file(size: Int(status.st_size))
    case S_IFDIR: self = .folder
    case S_IFLNK:
      self = .link(
        to: (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "")
    default: self = .other
    }
  }
}
