// Reads files that the command line names.

import Foundation
import SimLab

/// Reads files of the user.
enum InputFile {
  /// Returns the bytes of a file, or of standard input if the path is `-`.
  ///
  /// A named pipe or a device may never end, so neither is read. Files that a shell has opened, as
  /// for `<(…)`, are read.
  ///
  /// - Throws: `UsageError` for a file that does not exist, is not a regular file, or cannot be
  ///   read.
  static func data(of path: String) throws -> Data {
    guard !path.isEmpty else { throw UsageError("a file has no name") }
    let place = path == "-" ? "/dev/stdin" : path
    var status = stat()
    guard stat(place, &status) == 0 else {
      throw UsageError(
        errno == ENOENT || errno == ENOTDIR
          ? "there is no file '\(path)'"
          : "'\(path)' cannot be read (\(String(cString: strerror(errno))))")
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw UsageError("'\(path)' is a folder, and a file is expected")
    case S_IFIFO where isOpen(place): break
    case _ where path == "-": throw UsageError("standard input is neither a file nor a pipe")
    default:
      throw UsageError(
        "'\(path)' is not a regular file: give a file, or - to read standard input")
    }
    guard let handle = FileHandle(forReadingAtPath: place) else {
      throw UsageError("'\(path)' cannot be read (\(String(cString: strerror(errno))))")
    }
    do {
      return try handle.readToEnd() ?? Data()
    } catch {
      throw UsageError("'\(path)' cannot be read")
    }
  }

  /// Returns whether a path names a file that was open before this process began.
  private static func isOpen(_ path: String) -> Bool {
    path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
  }

  /// Returns the text of a file.
  ///
  /// - Throws: `UsageError` for a file that cannot be read.
  static func text(of path: String) throws -> String {
    guard let text = String(data: try data(of: path), encoding: .utf8) else {
      throw UsageError("'\(path)' is not text in UTF-8")
    }
    return text
  }

  /// Returns the parsed contents of a file.
  ///
  /// - Throws: `UsageError` for a file that cannot be read, with line and column.
  static func read<Value>(_ path: String, _ parse: (String) throws -> Value) throws -> Value {
    try read(path, text: try text(of: path), parse)
  }

  /// Returns the parsed contents of a file's text.
  ///
  /// - Throws: `UsageError` with line and column.
  static func read<Value>(
    _ path: String, text: String, _ parse: (String) throws -> Value
  ) throws -> Value {
    do {
      return try parse(text)
    } catch let problem as ConfigurationError {
      throw UsageError(FileError(file: path, problem: problem).description)
    }
  }
}
