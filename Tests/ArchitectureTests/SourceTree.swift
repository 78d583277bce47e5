// The project's own files, as the rules of this folder read them.
//
// The root is found from the place of this file, so the tests look at the tree that was built and
// not at the folder in which somebody happened to start them.

import Foundation
import Synchronization

/// One text file of the project.
struct SourceFile: Equatable {
  /// The path below the root, such as `Sources/SimCore/Units/Instant.swift`.
  var path: String
  /// All of its text.
  var text: String

  var parts: [String] { path.split(separator: "/").map(String.init) }
  /// The file's own name.
  var name: String { parts.last ?? "" }
  /// The target whose source this is, or nil for a file outside `Sources`.
  var target: String? {
    var parts = parts
    if parts.count > 2, parts[1] == "AppleFrameworks" { parts.remove(at: 1) }
    return parts.count > 2 && parts[0] == "Sources" ? parts[1] : nil
  }
  /// The text without its comments and without what its string literals hold; made once for each text.
  var code: String {
    if let known = Self.codes.withLock({ $0[text] }) { return known }
    let code = SwiftCode.withoutCommentsAndStrings(text)
    Self.codes.withLock { $0[text] = code }
    return code
  }

  private static let codes = Mutex<[String: String]>([:])
}

extension String {
  /// Whether a word stands anywhere in the text, byte for byte: a first look, which costs little.
  func mentions(_ word: String) -> Bool { withCString { strstr($0, word) != nil } }
}

/// The folders and files of the project.
enum SourceTree {
  /// The root of the package.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below the named folders, in the order of their paths.
  static func swiftFiles(in folders: [String]) throws -> [SourceFile] {
    try paths(in: folders).filter { $0.hasSuffix(".swift") }.map { path in
      SourceFile(
        path: path,
        text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }

  /// The text of a file, by its path below the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Every path below the named folders, folders included, sorted.
  static func paths(in folders: [String]) throws -> [String] {
    var found: [String] = []
    for folder in folders {
      let names = try FileManager.default.subpathsOfDirectory(
        atPath: root.appending(path: folder).path)
      found += names.map { folder + "/" + $0 }
    }
    return found.sorted()
  }
}
