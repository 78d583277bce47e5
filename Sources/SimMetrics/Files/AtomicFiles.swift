// A set of files that is written completely or not at all, and never over a file that this program
// did not write.
//
// All bytes are produced before the first file is touched. Each file is first written next to its
// final place under a temporary name. When all of them are on disk, the list of the folder
// (`FileManifest`) names the old and the new contents; then the files are renamed, each replacing
// an older one in one step; then the list names the new ones alone. A process that is killed in
// between leaves complete files, all of which the list names. If something fails before that, the
// temporary files and the folders made for them are removed, and the error names the path.

package import Foundation

/// Files that are written together.
package struct AtomicFiles {
  private struct File {
    let path: String
    let bytes: Data
    /// The content that may be replaced even if the list does not name it.
    let former: Data?
  }

  private let writer: String?
  private var files: [File] = []
  private var superseded: [String] = []

  /// Creates an empty set.
  ///
  /// - Parameter writer: The command to which the files belong. Without one no list is kept: for
  ///   files in a format whose former content the writer reads first.
  package init(by writer: String?) { self.writer = writer }

  /// Adds a file.
  ///
  /// - Parameter path: Its place below the folder, with `/` between parts.
  /// - Parameter former: A content of that file that may be replaced even if the list does not name
  ///   it.
  package mutating func add(_ path: String, _ bytes: Data, replacing former: Data? = nil) {
    files.append(File(path: path, bytes: bytes, former: former))
  }

  /// Declares that this set contains all files of its command in a folder: files that the command
  /// wrote there before are removed if they are unchanged.
  ///
  /// - Parameter folder: The folder's path below the folder that is written to; empty for that
  ///   folder itself.
  package mutating func supersede(_ folder: String = "") {
    superseded.append(folder.isEmpty ? "" : folder + "/")
  }

  /// Writes all files.
  ///
  /// - Parameter directory: The folder; it is created, with those above it, if it does not exist.
  /// - Parameter name: The folder as the user calls it; by default its path.
  /// - Parameter force: Whether files of other origin are replaced by those of the set.
  /// - Throws: `FilesInTheWay`, or `FileWriteError` with the path that could not be written.
  package func write(to directory: URL, name: String? = nil, force: Bool = false) throws {
    // If a file exceeds the size that the process is allowed, `write` fails and the process must
    // not end.
    signal(SIGXFSZ, SIG_IGN)
    var temporary = TemporaryFiles()
    do {
      try temporary.makeFolder(directory.path)
      let lock = try FolderLock(directory)
      try withExtendedLifetime(lock) {
        try write(try WrittenFolder(directory, name: name ?? directory.path), force, &temporary)
      }
    } catch {
      temporary.discard()
      throw error
    }
  }

  private func write(
    _ there: WrittenFolder, _ force: Bool, _ temporary: inout TemporaryFiles
  ) throws {
    try there.refuse(
      try files.compactMap { file in
        try there.conflict(
          with: file.path, by: writer, replacing: [file.bytes, file.former].compactMap(\.self))
      }, force: force)
    let targets = files.map { there.folder.appending(path: $0.path) }
    let folders = [there.folder.path] + targets.map { $0.deletingLastPathComponent().path }
    for folder in Set(folders).sorted() {
      try temporary.makeFolder(folder)
      TemporaryFiles.removeAbandoned(in: folder)
    }
    let drafts = try zip(files, targets).map {
      try temporary.write($0.bytes, for: $1.path)
    }
    let (during, after, stale) = try lists(there)
    if during != there.manifest { try write(during, to: there.folder, &temporary) }
    for (draft, target) in zip(drafts, targets) {
      guard rename(draft, target.path) == 0 else { throw FileWriteError(path: target.path) }
    }
    for path in stale { Self.remove(there.folder.appending(path: path), below: there.folder) }
    // All files are in place. A list that names more files than exist does no harm.
    if after != during { try? write(after, to: there.folder, &temporary) }
  }

  /// Returns the list while files are replaced, the list afterwards, and the files to remove.
  private func lists(
    _ there: WrittenFolder
  ) throws -> (during: FileManifest, after: FileManifest, stale: [String]) {
    guard let writer else { return (there.manifest, there.manifest, []) }
    var (during, after) = (there.manifest, there.manifest)
    for file in files {
      let entry = FileManifest.Entry(file.path, writer: writer, bytes: file.bytes)
      after[file.path] = [entry]
      if !during[file.path].contains(entry) { during[file.path].append(entry) }
    }
    let written = Set(files.map(\.path))
    let former = there.manifest.paths(by: writer).filter { path in
      !written.contains(path) && superseded.contains { path.hasPrefix($0) }
    }
    for path in former { after[path].removeAll { $0.writer == writer } }
    return (
      during, after, try former.filter { try there.conflict(with: $0, by: writer) == nil }
    )
  }

  private func write(
    _ list: FileManifest, to folder: URL, _ temporary: inout TemporaryFiles
  ) throws {
    let place = folder.appending(path: FileManifest.name).path
    let draft = try temporary.write(list.encoded, for: place)
    guard rename(draft, place) == 0 else { throw FileWriteError(path: place) }
  }

  /// Removes a file, and the folders below `top` that are then empty.
  private static func remove(_ file: URL, below top: URL) {
    guard unlink(file.path) == 0 else { return }
    var folder = file.deletingLastPathComponent()
    while folder.path.count > top.path.count, rmdir(folder.path) == 0 {
      folder.deleteLastPathComponent()
    }
  }
}

extension AtomicFiles {
  /// Writes all files into a new folder, which appears with all of them or not at all.
  ///
  /// - Throws: `FilesInTheWay` if the path exists, or `FileWriteError`.
  package func writeNewFolder(_ folder: URL) throws {
    let place = folder.standardizedFileURL.path
    guard try FileKind(at: place) == .nothing else {
      throw FilesInTheWay([FileConflict(path: folder.lastPathComponent, reason: .taken)])
    }
    TemporaryFiles.removeAbandoned(in: URL(filePath: place).deletingLastPathComponent().path)
    let draft = URL(filePath: TemporaryFiles.place(beside: place, number: 0))
    do {
      try write(to: draft)
      // `rename` replaces nothing but an empty folder.
      guard rename(draft.path, place) == 0 else { throw FileWriteError(path: place) }
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
  }
}
