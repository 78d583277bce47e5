// The list of the files that were written into a folder, kept in the folder itself.
//
// A file belongs to the command that wrote it as long as its content is unchanged. The content is
// compared by size and a 64-bit hash, not by its date, so a folder that is copied or checked out
// from git keeps its list. The hash detects edits; it does not protect against a forged list. While
// files are replaced, a path has two entries, one for each content.
//
// The file has one line for each entry, because a sweep rewrites the list after each of thousands
// of runs:
//
//     af63bd4c8601b7df 1824 run figures/comparison.png

import Foundation
import SimCore

/// The files that were written into a folder.
struct FileManifest: Equatable {
  /// The name of the file that contains the list.
  static let name = ".simui-files"
  /// The first line: the purpose of the file, and the version of its layout.
  private static let heading = """
    # simui wrote these files (list 1). It replaces and removes no others, and these only while they are unchanged.
    """

  /// One content of one file.
  struct Entry: Hashable {
    /// The file's path below the folder.
    let path: String
    /// The command that wrote it.
    let writer: String
    /// The number of bytes.
    let size: Int
    /// The hash of the bytes.
    let hash: String
  }

  private(set) var entries: [String: [Entry]] = [:]

  /// Creates an empty list.
  init() {}

  /// Reads a list; `nil` if the bytes are not a list, or one of another layout.
  init?(_ bytes: Data) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first.map(String.init) == Self.heading else { return nil }
    for line in lines.dropFirst() {
      guard let entry = Entry(line: line) else { return nil }
      entries[entry.path, default: []].append(entry)
    }
  }

  /// The entries of one file.
  subscript(path: String) -> [Entry] {
    get { entries[path, default: []] }
    set { entries[path] = newValue.isEmpty ? nil : newValue }
  }

  /// Returns the paths of the files that a command wrote, in order.
  func paths(by writer: String) -> [String] {
    entries.filter { $0.value.contains { $0.writer == writer } }.keys.sorted()
  }

  /// The list as bytes, in the order of the paths.
  var encoded: Data {
    let lines = entries.sorted { $0.key < $1.key }.flatMap { $0.value.map(\.line) }
    return Data(([Self.heading] + lines).joined(separator: "\n").utf8 + [UInt8(ascii: "\n")])
  }
}

extension FileManifest.Entry {
  /// Creates the entry of a file with these bytes.
  init(_ path: String, writer: String, bytes: Data) {
    self.init(path: path, writer: writer, size: bytes.count, hash: Self.hash(bytes))
  }

  /// Returns the hash of bytes.
  static func hash(_ bytes: Data) -> String {
    var hash = Fingerprint()
    bytes.withUnsafeBytes { hash.add($0) }
    return "\(hash)"
  }

  /// Reads a line of the list; `nil` if it is damaged, or names a place outside the folder.
  fileprivate init?(line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].utf8.count == 16, let size = Int(parts[1]),
      let path = parts[3].contains("%") ? parts[3].removingPercentEncoding : String(parts[3]),
      path.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy({ !["", ".", ".."].contains($0) })
    else { return nil }
    self.init(path: path, writer: String(parts[2]), size: size, hash: String(parts[0]))
  }

  /// The entry as a line of the list, in printable ASCII: a line break in a name would end the line.
  fileprivate var line: String {
    func isPlain(_ byte: UInt8) -> Bool {
      (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "%")
    }
    let name =
      path.utf8.allSatisfy(isPlain)
      ? path
      : path.utf8.map { byte -> String in
        isPlain(byte)
          ? String(UnicodeScalar(byte)) : (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
      }.joined()
    return "\(hash) \(size) \(writer) \(name)"
  }
}
