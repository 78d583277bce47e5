// A script that the command line names: the screen on which it is played, and what its runs are called.

import Foundation
import SimLab

/// A script in place of workloads.
struct ScriptSelection {
  /// What runs are called: the script's name, or that of its file.
  let name: String
  /// The scenario on whose screen it is played.
  let scenario: String
  /// The number of items that it asks for.
  let items: Int?
  /// What is handed to the runs.
  let requested: RequestedScript

  /// Reads a script.
  ///
  /// - Parameter scenarios: the names of those that are known, at least one.
  /// - Throws: `UsageError` for a file that cannot be read or followed, with line and column.
  init(_ path: String, among scenarios: [String]) throws {
    let text = try InputFile.text(of: path)
    let file = try InputFile.read(path, text: text) {
      try ScriptFile.read($0, scenarios: scenarios).file
    }
    guard let scenario = file.scenario ?? (scenarios.count == 1 ? scenarios.first : nil) else {
      throw UsageError(
        "'\(path)' names no scenario: add 'scenario: NAME'; known are "
          + scenarios.joined(separator: ", "))
    }
    name = file.name ?? URL(filePath: path).deletingPathExtension().lastPathComponent
    self.scenario = scenario
    items = file.items
    requested = RequestedScript(file: path, text: text)
  }
}
