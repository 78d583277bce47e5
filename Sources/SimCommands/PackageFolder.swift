// Finds the sources from which this executable was built: new packages depend on them, and the page
// of supported names is read there.

package import Foundation

/// The folder of the package `simui`.
package enum PackageFolder {
  /// The folder in which this file was compiled, if the package still exists.
  package static var ofSources: URL? {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let manifest = folder.appending(path: "Package.swift").path
    return FileManager.default.fileExists(atPath: manifest) ? folder : nil
  }
}
