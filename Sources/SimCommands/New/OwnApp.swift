// `simui new --from`: the package that builds the files of an app where they are.

import Foundation
import SimProjects

/// An app for which a package is written.
struct OwnApp {
  /// The project, as the user named it.
  let path: String
  /// The target of the app; nil for the only one.
  let target: String?
  /// The folder of simui's sources.
  let simui: String

  /// Writes the package and prints what was found.
  ///
  /// - Throws: `UsageError` with what keeps the project from being taken.
  func write(_ console: Console) throws -> ExitStatus {
    do {
      let location = try ProjectLocation(path)
      let project = try location.app(target: target, manifest: Self.manifest)
      let package = try AppPackage(
        for: project, simulator: SimulatorSources(in: simui), canFetch: Self.canFetch)
      let folder = "\(location.parent)/\(package.folderName)"
      try package.write(to: folder)
      let here = URL(filePath: ".").standardizedFileURL.path
      let summary = ProjectSummary(
        of: package, folder: Self.short(folder, from: here), root: location.parent)
      console.output(summary.text)
    } catch let error as ProjectError {
      throw UsageError(error.description)
    }
    return .success
  }

  /// The path as it is written in a folder, if it is below that.
  static func short(_ path: String, from folder: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// The manifest of a package, without a trace in its folder.
  static func manifest(in folder: String) throws -> Data {
    let scratch = FileManager.default.temporaryDirectory.appending(
      path: "simui-\(getpid())-manifest")
    defer { try? FileManager.default.removeItem(at: scratch) }
    var place = URL(filePath: folder, directoryHint: .isDirectory)
    let text = try? String(contentsOf: place.appending(path: "Package.swift"), encoding: .utf8)
    if let playground = text.flatMap(PlaygroundManifest.init) {
      place = scratch.appending(path: "package", directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(playground.portable.utf8).write(to: place.appending(path: "Package.swift"))
    }
    let result = try Tool.run(
      ["swift", "package", "--scratch-path", scratch.path, "dump-package"], in: place)
    guard result.status == 0 else {
      throw ProjectError("'\(folder)/Package.swift' cannot be read: \(result.lastLine)")
    }
    return Data(result.output.utf8)
  }

  /// Whether a repository answers; no password is asked for.
  static func canFetch(_ address: String) -> Bool {
    let words = [
      "GIT_TERMINAL_PROMPT=0", "git", "-c", "http.lowSpeedLimit=1", "-c", "http.lowSpeedTime=5",
      "ls-remote", "--exit-code", address, "HEAD",
    ]
    let result = try? Tool.run(words, in: FileManager.default.temporaryDirectory)
    return result?.status == 0
  }
}
