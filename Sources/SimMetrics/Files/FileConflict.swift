// What is in the way of files that are to be written, as values and as a sentence.

/// Something that would be lost, or written through, if a file were written.
struct FileConflict: Equatable {
  /// Why a path cannot be used.
  enum Reason: Hashable {
    /// A file of the user's, or one that an older version wrote.
    case foreign
    /// A file that was written here and changed since.
    case changed
    /// A file that another command wrote.
    case ofOther(writer: String)
    /// A symbolic link in place of a file.
    case link(to: String)
    /// A symbolic link in place of a folder.
    case folderLink(to: String)
    /// A folder in place of a file.
    case folder
    /// A file in place of a folder.
    case notFolder
    /// A device, a pipe or a socket.
    case other
    /// Anything in place of a new folder.
    case taken

    /// Whether the user may ask for it to be replaced.
    var isReplaceable: Bool {
      switch self {
      case .foreign, .changed, .ofOther, .link: true
      case .folderLink, .folder, .notFolder, .other, .taken: false
      }
    }

    fileprivate func sentence(_ names: String, isOne: Bool) -> String {
      let (was, a) = (isOne ? "was" : "were", isOne ? "is a" : "are")
      func plural(_ noun: String) -> String { isOne ? "\(a) \(noun)" : "\(a) \(noun)s" }
      return switch self {
      case .foreign: "\(names) \(was) not written by simui"
      case .changed: "\(names) \(was) changed after simui wrote \(isOne ? "it" : "them")"
      case .ofOther(let writer): "\(names) \(was) written by 'simui \(writer)'"
      case .link(let target): "\(names) \(plural("symbolic link")) to '\(target)'"
      case .folderLink(let target):
        "\(names) \(plural("symbolic link")) to '\(target)', and a folder is needed"
      case .folder: "\(names) \(plural("folder"))"
      case .notFolder: "\(names) \(plural("file")), not \(isOne ? "a folder" : "folders")"
      case .taken: "\(names) \(isOne ? "is" : "are") there already"
      case .other: "\(names) \(isOne ? "is not a regular file" : "are not regular files")"
      }
    }
  }

  /// The path, as the user would write it.
  let path: String
  /// Why it cannot be used.
  let reason: Reason
}

/// Files that would be lost; nothing was written.
package struct FilesInTheWay: Error, Equatable, CustomStringConvertible {
  let conflicts: [FileConflict]
  /// Whether all of them may be replaced on request.
  package var areReplaceable: Bool { conflicts.allSatisfy(\.reason.isReplaceable) }
  /// Whether it is one file.
  package var isOne: Bool { conflicts.count == 1 }

  init(_ conflicts: [FileConflict]) {
    precondition(!conflicts.isEmpty, "An error about files in the way names at least one.")
    var seen: Set<String> = []
    self.conflicts = conflicts.filter { seen.insert($0.path).inserted }
  }

  /// What is in the way, by reason; of many files the first three are named.
  package var description: String {
    var reasons: [FileConflict.Reason] = []
    for conflict in conflicts where !reasons.contains(conflict.reason) {
      reasons.append(conflict.reason)
    }
    return reasons.map { reason in
      let paths = conflicts.filter { $0.reason == reason }.map { "'\($0.path)'" }
      return reason.sentence(Self.list(paths), isOne: paths.count == 1)
    }.joined(separator: "; ")
  }

  private static func list(_ names: [String]) -> String {
    if names.count > 4 {
      return names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more"
    }
    return names.count == 1
      ? names[0]
      : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
