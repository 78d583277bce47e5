// Where the files of a project are: a reference has a path below its group's, or below one of a few folders by name.

import Foundation

/// The paths of the references in a project.
struct ProjectPaths {
  /// The folder that paths of the project begin at.
  let root: String
  private let objects: ProjectObjects
  /// The group of each reference.
  private let groups: [String: String]

  /// - Parameter folder: the folder in which the project is.
  init(_ objects: ProjectObjects, folder: String) {
    self.objects = objects
    let directory = objects.project.text("projectDirPath") ?? ""
    root =
      URL(filePath: directory, relativeTo: URL(filePath: folder, directoryHint: .isDirectory))
      .standardizedFileURL.path
    groups = objects.all(["PBXGroup", "PBXVariantGroup", "XCVersionGroup"])
      .reduce(into: [:]) { groups, group in
        for child in group.list("children") { groups[child] = group.id }
      }
  }

  /// The path that a reference gives, whether something is there or not; nil for what a build makes or a system has.
  func path(of reference: ProjectObject) -> String? {
    let path = reference.text("path")
    switch reference.text("sourceTree") {
    case "<absolute>": return path
    case "SOURCE_ROOT": return Self.join(root, path)
    case "<group>":
      // The languages of a file are no folder, and neither is the outermost group.
      guard let group = objects[groups[reference.id]] else { return Self.join(root, path) }
      return self.path(of: group).map { Self.join($0, path) }
    default: return nil
    }
  }

  /// A path below a folder, or an absolute one.
  static func join(_ folder: String, _ path: String?) -> String {
    guard let path, !path.isEmpty else { return folder }
    return URL(filePath: path, relativeTo: URL(filePath: folder, directoryHint: .isDirectory))
      .standardizedFileURL.path
  }
}
