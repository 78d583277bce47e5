// The file `project.pbxproj`: objects by identifiers, which name each other, in a property list of the old style.

import Foundation

/// An object of a project file.
struct ProjectObject {
  let id: String
  fileprivate let fields: [String: Any]

  /// The name of its class.
  var type: String { text("isa") ?? "" }

  func text(_ key: String) -> String? { fields[key] as? String }

  func list(_ key: String) -> [String] { fields[key] as? [String] ?? [] }

  func values(_ key: String) -> [String: Any] { fields[key] as? [String: Any] ?? [:] }
}

/// The objects of a project file.
struct ProjectObjects {
  /// The newest format whose objects are known: that of Xcode 26.
  static let newestFormat = 100

  private let objects: [String: ProjectObject]
  /// The object of the project itself.
  let project: ProjectObject

  /// Reads a project file.
  ///
  /// - Parameter path: how messages call the file.
  init(_ data: Data, path: String) throws {
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw ProjectError("'\(path)' is damaged\(Self.place(of: error))")
    }
    let values = list as? [String: Any] ?? [:]
    guard let version = values["objectVersion"].flatMap({ Int("\($0)") }),
      let objects = values["objects"] as? [String: [String: Any]]
    else { throw ProjectError("'\(path)' is damaged: it is no project file of Xcode") }
    guard version <= Self.newestFormat else {
      throw ProjectError(
        "'\(path)' is of format \(version), which is newer than this version of simui knows "
          + "(\(Self.newestFormat)): choose an older format in Xcode's file inspector")
    }
    self.objects = objects.reduce(into: [:]) {
      $0[$1.key] = ProjectObject(id: $1.key, fields: $1.value)
    }
    guard let root = values["rootObject"] as? String, let project = self.objects[root] else {
      throw ProjectError("'\(path)' is damaged: the object of the project is missing")
    }
    self.project = project
  }

  /// What the reader of the old style found, with its line; it is part of a value that has no type here.
  private static func place(of error: any Error) -> String {
    let information = (error as NSError).userInfo
    let inner = information["kCFPropertyListOldStyleParsingError"].map { "\($0)" } ?? ""
    return inner.firstMatch(of: #/"(.+)" UserInfo/#).map { ": \($0.1)" } ?? ""
  }

  subscript(id: String) -> ProjectObject? { objects[id] }

  subscript(id: String?) -> ProjectObject? { id.flatMap { objects[$0] } }

  /// The objects that are named, in their order.
  subscript(ids: [String]) -> [ProjectObject] { ids.compactMap { objects[$0] } }

  /// All objects of some types, in the order of their identifiers.
  func all(_ types: Set<String>) -> [ProjectObject] {
    objects.values.filter { types.contains($0.type) }.sorted { $0.id < $1.id }
  }
}
