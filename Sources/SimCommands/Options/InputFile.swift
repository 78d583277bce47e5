// Files that the command line names.

import Foundation
import SimLab

/// Reads files of the user's.
enum InputFile {
  /// The text of a file.
  ///
  /// - Throws: `UsageError` for a file that cannot be read.
  static func text(of path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("'\(path)' cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw UsageError("'\(path)' is not text in UTF-8")
    }
    return text
  }

  /// What a file says.
  ///
  /// - Throws: `UsageError` for a file that cannot be read, with line and column.
  static func read<Value>(_ path: String, _ parse: (String) throws -> Value) throws -> Value {
    let text = try text(of: path)
    do {
      return try parse(text)
    } catch let problem as ConfigurationError {
      throw UsageError(FileError(file: path, problem: problem).description)
    }
  }
}
