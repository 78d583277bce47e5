// What a folder holds, seen by somebody who is about to write into it: which of its files may be replaced, and which not.

package import Foundation

/// The files that a command will write, as far as their names are known before it runs.
package struct ExpectedFiles {
  /// The command.
  package var writer: String
  /// The paths below the folder.
  package var names: [String]
  /// Folders in which files get names that only the results give, with the endings of those names.
  package var folders: [String: [String]]

  /// Makes a list.
  package init(by writer: String, _ names: [String], folders: [String: [String]] = [:]) {
    self.writer = writer
    self.names = names
    self.folders = folders
  }

  /// Refuses what is in the way of these files in a folder.
  ///
  /// - Parameter name: the folder as the user calls it.
  /// - Parameter force: whether files in the way will be replaced.
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

/// A folder with the list of what was written into it.
struct WrittenFolder {
  let folder: URL
  /// The folder as the user calls it.
  let name: String
  /// What was written into it.
  let manifest: FileManifest
  private let manifestConflict: FileConflict?

  /// Reads the list of a folder, which need not be there.
  ///
  /// - Throws: `FileWriteError` if the folder cannot be looked into.
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

  /// A path as the user would write it.
  private static func path(_ path: String, in name: String) -> String {
    name.isEmpty || name.hasSuffix("/") ? name + path : "\(name)/\(path)"
  }

  /// Why what is there is no regular file; nil if it is one.
  private static func reason(_ kind: FileKind) -> FileConflict.Reason? {
    switch kind {
    case .nothing, .file: nil
    case .folder: .folder
    case .link(let target): .link(to: target)
    case .other: .other
    }
  }

  /// What is in the way of a file.
  ///
  /// - Parameter writer: the command that writes it; nil for none that keeps a list.
  /// - Parameter contents: contents that may be replaced whoever wrote them.
  /// - Returns: nil if nothing is lost.
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

  /// What is in the way of any file with one of these endings in a folder below this one.
  ///
  /// Files of other commands are not: whether one has the name of a file that is to be written is known only then.
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

  /// What is in place of a folder that a file needs.
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

  /// Refuses conflicts, unless they are to be replaced and can be.
  ///
  /// - Throws: `FilesInTheWay`.
  func refuse(_ conflicts: [FileConflict], force: Bool) throws {
    let all = [manifestConflict].compactMap(\.self) + conflicts
    let left = force ? all.filter { !$0.reason.isReplaceable } : all
    if !left.isEmpty { throw FilesInTheWay(left) }
  }
}
