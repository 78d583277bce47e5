// The files of a module by what becomes of them: compiled, put into the bundle, made into classes, or left out.

import Foundation

/// The files of a module.
package struct ModuleFiles: Equatable {
  /// A file or folder of the bundle.
  package struct Resource: Equatable {
    /// Its path below the bundle.
    package let place: String
    package let path: String
  }

  /// Swift files.
  package private(set) var sources: [String] = []
  package private(set) var resources: [Resource] = []
  /// Models of Core Data.
  package private(set) var models: [String] = []
  /// What Xcode compiles and Linux cannot: Objective-C, Metal, storyboards.
  package private(set) var uncompiled: [String] = []
  /// Resources that the project names and that are not there.
  package private(set) var missing: [String] = []

  package init() {}

  /// What becomes of a file.
  private enum Kind {
    case source, model, uncompiled, resource, ignored
  }

  private static let kinds: [Kind: Set<String>] = [
    .source: ["swift"],
    .model: ["xcdatamodeld", "xcdatamodel"],
    .uncompiled: [
      "m", "mm", "c", "cc", "cpp", "metal", "storyboard", "xib", "intentdefinition", "mlmodel",
      "xcmappingmodel", "framework", "xcframework", "a",
    ],
    .ignored: [
      "h", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "docc", "playground",
      "xctestplan",
      "xcodeproj", "xcworkspace", "gitignore", "appex", "app", "swiftinterface", "icon",
    ],
  ]

  private static func kind(of path: String) -> Kind {
    let ending = (path as NSString).pathExtension.lowercased()
    return kinds.first { $0.value.contains(ending) }?.key ?? .resource
  }

  /// Whether a folder is one file to its users.
  static func isOneFile(_ folder: String) -> Bool {
    let endings: Set = [
      "xcassets", "bundle", "scnassets", "mlpackage", "rtfd", "xcstickers", "icon", "momd", "lproj",
    ]
    let ending = (folder as NSString).pathExtension.lowercased()
    return ending != "lproj" && (endings.contains(ending) || kind(of: folder) != .resource)
  }

  /// Adds a file, or a folder that is one.
  ///
  /// - Parameter place: its path below the bundle; by default its name, in the folder of its language if it is in one.
  mutating func add(_ path: String, at place: String? = nil) {
    switch Self.kind(of: path) {
    case .source: if !sources.contains(path) { sources.append(path) }
    case .model: if !models.contains(path) { models.append(path) }
    case .uncompiled: uncompiled.append(path)
    case .ignored: break
    case .resource:
      let parts = path.split(separator: "/").suffix(2).map(String.init)
      let isLocalized = parts.count == 2 && parts[0].hasSuffix(".lproj")
      let place = place ?? (isLocalized ? parts.joined(separator: "/") : parts.last ?? path)
      // Two catalogues are two, though a bundle has one place for them.
      let names = sequence(first: 1) { $0 + 1 }.lazy.map { number -> String in
        number == 1 ? place : Self.numbered(place, number)
      }
      guard !resources.contains(where: { $0.path == path }),
        let free = names.first(where: { name in !resources.contains { $0.place == name } })
      else { return }
      if free == place || path.hasSuffix(".xcassets") {
        resources.append(Resource(place: free, path: path))
      }
    }
  }

  private static func numbered(_ place: String, _ number: Int) -> String {
    let name = place as NSString
    return "\(name.deletingPathExtension)-\(number).\(name.pathExtension)"
  }

  /// Notes a resource that is not there.
  mutating func addMissing(_ path: String) { missing.append(path) }
}
