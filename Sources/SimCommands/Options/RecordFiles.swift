// Reads records that the command line names, as a file or as the output folder of a command.

import Foundation
import SimMetrics

/// Reads records of the user.
enum RecordFiles {
  /// The name of the file in a folder of results.
  static let name = "records.json"

  /// Returns the records of a file, or of a folder that contains `records.json`.
  ///
  /// - Throws: `UsageError` for a missing file, `CommandFailure` for a damaged one, `NotComparable`
  ///   for another layout.
  static func read(_ path: String) throws -> [RunRecord] {
    guard !path.isEmpty else { throw UsageError("a file or folder of records has no name") }
    var file = path
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      guard FileManager.default.fileExists(atPath: file) else {
        throw UsageError("there is no \(name) in the folder '\(path)'")
      }
    }
    let data = try InputFile.data(of: file)
    do {
      return try JSONExporter().decode(data)
    } catch let error as RecordFileError {
      let sentence = "'\(file)': \(error.description)"
      if case .otherSchema = error { throw NotComparable(sentence) }
      throw CommandFailure(sentence)
    }
  }
}
