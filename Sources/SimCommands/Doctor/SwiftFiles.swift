// Which Swift files lie in a folder.

import Foundation

/// The Swift files of a folder and of the folders inside.
enum SwiftFiles {
  /// Their paths below the folder, in order; none if it cannot be read.
  ///
  /// What was built there is left out.
  static func paths(in folder: String) -> [String] {
    let inside = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return inside.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build/") }.sorted()
  }
}
