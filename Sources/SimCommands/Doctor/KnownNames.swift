// Every name that a file may use: the words in the toolchain's compiled modules, and the names that
// simui's sources declare for apps. The compiler cannot resolve any other word, unless the app's
// other files declare it. There are many words, so a name may be known although it is not valid
// where it is used: every report is correct, but not every error is reported.

package import Foundation

/// The names that may be used.
package struct KnownNames {
  private var words: Set<String>

  /// Creates the set from known names.
  package init(_ words: Set<String>) { self.words = words }

  /// Reads the names of simui's package and of the toolchain in the path.
  ///
  /// - Returns: `nil` if either is not found; then names are not checked.
  package init?(package folder: URL, path: String?) {
    guard let modules = Self.modules(path: path) else { return nil }
    words = []
    for module in Self.toolchainModules {
      let file = modules.appending(path: "\(module).swiftmodule")
      for part in Self.contents(of: file) where part.hasSuffix(".swiftmodule") {
        guard let data = try? Data(contentsOf: file.appending(path: part)) else { continue }
        Self.collect(data, into: &words)
      }
    }
    guard !words.isEmpty else { return nil }
    for part in Self.parts {
      let sources = folder.appending(path: part)
      for path in SwiftFiles.paths(in: sources.path) {
        guard let text = try? String(contentsOf: sources.appending(path: path), encoding: .utf8)
        else { continue }
        words.formUnion(SourceNames(text, onlyPublic: true).declared)
      }
    }
  }

  /// Returns whether a name is known.
  package func contains(_ name: String) -> Bool { words.contains(name) }

  /// The modules that are available to views without a dependency.
  private static let toolchainModules = [
    "Swift", "_Concurrency", "_StringProcessing", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "Observation", "Dispatch", "Glibc",
    "Synchronization", "RegexBuilder",
  ]

  /// The folders of the public names of the umbrella module.
  private static let parts = [
    "Sources/SimViews", "Sources/SimComponents", "Sources/SimCombine", "Sources/SimPublishers",
    "Sources/SimDevice", "Sources/SimSwiftUI", "Sources/AppleFrameworks",
    ".build/checkouts/OpenCombine/Sources",
  ]

  /// Returns the folder of the toolchain's modules: next to the first `swift` in the path.
  private static func modules(path: String?) -> URL? {
    for folder in (path ?? "").split(separator: ":") {
      let program = URL(filePath: "\(folder)/swift").resolvingSymlinksInPath()
      let modules = program.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "lib/swift/linux")
      if FileManager.default.fileExists(atPath: modules.appending(path: "Swift.swiftmodule").path) {
        return modules
      }
    }
    return nil
  }

  private static func contents(of folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// Adds the words of a compiled module: zero-terminated sequences of letters, digits and
  /// underscores.
  private static func collect(_ data: Data, into words: inout Set<String>) {
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var start = 0
      for index in bytes.indices {
        let byte = bytes[index]
        let isWord =
          (0x61...0x7a).contains(byte) || (0x41...0x5a).contains(byte)
          || (0x30...0x39).contains(byte) || byte == 0x5f
        if isWord { continue }
        if byte == 0, index - start > 1 {
          words.insert(String(decoding: bytes[start..<index], as: UTF8.self))
        }
        start = index + 1
      }
    }
  }
}
