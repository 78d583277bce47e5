// The packages beside an app: each target of theirs that the app uses is a module of it, for it needs simui as the app does.

import Foundation

/// The modules of local packages, found from the products that a module uses.
struct LocalPackages {
  private let read: ManifestReader
  private var manifests: [String: PackageManifest] = [:]
  /// The modules that are used, each after those that it uses.
  private(set) var modules: [ProjectModule] = []
  /// The packages that they fetch from elsewhere.
  private(set) var remotes: [RemotePackage] = []

  init(manifest: @escaping ManifestReader) { read = manifest }

  /// The manifest of a package.
  mutating func manifest(in folder: String) throws -> PackageManifest {
    if let known = manifests[folder] { return known }
    let manifest: PackageManifest
    do {
      manifest = try JSONDecoder().decode(PackageManifest.self, from: try read(folder))
    } catch is DecodingError {
      throw ProjectError("'\(folder)/Package.swift' is of a form that is not known here")
    }
    manifests[folder] = manifest
    remotes += manifest.remotes.filter { !remotes.contains($0) }
    return manifest
  }

  /// Makes a module use a product of one of some packages.
  mutating func add(
    product name: String, of folders: [String], to module: inout ProjectModule
  ) throws {
    for folder in folders {
      let manifest = try manifest(in: folder)
      guard let product = manifest.products.first(where: { $0.name == name }) else { continue }
      for target in product.targets { try add(target: target, of: folder, to: &module) }
      return
    }
  }

  /// Makes a module use a target of a package.
  private mutating func add(
    target name: String, of folder: String, to module: inout ProjectModule
  ) throws {
    // Macros, plugins and binaries are no modules of an app.
    guard let target = try manifest(in: folder).target(name),
      ["regular", "executable"].contains(target.type)
    else { return }
    if !modules.contains(where: { $0.name == name }) {
      let library = try self.module(of: target, in: folder)
      modules.append(library)
    }
    if !module.dependencies.contains(name) { module.dependencies.append(name) }
  }

  /// The module of a target, with all that it depends on.
  mutating func module(
    of target: PackageManifest.Target, in folder: String
  ) throws -> ProjectModule {
    let manifest = try manifest(in: folder)
    var module = ProjectModule(name: target.name)
    module.settings = CompilerSettings(target, of: manifest)
    module.files = try TargetFolder(
      target, in: folder, isAlone: manifest.targets.filter { $0.type != "test" }.count == 1
    ).files()
    let neighbours = manifest.dependencies.flatMap { $0.fileSystem ?? [] }.map(\.path)
    for dependency in target.dependencies {
      if let name = dependency.target?.first?.text {
        try add(target: name, of: folder, to: &module)
      } else if let name = (dependency.product ?? dependency.byName)?.first?.text {
        let package = dependency.product.flatMap { $0.dropFirst().first?.text }
        try add(name, package: package, of: folder, neighbours: neighbours, to: &module)
      }
    }
    return module
  }

  /// Makes a module use what a manifest calls by a name: a target of it, or a product of another package.
  private mutating func add(
    _ name: String, package: String?, of folder: String, neighbours: [String],
    to module: inout ProjectModule
  ) throws {
    let manifest = try manifest(in: folder)
    if package == nil, manifest.target(name) != nil {
      return try add(target: name, of: folder, to: &module)
    }
    let before = module.dependencies.count
    try add(product: name, of: neighbours, to: &module)
    guard module.dependencies.count == before else { return }
    let identity = (package ?? name).lowercased()
    guard
      let remote = manifest.remotes.first(where: { $0.identity == identity })
        ?? (manifest.remotes.count == 1 ? manifest.remotes.first : nil)
    else { return }
    module.products.append(PackageProduct(name: name, package: remote.identity))
  }
}
