// Files that are complete before they get their final names.
//
// Each is written next to its final path under a name that only this process uses. Temporary files
// of a killed process are recognized by that name and removed by the next process that writes into
// the folder.

import Foundation

/// The temporary files of one writer.
struct TemporaryFiles {
  private var places: [String] = []
  private var made: [String] = []

  /// Writes a file into a folder.
  ///
  /// - Returns: Its path.
  /// - Throws: `FileWriteError` that names `target`.
  mutating func write(_ bytes: Data, for target: String) throws -> String {
    let place = Self.place(beside: target, number: places.count)
    unlink(place)
    let file = open(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileWriteError(path: target) }
    places.append(place)
    var fault: Int32?
    bytes.withUnsafeBytes { (all: UnsafeRawBufferPointer) in
      var done = 0
      while done < all.count, fault == nil {
        let rest = UnsafeRawBufferPointer(rebasing: all[done...])
        let count = Foundation.write(file, rest.baseAddress, rest.count)
        if count >= 0 { done += count } else if errno != EINTR { fault = errno }
      }
    }
    // Some file systems report only now that there is no space.
    if close(file) != 0, fault == nil { fault = errno }
    if let fault { throw FileWriteError(path: target, code: fault) }
    return place
  }

  /// Creates a folder, and those above it that are missing.
  ///
  /// - Throws: `FileWriteError` with the folder that cannot be created.
  mutating func makeFolder(_ folder: String) throws {
    var status = stat()
    if stat(folder, &status) == 0 { return }
    let above = URL(filePath: folder).deletingLastPathComponent().path
    if above != folder { try makeFolder(above) }
    if mkdir(folder, 0o777) == 0 {
      made.append(folder)
    } else if errno != EEXIST {
      throw FileWriteError(path: folder)
    }
  }

  /// Removes the files, and the folders that were made for them.
  func discard() {
    for place in places { unlink(place) }
    for folder in made.reversed() { rmdir(folder) }
  }

  /// Returns a temporary path for a file that is not complete.
  static func place(beside target: String, number: Int) -> String {
    URL(filePath: target).deletingLastPathComponent()
      .appending(path: ".simui-\(getpid())-\(number).tmp").path
  }

  /// Removes the temporary files of processes that have ended from a folder.
  static func removeAbandoned(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(".simui-") && name.hasSuffix(".tmp") {
      let parts = name.dropFirst(7).dropLast(4).split(
        separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, Int(parts[1]) != nil, let process = Int32(parts[0]), process > 0,
        process != getpid(), kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }
}
