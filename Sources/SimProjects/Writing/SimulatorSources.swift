// What a package that depends on simui must know of it: names that are taken, and the packages that it fetches itself.

import Foundation

/// The sources of simui.
package struct SimulatorSources {
  package let folder: String
  /// The packages that simui uses, in the versions that it uses.
  private(set) var packages: [RemotePackage]
  /// The names of modules of simui and of what it uses or imitates.
  private let modules: Set<String>

  /// The modules of the toolchain, and of the packages that simui uses.
  private static let others: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "Dispatch", "Glibc", "Testing", "XCTest", "Observation", "Synchronization", "Collections",
    "HeapModule", "DequeModule", "ArgumentParser", "OpenCombine", "Mustache", "Yams", "CYaml",
    "GRDB", "SwiftSyntax", "PackageDescription", "Combine", "Darwin", "RegexBuilder", "Distributed",
  ]

  /// - Parameter folder: the folder of the package `simui`.
  package init(in folder: String) {
    self.folder = folder
    func text(_ path: String) -> String {
      (try? String(contentsOf: URL(filePath: "\(folder)/\(path)"), encoding: .utf8)) ?? ""
    }
    let manifest = text("Package.swift")
    packages = manifest.matches(of: #/\.package\(url: "([^"]+)", (exact: "[^"]+")\)/#).map {
      RemotePackage(address: String($0.1), requirement: String($0.2))
    }
    let targets = manifest.matches(of: #/name: "([^"]+)"/#).map { String($0.1) }
    let frameworks = text(
      "Sources/AppleFrameworks/CFrameworkNames/include/module.modulemap"
    ).matches(of: #/module (\w+)/#).map { String($0.1) }
    modules = Self.others.union(targets).union(frameworks)
  }

  /// Whether files can import a module.
  func hasModule(_ name: String) -> Bool { modules.contains(name) }

  /// A name for a module of an app that no other module has.
  func free(_ name: String) -> String {
    modules.contains { $0.lowercased() == name.lowercased() } ? "\(name)App" : name
  }

  /// The package of an identity, if simui uses it.
  func package(_ identity: String) -> RemotePackage? {
    packages.first { $0.identity == identity }
  }
}
