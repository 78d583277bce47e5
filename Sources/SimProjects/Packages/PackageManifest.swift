// A manifest of the package manager, as `swift package dump-package` prints it.

package import Foundation

/// Returns the manifest of the package in a folder.
package typealias ManifestReader = (_ folder: String) throws -> Data

/// What a manifest says.
struct PackageManifest: Decodable {
  struct Dependency: Decodable {
    struct Local: Decodable {
      let identity: String
      let path: String
      /// How the targets call it, if not by its identity.
      let nameForTargetDependencyResolutionOnly: String?
    }
    struct Remote: Decodable {
      struct Location: Decodable {
        struct Address: Decodable { let urlString: String }
        let remote: [Address]?
      }
      struct Requirement: Decodable {
        struct Range: Decodable {
          let lowerBound: String
          let upperBound: String
        }
        let range: [Range]?
        let exact: [String]?
        let branch: [String]?
        let revision: [String]?
      }
      let identity: String
      let location: Location
      let requirement: Requirement
    }
    let fileSystem: [Local]?
    let sourceControl: [Remote]?
  }

  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  struct Target: Decodable {
    /// What a target depends on: names, followed by aliases and conditions.
    struct Dependency: Decodable {
      struct Value: Decodable {
        let text: String?
        init(from decoder: any Decoder) throws {
          text = try? decoder.singleValueContainer().decode(String.self)
        }
      }
      let byName: [Value]?
      let target: [Value]?
      let product: [Value]?
    }
    struct Resource: Decodable { let path: String }
    struct Setting: Decodable {
      struct Kind: Decodable {
        struct Value: Decodable { let _0: String? }
        let swiftLanguageMode: Value?
        let defaultIsolation: Value?
        let define: Value?
        let enableUpcomingFeature: Value?
      }
      let kind: Kind
    }
    let name: String
    let type: String
    let path: String?
    let sources: [String]?
    let exclude: [String]?
    let resources: [Resource]?
    let dependencies: [Dependency]
    let settings: [Setting]?
  }

  struct Version: Decodable { let _version: String }

  let name: String
  let defaultLocalization: String?
  let dependencies: [Dependency]
  let products: [Product]
  let targets: [Target]
  let toolsVersion: Version
  let swiftLanguageVersions: [String]?

  func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  /// The packages that are fetched from elsewhere.
  var remotes: [RemotePackage] {
    dependencies.flatMap { $0.sourceControl ?? [] }.compactMap { remote in
      remote.location.remote?.first.map {
        RemotePackage(address: $0.urlString, requirement: remote.requirement.text)
      }
    }
  }
}

extension PackageManifest.Dependency.Remote.Requirement {
  /// As a manifest says it.
  fileprivate var text: String {
    if let range = range?.first { return "\"\(range.lowerBound)\"..<\"\(range.upperBound)\"" }
    if let branch = branch?.first { return "branch: \"\(branch)\"" }
    if let revision = revision?.first { return "revision: \"\(revision)\"" }
    return "exact: \"\(exact?.first ?? "0.0.0")\""
  }
}

extension CompilerSettings {
  /// The settings of a target.
  init(_ target: PackageManifest.Target, of manifest: PackageManifest) {
    let kinds = (target.settings ?? []).map(\.kind)
    let tools = manifest.toolsVersion._version.split(separator: ".").first.flatMap { Int($0) } ?? 5
    let modes = (manifest.swiftLanguageVersions ?? []).compactMap { Int($0.prefix { $0 != "." }) }
    let own = kinds.lazy.compactMap { $0.swiftLanguageMode?._0 }.first
    let mode = own.flatMap { Int($0.prefix { $0 != "." }) } ?? modes.max() ?? tools
    self.init(
      languageMode: mode >= 6 ? 6 : 5,
      isOnMainActor: kinds.contains { $0.defaultIsolation?._0 == "MainActor" },
      features: kinds.compactMap { $0.enableUpcomingFeature?._0 },
      conditions: kinds.compactMap { $0.define?._0 })
  }
}
