// The files that prevent others from being written, as values and as a sentence.

/// A path that cannot be written because a file would be lost, or because it is a link to another
/// place.
struct FileConflict: Equatable {
  /// The reason why a path cannot be used.
  enum Reason: Hashable {
    /// A file of the user, or one that an older version wrote.
    case foreign
    /// A file that this command wrote and that has been edited since.
    case changed
    /// A file that another command wrote.
    case ofOther(writer: String)
    /// A symbolic link where a file is expected.
    case link(to: String)
    /// A symbolic link where a folder is expected.
    case folderLink(to: String)
    /// A folder where a file is expected.
    case folder
    /// A file where a folder is expected.
    case notFolder
    /// A device, a pipe or a socket.
    case other
    /// Anything at the path of a new folder.
    case taken

    /// Whether the user may request that it be replaced.
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
  /// The reason why it cannot be used.
  let reason: Reason
}

/// The error for files that would be lost; nothing was written.
package struct FilesInTheWay: Error, Equatable, CustomStringConvertible {
  let conflicts: [FileConflict]
  /// Whether all of them may be replaced on request.
  package var areReplaceable: Bool { conflicts.allSatisfy(\.reason.isReplaceable) }
  /// Whether there is exactly one such file.
  package var isOne: Bool { conflicts.count == 1 }

  init(_ conflicts: [FileConflict]) {
    precondition(!conflicts.isEmpty, "An error about files in the way names at least one.")
    var seen: Set<String> = []
    self.conflicts = conflicts.filter { seen.insert($0.path).inserted }
  }

  /// The conflicts by reason; of many files the first three are named.
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
