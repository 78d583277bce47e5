// A picture of a screen as a file: PNG, or the display list as text if the name ends in `.txt`.

import Foundation
import SimCharts
import SimScreen

/// The output file of a picture.
struct PictureFile {
  private let file: OutputFile
  private let isText: Bool

  /// - Parameter writer: The command that writes it.
  /// - Throws: `UsageError` for a name whose extension is neither that of PNG nor that of text, and
  ///   for a conflicting file.
  init(_ path: String, by writer: String, _ overwrite: OverwriteOptions) throws {
    let ending = URL(filePath: path).pathExtension.lowercased()
    guard ending == "png" || ending == "txt" else {
      throw UsageError(
        "'\(path)' is not the name of a picture: end it in .png, or in .txt for the display list")
    }
    file = try OutputFile(path, by: writer, overwrite)
    isText = ending == "txt"
  }

  func write(_ list: DisplayList, scale: Double?) throws {
    try file.write(
      Data(isText ? Array((list.description + "\n").utf8) : try list.png(scale: scale)))
  }
}
