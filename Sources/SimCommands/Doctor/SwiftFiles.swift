// Which Swift files lie in a folder.

import Foundation

/// The Swift files of a folder and of the folders inside.
enum SwiftFiles {
  /// Their paths below the folder, in order; none if it cannot be read.
  ///
  /// What was built there is left out, and so are the manifests of packages, which are no code of an app.
  static func paths(in folder: String) -> [String] {
    let inside = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return inside.filter {
      $0.hasSuffix(".swift") && !isManifest($0) && !"/\($0)".contains("/.build/")
    }.sorted()
  }

  /// Whether a file describes a package: `Package.swift`, or that for a version, as in `Package@swift-6.0.swift`.
  static func isManifest(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }
}
