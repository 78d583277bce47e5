// A set of files that is written completely or not at all.
//
// All bytes exist before the first file is touched. Each file is first written next to its final
// place under a temporary name; only when all of them are on disk are they renamed, which replaces
// an older file in one step. When something fails, the temporary files and the folders made for
// them are removed, and the error names the path.

package import Foundation

/// Files to be written together.
package struct AtomicFiles {
  private var files: [(path: String, bytes: Data)] = []
  private var owned: [(folder: String, suffix: String)] = []

  /// Makes an empty set.
  package init() {}

  /// Adds a file.
  ///
  /// - Parameter path: Its place below the folder, with `/` between parts.
  package mutating func add(_ path: String, _ bytes: Data) {
    files.append((path, bytes))
  }

  /// Declares that files of a kind in a folder belong only to this set: those of an earlier one are removed.
  ///
  /// - Parameter folder: Its place below the folder that is written to.
  /// - Parameter suffix: How the files' names end.
  package mutating func own(_ folder: String, suffix: String) { owned.append((folder, suffix)) }

  /// Writes all files.
  ///
  /// - Parameter directory: The folder; it is made, with those above it, when it is not there.
  /// - Throws: `FileWriteError` with the path that could not be written.
  package func write(to directory: URL) throws {
    var made: [URL] = []
    var temporary: [URL] = []
    removeAbandoned(in: directory)
    do {
      for (path, bytes) in files {
        let target = directory.appendingPathComponent(path)
        try makeFolder(target.deletingLastPathComponent(), made: &made)
        try refuseFolder(at: target)
        let place = Self.temporaryPlace(for: target)
        temporary.append(place)
        try Self.naming(target) { try bytes.write(to: place) }
      }
    } catch {
      for place in temporary { try? FileManager.default.removeItem(at: place) }
      for folder in made.reversed() { Self.removeIfEmpty(folder) }
      throw error
    }
    try rename(temporary, in: directory)
    removeStale(in: directory)
  }

  /// Removes temporary files of these names whose process was killed while it wrote them.
  private func removeAbandoned(in directory: URL) {
    var places: [String: Set<String>] = [:]
    for (path, _) in files {
      let target = directory.appendingPathComponent(path)
      places[target.deletingLastPathComponent().path, default: []].insert(target.lastPathComponent)
    }
    for (folder, names) in places.sorted(by: { $0.key < $1.key }) {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in all where name.hasPrefix(".") && name.hasSuffix(".tmp") {
        let parts = name.dropFirst().dropLast(4).split(
          separator: ".", omittingEmptySubsequences: false)
        guard let process = parts.last.flatMap({ Int32($0) }), process > 0,
          names.contains(parts.dropLast().joined(separator: ".")), kill(process, 0) != 0,
          errno == ESRCH
        else { continue }
        try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      }
    }
  }

  /// Removes what an earlier set left in folders that this one owns; what cannot be removed stays.
  private func removeStale(in directory: URL) {
    let written = Set(files.map(\.path))
    for (folder, suffix) in owned {
      let place = directory.appendingPathComponent(folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      for name in names where name.hasSuffix(suffix) && !written.contains("\(folder)/\(name)") {
        try? FileManager.default.removeItem(at: place.appendingPathComponent(name))
      }
    }
  }

  private func rename(_ temporary: [URL], in directory: URL) throws {
    for (index, place) in temporary.enumerated() {
      let target = directory.appendingPathComponent(files[index].path)
      guard Foundation.rename(place.path, target.path) == 0 else {
        let reason = String(cString: strerror(errno))
        for left in temporary[index...] { try? FileManager.default.removeItem(at: left) }
        throw FileWriteError(path: target.path, reason: reason)
      }
    }
  }

  /// Makes a folder and those above it, and remembers which ones were not there.
  private func makeFolder(_ folder: URL, made: inout [URL]) throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) {
      guard isFolder.boolValue else {
        throw FileWriteError(path: folder.path, reason: "it is a file, not a folder")
      }
      return
    }
    let parent = folder.deletingLastPathComponent()
    if parent.path != folder.path { try makeFolder(parent, made: &made) }
    try Self.naming(folder) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }
    made.append(folder)
  }

  private func refuseFolder(at target: URL) throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: target.path, isDirectory: &isFolder),
      isFolder.boolValue
    {
      throw FileWriteError(path: target.path, reason: "it is a folder")
    }
  }

  private static func temporaryPlace(for target: URL) -> URL {
    target.deletingLastPathComponent()
      .appendingPathComponent(".\(target.lastPathComponent).\(getpid()).tmp")
  }

  private static func removeIfEmpty(_ folder: URL) {
    let manager = FileManager.default
    if let rest = try? manager.contentsOfDirectory(atPath: folder.path), rest.isEmpty {
      try? manager.removeItem(at: folder)
    }
  }

  private static func naming(_ target: URL, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      throw FileWriteError(path: target.path, reason: FileWriteError.reason(of: error))
    }
  }
}
