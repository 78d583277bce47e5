// A git repository with a temporary worktree.

import Foundation
import SimLab

/// A revision of a repository.
struct Revision: Equatable {
  /// The name that the user gave.
  let name: String
  /// The full hash of the commit.
  let commit: String

  /// The name and short hash, such as `main (3f2a1c9)`.
  var title: String { "\(name) (\(commit.prefix(7)))" }
}

/// The repository that contains a folder.
struct Repository {
  /// The path of the folder in the repository; empty for the top.
  let place: String
  /// The folder of the package.
  let folder: URL
  private let top: URL

  /// Finds the repository that contains the folder of a package.
  ///
  /// - Throws: `UsageError` if there is no package or no repository.
  init(at folder: URL) throws {
    let folder = folder.standardizedFileURL.resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    else { throw UsageError("there is no Package.swift here: run 'versus' in a package's folder") }
    let found = try Tool.run(["git", "rev-parse", "--show-toplevel", "--show-prefix"], in: folder)
    let lines = found.output.split(separator: "\n", omittingEmptySubsequences: false)
    guard found.status == 0, let first = lines.first else {
      throw UsageError("this folder is not in a git repository, so it has no revisions")
    }
    self.folder = folder
    top = URL(filePath: String(first), directoryHint: .isDirectory)
    place = lines.count > 1 ? String(lines[1]) : ""
  }

  /// Returns the revision with a name.
  func revision(_ name: String) throws -> Revision {
    let found = try Tool.run(
      ["git", "rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"],
      in: folder)
    guard found.status == 0 else {
      throw UsageError("there is no revision '\(name)' in this repository")
    }
    return Revision(
      name: name, commit: found.output.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Calls `body` with a worktree that is removed afterwards in any case.
  ///
  /// It is next to the repository, so that a dependency with the path `../other` is found from
  /// there, too.
  func withWorktree<Result>(_ body: (Worktree) throws -> Result) throws -> Result {
    let path = top.deletingLastPathComponent()
      .appending(path: ".\(top.lastPathComponent)-versus", directoryHint: .isDirectory)
    if try isOurs(path) { remove(path) }
    guard (try? FileManager.default.attributesOfItem(atPath: path.path)) == nil else {
      throw UsageError(
        "'\(path.path)' is in the way: 'versus' did not make it and needs its place; move it away")
    }
    defer { remove(path) }
    let made = try Tool.run(
      ["git", "worktree", "add", "--quiet", "--detach", "--lock", "--reason", Self.mark]
        + [path.path, "HEAD"], in: folder)
    guard made.status == 0 else {
      throw CommandFailure("no worktree can be made at '\(path.path)': \(made.lastLine)")
    }
    return try body(
      Worktree(
        root: path, package: path.appending(path: place),
        products: folder.appending(path: ".build/versus")))
  }

  /// The reason with which this command's worktrees are locked; it distinguishes them from those of
  /// the user.
  private static let mark = "simui versus"

  /// Returns whether an earlier call created the worktree at a path and could not remove it.
  private func isOurs(_ path: URL) throws -> Bool {
    let list = try Tool.run(["git", "worktree", "list", "--porcelain"], in: folder).output
    return list.components(separatedBy: "\n\n").contains { entry in
      let lines = entry.split(separator: "\n")
      return lines.contains("worktree \(path.path)") && lines.contains("locked \(Self.mark)")
    }
  }

  /// Removes a worktree of this command.
  private func remove(_ path: URL) {
    for words in [["unlock", path.path], ["remove", "--force", path.path], ["prune"]] {
      _ = try? Tool.run(["git", "worktree"] + words, in: folder, isInterruptible: false)
    }
  }
}

/// A worktree, and the folder of its build products.
struct Worktree {
  let root: URL
  /// The folder of the package in the worktree.
  let package: URL
  let products: URL

  func checkOut(_ revision: Revision) throws {
    let result = try Tool.run(
      ["git", "checkout", "--quiet", "--force", "--detach", revision.commit], in: root)
    guard result.status == 0 else {
      throw CommandFailure("\(revision.title) cannot be checked out: \(result.lastLine)")
    }
    guard FileManager.default.fileExists(atPath: package.appending(path: "Package.swift").path)
    else { throw UsageError("\(revision.title) has no Package.swift in this folder") }
  }
}
