// Where the sources that this executable was built from are: new packages depend on them, and the page of supported names is read there.

package import Foundation

/// The folder of the package `simui`.
package enum PackageFolder {
  /// The folder that this file was compiled in, if the package is still there.
  package static var ofSources: URL? {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let manifest = folder.appending(path: "Package.swift").path
    return FileManager.default.fileExists(atPath: manifest) ? folder : nil
  }
}
