// What a project says about an app: its modules with their files and settings, its properties, and the packages that it uses.
//
// Paths are absolute, and those of files that are there.

import Foundation

/// An app as its project describes it.
package struct AppProject {
  /// The module with the app's entry point.
  package var app: ProjectModule
  /// The modules of local packages and frameworks that the app uses.
  package var libraries: [ProjectModule] = []
  /// The language that keys and texts without a translation are in.
  package var developmentLanguage = "en"
  package var bundleIdentifier: String
  /// The properties of the app's `Info.plist`, with the settings that Xcode adds to it.
  package var information: [String: Any] = [:]
  /// The packages that are fetched from elsewhere.
  package var packages: [RemotePackage] = []

  /// All modules, that of the app first.
  package var modules: [ProjectModule] { [app] + libraries }
}

/// A module to compile.
package struct ProjectModule {
  package var name: String
  package var files = ModuleFiles()
  /// The modules of the same app that it imports.
  package var dependencies: [String] = []
  package var products: [PackageProduct] = []
  package var settings = CompilerSettings()
}

/// How the compiler is called for a module.
package struct CompilerSettings: Equatable {
  /// The language mode, 5 or 6.
  package var languageMode = 5
  /// Whether everything is on the main actor unless it says otherwise.
  package var isOnMainActor = false
  /// The upcoming features that are enabled.
  package var features: [String] = []
  /// The names that hold in `#if`, beside those of the build.
  package var conditions: [String] = []
}

/// A product of a package that is fetched from elsewhere.
package struct PackageProduct: Hashable {
  package let name: String
  /// The identity of its package.
  package let package: String
}

/// A package that is fetched from elsewhere.
package struct RemotePackage: Equatable {
  /// The last part of its address, in small letters: what package managers know it by.
  package let identity: String
  package let address: String
  /// Which versions are taken, as a manifest says it.
  package let requirement: String

  package init(address: String, requirement: String) {
    identity = Self.identity(of: address)
    self.address = address
    self.requirement = requirement
  }

  static func identity(of address: String) -> String {
    let last = address.split(separator: "/").last.map(String.init) ?? address
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
  }
}
