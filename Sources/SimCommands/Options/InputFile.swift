// Files that the command line names.

import Foundation
import SimLab

/// Reads files of the user's.
enum InputFile {
  /// The bytes of a file, or of a pipe such as a shell's `<(…)`.
  ///
  /// - Throws: `UsageError` for what is not there, is not a regular file, or cannot be read.
  static func data(of path: String) throws -> Data {
    var status = stat()
    guard stat(path, &status) == 0 else { throw UsageError("there is no file '\(path)'") }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFIFO: break
    case S_IFDIR: throw UsageError("'\(path)' is a folder, and a file is expected")
    default: throw UsageError("'\(path)' is not a regular file")
    }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw UsageError("'\(path)' cannot be read")
    }
    do {
      return try handle.readToEnd() ?? Data()
    } catch {
      throw UsageError("'\(path)' cannot be read")
    }
  }

  /// The text of a file.
  ///
  /// - Throws: `UsageError` for a file that cannot be read.
  static func text(of path: String) throws -> String {
    guard let text = String(data: try data(of: path), encoding: .utf8) else {
      throw UsageError("'\(path)' is not text in UTF-8")
    }
    return text
  }

  /// What a file says.
  ///
  /// - Throws: `UsageError` for a file that cannot be read, with line and column.
  static func read<Value>(_ path: String, _ parse: (String) throws -> Value) throws -> Value {
    try read(path, text: try text(of: path), parse)
  }

  /// What the text of a file says.
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
