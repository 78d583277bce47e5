// A project of Xcode: which of its targets is the app, and what the project says about it.

import Foundation

/// A project of Xcode.
package struct XcodeProject {
  /// The folder that the project is in.
  package let folder: String
  /// The name of the project's file.
  private let name: String
  private let objects: ProjectObjects
  private let paths: ProjectPaths

  /// Reads a project.
  ///
  /// - Parameter path: the path of an `.xcodeproj`.
  package init(at path: String) throws {
    let file = (path as NSString).appendingPathComponent("project.pbxproj")
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ProjectError("'\(file)' is missing or cannot be read")
    }
    objects = try ProjectObjects(data, path: file)
    folder = (URL(filePath: path).standardizedFileURL.path as NSString).deletingLastPathComponent
    name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    paths = ProjectPaths(objects, folder: folder)
  }

  /// Reads an app of the project.
  ///
  /// - Parameters:
  ///   - name: the name of its target; nil for the only one.
  ///   - manifest: returns the manifest of the package in a folder, as `swift package dump-package` prints it.
  package func app(target name: String?, manifest: @escaping ManifestReader) throws -> AppProject {
    let target = try appTarget(named: name)
    let settings = settings(of: target)
    var packages = LocalPackages(manifest: manifest)
    var app = try module(of: target, settings, &packages)
    var frameworks: [ProjectModule] = []
    for framework in frameworkTargets(of: target) {
      let module = try self.module(of: framework, self.settings(of: framework), &packages)
      app.dependencies.append(module.name)
      frameworks.append(module)
    }
    // The frameworks of an app may import each other: each sees those that come before it.
    for index in frameworks.indices {
      frameworks[index].dependencies += frameworks[..<index].map(\.name)
    }
    let language = objects.project.text("developmentRegion") ?? "en"
    return AppProject(
      app: app, libraries: packages.modules + frameworks,
      developmentLanguage: settings["DEVELOPMENT_LANGUAGE"] ?? language,
      bundleIdentifier: settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "app.\(app.name)",
      information: InformationList(settings, root: paths.root).values,
      packages: remotePackages + packages.remotes)
  }

  // MARK: Targets

  private var targets: [ProjectObject] { objects[objects.project.list("targets")] }

  private func appTarget(named wanted: String?) throws -> ProjectObject {
    let apps = targets.filter { $0.text("productType") == "com.apple.product-type.application" }
    func list(_ targets: [ProjectObject]) -> String {
      targets.compactMap { $0.text("name") }.map { "'\($0)'" }.joined(separator: ", ")
    }
    if let wanted {
      guard let target = apps.first(where: { $0.text("name") == wanted }) else {
        let known = apps.isEmpty ? "it has no app" : "its apps are \(list(apps))"
        throw ProjectError("'\(name).xcodeproj' has no app target '\(wanted)': \(known)")
      }
      return target
    }
    let forPhones = apps.filter { isForPhones(settings(of: $0)) }
    let candidates = forPhones.isEmpty ? apps : forPhones
    // Where there are several, the app of the project has its name.
    if let main = candidates.first(where: { $0.text("name") == name }) { return main }
    guard let target = candidates.first else {
      let others = targets.isEmpty ? "it has no target" : "its targets are \(list(targets))"
      throw ProjectError("'\(name).xcodeproj' has no app target: \(others)")
    }
    guard candidates.count == 1 else {
      throw ProjectError(
        "'\(name).xcodeproj' has several app targets, \(list(candidates)): choose one with --target"
      )
    }
    return target
  }

  private func isForPhones(_ settings: BuildSettings) -> Bool {
    let systems = "\(settings["SDKROOT"] ?? "auto") \(settings["SUPPORTED_PLATFORMS"] ?? "")"
    return systems.contains("iphone") || systems == "auto "
  }

  /// The targets in the same project whose products the app contains, those that others use first.
  private func frameworkTargets(of target: ProjectObject) -> [ProjectObject] {
    var found: [ProjectObject] = []
    func add(_ target: ProjectObject) {
      for dependency in objects[target.list("dependencies")] {
        guard let other = objects[dependency.text("target")],
          let type = other.text("productType"),
          type.hasPrefix("com.apple.product-type.framework")
            || type.hasPrefix("com.apple.product-type.library"),
          !found.contains(where: { $0.id == other.id })
        else { continue }
        add(other)
        found.append(other)
      }
    }
    add(target)
    return found
  }

  private func settings(of target: ProjectObject) -> BuildSettings {
    var layers: [[String: String]] = []
    for owner in [target, objects.project] {
      let list = objects[owner.text("buildConfigurationList")]
      let configurations = objects[list?.list("buildConfigurations") ?? []]
      guard
        let configuration = configurations.first(where: { $0.text("name") == "Debug" })
          ?? configurations.first
      else { continue }
      layers.append(BuildSettings.layer(configuration.values("buildSettings")))
      let base = objects[configuration.text("baseConfigurationReference")]
      if let path = base.flatMap(paths.path) { layers.append(BuildSettings.file(path)) }
    }
    return BuildSettings(
      layers,
      defaults: [
        "TARGET_NAME": target.text("name") ?? name, "TARGETNAME": target.text("name") ?? name,
        "PRODUCT_NAME": "$(TARGET_NAME)", "PROJECT_NAME": name,
        "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
        "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "CONFIGURATION": "Debug",
        "SRCROOT": paths.root, "PROJECT_DIR": paths.root, "SOURCE_ROOT": paths.root,
      ])
  }

  // MARK: Modules

  private func module(
    of target: ProjectObject, _ settings: BuildSettings, _ packages: inout LocalPackages
  ) throws -> ProjectModule {
    var module = ProjectModule(
      name: settings["PRODUCT_MODULE_NAME"] ?? target.text("name") ?? name)
    let members = TargetMembers(target, in: objects, paths)
    module.files = try members.files(information: settings["INFOPLIST_FILE"])
    module.settings = CompilerSettings(settings)
    for product in objects[target.list("packageProductDependencies")] {
      guard let name = product.text("productName") else { continue }
      if let package = objects[product.text("package")], package.type.contains("Remote") {
        let address = package.text("repositoryURL") ?? ""
        module.products.append(
          PackageProduct(name: name, package: RemotePackage.identity(of: address)))
      } else {
        try packages.add(product: name, of: localPackages, to: &module)
      }
    }
    return module
  }

  // MARK: Packages

  /// The folders of the packages that the project has beside its own files.
  private var localPackages: [String] {
    let references = objects.all(["XCLocalSwiftPackageReference"]).compactMap {
      $0.text("relativePath") ?? $0.text("path")
    }.map {
      URL(filePath: $0, relativeTo: URL(filePath: paths.root + "/")).standardizedFileURL.path
    }
    // Before projects had references of packages, a package was a folder among the files.
    let folders = objects.all(["PBXFileReference"]).compactMap(paths.path)
    let inFolders = objects.all(["PBXFileSystemSynchronizedRootGroup"]).compactMap(paths.path)
      .flatMap { folder in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { "\(folder)/\($0)" }
      }
    return (references + folders + inFolders).filter {
      FileManager.default.fileExists(atPath: "\($0)/Package.swift")
    }
  }

  private var remotePackages: [RemotePackage] {
    objects.all(["XCRemoteSwiftPackageReference"]).compactMap { reference in
      reference.text("repositoryURL").map {
        RemotePackage(
          address: $0, requirement: Self.requirement(reference.values("requirement")))
      }
    }
  }

  /// Which versions are taken, as a manifest says it.
  private static func requirement(_ values: [String: Any]) -> String {
    func text(_ key: String) -> String { values[key] as? String ?? "" }
    switch text("kind") {
    case "exactVersion": return "exact: \"\(text("version"))\""
    case "branch": return "branch: \"\(text("branch"))\""
    case "revision": return "revision: \"\(text("revision"))\""
    case "upToNextMinorVersion": return ".upToNextMinor(from: \"\(text("minimumVersion"))\")"
    case "versionRange":
      return "\"\(text("minimumVersion"))\"..<\"\(text("maximumVersion"))\""
    default: return "from: \"\(text("minimumVersion"))\""
    }
  }
}

extension CompilerSettings {
  /// The features that come with the setting for approachable concurrency.
  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// Reads the settings of a target, without those that only warn.
  fileprivate init(_ settings: BuildSettings) {
    let version = settings["SWIFT_VERSION"].flatMap { $0.split(separator: ".").first } ?? "5"
    self.init(
      languageMode: (Int(version) ?? 5) >= 6 ? 6 : 5,
      isOnMainActor: settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor",
      features: settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") ? Self.approachable : [],
      conditions: Self.conditions(settings))
  }

  private static func conditions(_ settings: BuildSettings) -> [String] {
    let flags = settings.words("OTHER_SWIFT_FLAGS")
    let defined = zip([""] + flags, flags).compactMap { before, flag in
      before == "-D" ? flag : flag.hasPrefix("-D") && flag != "-D" ? String(flag.dropFirst(2)) : nil
    }
    return (settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + defined).filter {
      $0 != "DEBUG" && $0 != "" && !$0.contains("$")
    }
  }
}
