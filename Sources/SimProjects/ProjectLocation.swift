// What is at a path that the user named: a project, a folder with one, or a package.

import Foundation

/// A project by its place.
package enum ProjectLocation: Equatable {
  /// The path of an `.xcodeproj`.
  case project(String)
  /// The folder of a package.
  case package(String)

  /// Finds the project at a path.
  package init(_ path: String) throws {
    guard let location = try Self.found(at: path) else {
      throw ProjectError("'\(path)' has no project of Xcode and no Package.swift")
    }
    self = location
  }

  /// Finds the project at a path; nil where neither a project nor a package is.
  package static func found(at path: String) throws -> ProjectLocation? {
    let whole = URL(filePath: path).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: whole) else {
      throw ProjectError("nothing is at '\(path)'")
    }
    if whole.hasSuffix(".xcodeproj") {
      return .project(whole)
    }
    let folder =
      FileSearch.isFolder(whole) && !whole.hasSuffix(".xcworkspace")
      ? whole : (whole as NSString).deletingLastPathComponent
    let manifest = "\(folder)/Package.swift"
    var projects = Self.projects(in: folder)
    // A repository has its project in a folder of it, as a rule: the nearest are taken.
    var folders = FileManager.default.fileExists(atPath: manifest) ? [] : Self.folders(in: folder)
    for _ in 1...3 where projects.isEmpty {
      projects = folders.flatMap(Self.projects)
      folders = folders.flatMap(Self.folders)
    }
    guard projects.count < 2 else {
      let list = projects.map { "'\(($0 as NSString).lastPathComponent)'" }.joined(separator: ", ")
      throw ProjectError("'\(path)' has several projects, \(list): name one of them")
    }
    if let project = projects.first { return .project(project) }
    return FileManager.default.fileExists(atPath: manifest) ? .package(folder) : nil
  }

  /// The folder in which the package of the app is written.
  package var parent: String {
    switch self {
    case .project(let path), .package(let path): (path as NSString).deletingLastPathComponent
    }
  }

  /// Reads the app.
  ///
  /// - Parameters:
  ///   - target: the name of its target; nil for the only one.
  ///   - manifest: returns the manifest of the package in a folder, as `swift package dump-package` prints it.
  package func app(target: String?, manifest: @escaping ManifestReader) throws -> AppProject {
    switch self {
    case .project(let path): try XcodeProject(at: path).app(target: target, manifest: manifest)
    case .package(let path): try AppOfPackage(at: path).app(target: target, manifest: manifest)
    }
  }

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }

  private static func projects(in folder: String) -> [String] {
    names(in: folder).filter { $0.hasSuffix(".xcodeproj") }.map { "\(folder)/\($0)" }
  }

  private static func folders(in folder: String) -> [String] {
    names(in: folder).filter { !$0.hasPrefix(".") && !["Pods", "Carthage"].contains($0) }
      .map { "\(folder)/\($0)" }.filter(FileSearch.isFolder)
  }
}
