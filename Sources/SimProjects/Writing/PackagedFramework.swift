// Apple frameworks whose names a Swift package provides on Linux.

/// A framework whose names a package provides on Linux, so that no project lists the package.
struct PackagedFramework {
  /// The name by which files import it.
  let name: String
  let package: RemotePackage
  /// The product of the package, which has the name of its module.
  let product: String

  static let all = [
    PackagedFramework(
      name: "CryptoKit",
      package: RemotePackage(
        address: "https://github.com/apple/swift-crypto", requirement: "exact: \"4.5.2\""),
      product: "Crypto")
  ]

  /// Adds the package to a project, and its product to each module that imports the framework.
  ///
  /// The project's own version of the package is kept.
  func add(to project: inout AppProject, _ imports: ImportedModules) {
    guard let files = imports.files[name].map(Set.init) else { return }
    let added = PackageProduct(name: product, package: package.identity)
    func add(to module: inout ProjectModule) {
      guard !files.isDisjoint(with: module.files.sources), !module.products.contains(added)
      else { return }
      module.products.append(added)
    }
    add(to: &project.app)
    for index in project.libraries.indices { add(to: &project.libraries[index]) }
    if !project.packages.contains(where: { $0.identity == package.identity }) {
      project.packages.append(package)
    }
  }
}
