// The contents of a folder before files are written into it: which of them may be replaced, and
// which may not.

package import Foundation

/// The files that a command will write, as far as their names are known before it runs.
package struct ExpectedFiles {
  /// The command.
  package var writer: String
  /// The paths below the folder.
  package var names: [String]
  /// Folders in which the names of files depend on the results, with the endings of those names.
  package var folders: [String: [String]]

  /// Creates a list.
  package init(by writer: String, _ names: [String], folders: [String: [String]] = [:]) {
    self.writer = writer
    self.names = names
    self.folders = folders
  }

  /// Throws an error if anything in a folder prevents these files from being written.
  ///
  /// - Parameter name: The folder as the user calls it.
  /// - Parameter force: Whether conflicting files will be replaced.
  /// - Throws: `FilesInTheWay`, or `FileWriteError` for a name that no file can have there.
  package func check(_ folder: URL, name: String, force: Bool) throws {
    let there = try WrittenFolder(folder, name: name)
    var conflicts = try names.compactMap { try there.conflict(with: $0, by: writer) }
    for (place, endings) in folders.sorted(by: { $0.key < $1.key }) {
      conflicts += try there.conflicts(in: place, endings: endings, by: writer)
    }
    try there.refuse(conflicts, force: force)
  }
}

/// A folder with the list of the files that were written into it.
struct WrittenFolder {
  let folder: URL
  /// The folder as the user calls it.
  let name: String
  /// The list of the files that were written into it.
  let manifest: FileManifest
  private let manifestConflict: FileConflict?

  /// Reads the list of a folder, which need not exist.
  ///
  /// - Throws: `FileWriteError` if the folder cannot be read.
  init(_ folder: URL, name: String) throws {
    self.folder = folder
    self.name = name
    let place = folder.appending(path: FileManifest.name).path
    let kind = try FileKind(at: place)
    var known: FileManifest?
    if kind == .nothing {
      known = FileManifest()
    } else if case .file = kind {
      known = FileManager.default.contents(atPath: place).flatMap(FileManifest.init)
    }
    manifest = known ?? FileManifest()
    manifestConflict =
      known == nil
      ? FileConflict(
        path: Self.path(FileManifest.name, in: name), reason: Self.reason(kind) ?? .changed)
      : nil
  }

  /// Returns a path as the user would write it.
  private static func path(_ path: String, in name: String) -> String {
    name.isEmpty || name.hasSuffix("/") ? name + path : "\(name)/\(path)"
  }

  /// Returns the reason why the file is not a regular file; `nil` if it is one.
  private static func reason(_ kind: FileKind) -> FileConflict.Reason? {
    switch kind {
    case .nothing, .file: nil
    case .folder: .folder
    case .link(let target): .link(to: target)
    case .other: .other
    }
  }

  /// Returns the conflict that prevents a file from being written; `nil` if nothing would be lost.
  ///
  /// - Parameter writer: The command that writes it; `nil` for one that keeps no list.
  /// - Parameter contents: Contents that may be replaced whatever their origin.
  /// - Throws: `FileWriteError` for a name that no file can have there.
  func conflict(
    with path: String, by writer: String?, replacing contents: [Data] = []
  ) throws -> FileConflict? {
    if let conflict = try folderConflict(above: path) { return conflict }
    let place = folder.appending(path: path).path
    let kind = try FileKind(at: place)
    func because(_ reason: FileConflict.Reason) -> FileConflict {
      FileConflict(path: Self.path(path, in: name), reason: reason)
    }
    guard case .file(let size) = kind else { return Self.reason(kind).map(because) }
    let entries = manifest[path]
    guard
      entries.contains(where: { $0.size == size }) || contents.contains(where: { $0.count == size })
    else { return because(entries.isEmpty ? .foreign : .changed) }
    guard let bytes = FileManager.default.contents(atPath: place) else { return because(.changed) }
    if contents.contains(bytes) { return nil }
    let hash = entries.isEmpty ? "" : FileManifest.Entry.hash(bytes)
    let known = entries.filter { $0.size == bytes.count && $0.hash == hash }
    guard let first = known.first else { return because(entries.isEmpty ? .foreign : .changed) }
    return known.contains { $0.writer == writer } ? nil : because(.ofOther(writer: first.writer))
  }

  /// Returns the conflicts with any file that has one of these endings in a subfolder.
  ///
  /// Files of other commands are not conflicts: whether one has the name of a file to be written is
  /// known only then.
  func conflicts(in place: String, endings: [String], by writer: String) throws
    -> [FileConflict]
  {
    if let conflict = try folderConflict(above: "\(place)/file") { return [conflict] }
    let inside = folder.appending(path: place).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: inside)) ?? []
    return try names.sorted().filter { name in endings.contains { name.hasSuffix($0) } }
      .compactMap { try conflict(with: "\(place)/\($0)", by: writer) }
      .filter { if case .ofOther = $0.reason { false } else { $0.reason.isReplaceable } }
  }

  /// Returns the conflict at the path of a folder that a file needs.
  private func folderConflict(above path: String) throws -> FileConflict? {
    var place = ""
    for part in path.split(separator: "/").dropLast() {
      place += place.isEmpty ? part : "/\(part)"
      let reason: FileConflict.Reason
      switch try FileKind(at: folder.appending(path: place).path) {
      case .nothing: return nil
      case .folder: continue
      case .link(let target): reason = .folderLink(to: target)
      case .file, .other: reason = .notFolder
      }
      return FileConflict(path: Self.path(place, in: name), reason: reason)
    }
    return nil
  }

  /// Throws an error for conflicts, unless they are to be replaced and can be.
  ///
  /// - Throws: `FilesInTheWay`.
  func refuse(_ conflicts: [FileConflict], force: Bool) throws {
    let all = [manifestConflict].compactMap(\.self) + conflicts
    let left = force ? all.filter { !$0.reason.isReplaceable } : all
    if !left.isEmpty { throw FilesInTheWay(left) }
  }
}
