// The files of a target: those in its build phases, and those of whole folders without the exceptions.

import Foundation

/// The members of a target.
struct TargetMembers {
  private let target: ProjectObject
  private let objects: ProjectObjects
  private let paths: ProjectPaths

  init(_ target: ProjectObject, in objects: ProjectObjects, _ paths: ProjectPaths) {
    self.target = target
    self.objects = objects
    self.paths = paths
  }

  /// The files that are there.
  ///
  /// - Parameter information: the file of the app's properties, which is no resource, as the settings name it.
  /// - Throws: an error that names the Swift files that are missing.
  func files(information: String?) throws -> ModuleFiles {
    var files = ModuleFiles()
    var missing: [String] = []
    let list = information.map { ProjectPaths.join(paths.root, $0) }
    for path in references() + folders() where path != list {
      if let found = FileSearch.existing(path) {
        files.add(found)
      } else if path.hasSuffix(".swift") {
        missing.append(path)
      } else {
        files.addMissing(path)
      }
    }
    guard missing.isEmpty else {
      let name = target.text("name") ?? ""
      let list = missing.map { "'\($0)'" }.joined(separator: ", ")
      throw ProjectError(
        "the target '\(name)' lists \(missing.count == 1 ? "a file" : "files") that "
          + "\(missing.count == 1 ? "is" : "are") missing: \(list)")
    }
    return files
  }

  // MARK: References

  /// The files in the build phases, those of a list of languages each.
  private func references() -> [String] {
    let phases: Set = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"]
    return objects[target.list("buildPhases")].filter { phases.contains($0.type) }
      .flatMap { objects[$0.list("files")] }
      .compactMap { objects[$0.text("fileRef")] }
      .flatMap { $0.type == "PBXVariantGroup" ? objects[$0.list("children")] : [$0] }
      .compactMap(paths.path)
  }

  // MARK: Folders

  /// The files of folders that are members as a whole, and of others by exception.
  private func folders() -> [String] {
    let own = Set(target.list("fileSystemSynchronizedGroups"))
    return objects.all(["PBXFileSystemSynchronizedRootGroup"]).flatMap { group -> [String] in
      guard let folder = paths.path(of: group).flatMap(FileSearch.existing) else { return [] }
      let exceptions = exceptions(of: group)
      let files =
        own.contains(group.id)
        ? FileSearch.files(below: folder).filter { !FileSearch.isAmong($0, exceptions) }
        : exceptions.isEmpty
          ? [] : FileSearch.files(below: folder).filter { FileSearch.isAmong($0, exceptions) }
      return files.map { "\(folder)/\($0)" }
    }
  }

  /// What the group says about this target: files that are no members of it, or the only ones that are.
  private func exceptions(of group: ProjectObject) -> Set<String> {
    let sets = objects[group.list("exceptions")].filter { $0.text("target") == target.id }
    return Set(sets.flatMap { $0.list("membershipExceptions") })
  }
}
