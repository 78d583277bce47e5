// A script that the command line names, with the screen on which it is played and the name of its
// runs.

import Foundation
import SimLab

/// A script that replaces workloads.
struct ScriptSelection {
  /// The name of the runs: that of the script or of its file.
  let name: String
  /// The scenario on whose screen it is played.
  let scenario: String
  /// The number of items that the script requests.
  let items: Int?
  /// The script that is passed to the runs.
  let requested: RequestedScript

  /// Reads a script.
  ///
  /// - Parameter scenarios: The names of the known scenarios, at least one.
  /// - Throws: `UsageError` for a file that cannot be read or followed, with line and column.
  init(_ path: String, among scenarios: [String]) throws {
    let text = try InputFile.text(of: path)
    let file = try InputFile.read(path, text: text) {
      try ScriptFile.read(
        $0, scenarios: scenarios, folder: RequestedScript(file: path, text: text).folder
      ).file
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
