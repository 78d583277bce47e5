// Finds Swift files.

import Foundation

/// The Swift files of a folder and its subfolders.
enum SwiftFiles {
  /// Returns their paths below the folder, in order; none if it cannot be read.
  ///
  /// Build products and manifests of packages, which are not code of an app, are omitted.
  static func paths(in folder: String) -> [String] {
    let inside = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return inside.filter {
      $0.hasSuffix(".swift") && !isManifest($0) && !"/\($0)".contains("/.build/")
    }.sorted()
  }

  /// Returns whether a file is a manifest: `Package.swift`, or one for a version, such as
  /// `Package@swift-6.0.swift`.
  static func isManifest(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }
}
