// A picture of a screen as a file: PNG, or the display list as text if the name ends in `.txt`.

import Foundation
import SimCharts
import SimScreen

/// A file that a picture goes to.
struct PictureFile {
  private let path: String
  private let isText: Bool

  /// - Throws: `UsageError` for a name that says neither PNG nor text.
  init(_ path: String) throws {
    let ending = URL(filePath: path).pathExtension.lowercased()
    guard ending == "png" || ending == "txt" else {
      throw UsageError(
        "'\(path)' is not the name of a picture: end it in .png, or in .txt for the display list")
    }
    _ = try OutputFolder.checked(URL(filePath: path).deletingLastPathComponent().path)
    self.path = path
    isText = ending == "txt"
  }

  func write(_ list: DisplayList, scale: Double?) throws {
    do {
      let bytes = isText ? Array((list.description + "\n").utf8) : try list.png(scale: scale)
      let file = URL(filePath: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file, options: .atomic)
    } catch {
      throw CommandFailure("the picture cannot be written to '\(path)': \(error)")
    }
  }
}
