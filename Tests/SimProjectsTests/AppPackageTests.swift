// The package that is written for an app.

import Expectations
import Foundation
import Testing

@testable import SimProjects

@Suite struct AppPackageTests {
  private let folder: ProjectFolder
  private let project: AppProject
  private let simulator: SimulatorSources

  init() throws {
    folder = try ProjectFolder()
    try folder.writeProject(Objects.groups)
    try folder.write(Objects.filesOfGroups)
    try folder.write([
      "simui/Package.swift": """
      .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
      .target(name: "SimViews"), .target(name: "Probes"), .target(name: "SwiftUI"),
      """,
      "simui/Sources/AppleFrameworks/CFrameworkNames/include/module.modulemap":
        "module Charts {\n}\n",
    ])
    project = try ProjectLocation("\(folder.path)/Garden.xcodeproj").app(target: nil) { _ in
      Data(Objects.manifestOfKit.utf8)
    }
    simulator = SimulatorSources(in: "\(folder.path)/simui")
  }

  private func package(
    _ project: AppProject? = nil, canFetch: (String) -> Bool = { _ in false }
  ) throws -> AppPackage {
    try AppPackage(for: project ?? self.project, simulator: simulator, canFetch: canFetch)
  }

  private var place: String { "\(folder.path)/Garden_2-simui" }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: URL(filePath: "\(place)/\(path)"), encoding: .utf8)
      .replacing(folder.path, with: "…")
  }

  private var written: [String] {
    folder.contents.filter { $0.contains("Garden_2-simui") }
      .map { String($0.drop { $0 != "/" }.dropFirst()) }
  }

  private func refusal(_ body: () throws -> Void) -> String? {
    #expect(throws: ProjectError.self, performing: body)?.description
  }

  @Test func `it has a manifest, lists of files, links to resources, a script and a test`() throws {
    try package().write(to: place)
    expect(
      written,
      is: [
        ".gitignore", "Package.swift", "README.md", "Sources/GardenKit/Module.swift",
        "Sources/GardenKit/Resources/soil.png", "Sources/GardenKit/app-sources.json",
        "Sources/Garden_2/Models/Beds.xcdatamodeld", "Sources/Garden_2/Module.swift",
        "Sources/Garden_2/Resources/Assets.xcassets",
        "Sources/Garden_2/Resources/de.lproj/Localizable.strings",
        "Sources/Garden_2/Resources/en.lproj/Localizable.strings",
        "Sources/Garden_2/Resources/plants.json", "Sources/Garden_2/app-sources.json",
        "Sources/Soil/Module.swift", "Sources/Soil/app-sources.json",
        "Tests/Garden_2Tests/VisitTests.swift", "visit.yaml",
      ])
    expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: "\(place)/Sources/Garden_2/Resources/plants.json"),
      is: "\(folder.path)/Garden App/plants.json")
    #expect(try text("Tests/Garden_2Tests/VisitTests.swift").contains("launch(GardenApp.self)"))
  }

  @Test func `the manifest has a target for each module, with its settings and packages`() throws {
    try package().write(to: place)
    let manifest = try text("Package.swift")
    for part in [
      """
        dependencies: [
          .package(name: "simui", path: "…/simui"),
          .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        ],
      """,
      """
          .executableTarget(
            name: "Garden_2", dependencies: simui + ["GardenKit"],
            exclude: ["app-sources.json", "Models"],
            resources: [
              .copy("Resources/Assets.xcassets"),
              .copy("Resources/de.lproj"),
              .copy("Resources/en.lproj"),
              .copy("Resources/plants.json"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .define("FRUIT"), .define("TREE"), .define("HEDGE")],
            plugins: plugins),
      """,
      """
            name: "GardenKit", dependencies: simui + ["Soil", .product(name: "Yams", package: "yams")],
      """,
      "      swiftSettings: [.swiftLanguageMode(.v5)],",
    ] {
      #expect(manifest.contains(part), "\(part)\n\n\(manifest)")
    }
  }

  @Test func `the list of a module has its files relative to the package`() throws {
    try package().write(to: place)
    let data = Data(try text("Sources/Garden_2/app-sources.json").utf8)
    let values = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    expect(
      values["sources"] as? [String],
      is: [
        "../Garden App/GardenApp.swift", "../Garden App/Views/Bed View.swift",
        "../Shared/plants.swift",
      ])
    expect(values["imports"] as? [String], is: ["SwiftUI"])
    expect(values["bundleIdentifier"] as? String, is: "test.example.Garden-2")
    expect(values["developmentLanguage"] as? String, is: "de")
    let information = values["infoDictionary"] as? [String: Any]
    expect(information?["CFBundleDisplayName"] as? String, is: "My Garden")
    #expect(try !text("Sources/Soil/app-sources.json").contains("infoDictionary"))
  }

  @Test func `written again it follows the project, and keeps what the user changed`() throws {
    try package().write(to: place)
    try folder.write([
      "Garden_2-simui/visit.yaml": "steps: []", "Garden_2-simui/.build/a": "built",
      "Garden_2-simui/Sources/Garden_2/Old.swift": "",
    ])
    var project = project
    project.app.settings.languageMode = 5
    try package(project).write(to: place)
    expect(try text("visit.yaml"), is: "steps: []")
    expect(try text(".build/a"), is: "built")
    #expect(try text("Package.swift").contains("languageMode(.v6)") == false)
    #expect(!written.contains("Sources/Garden_2/Old.swift"))
    expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(".") },
      is: [])
  }

  @Test func `what another wrote stays, and nothing is written`() throws {
    try folder.write(["Garden_2-simui/Package.swift": "// mine", "Garden_2-simui/a": ""])
    let before = folder.contents
    expect(
      refusal { try package().write(to: place) }?.replacing(folder.path, with: "…"),
      is:
        "'…/Garden_2-simui' is there already and was not written by 'simui new --from': move it away; "
        + "nothing was written")
    expect(folder.contents, is: before)
    let nowhere = "\(folder.path)/Shared/plants.swift/A-simui"
    #expect(refusal { try package().write(to: nowhere) }?.contains("cannot be written") == true)
    expect(folder.contents, is: before)
  }

  @Test func `a package that cannot be fetched is named with the files that import it`() throws {
    let package = try package()
    expect(package.packages.map(\.identity), is: ["yams"])
    expect(
      package.unresolved,
      is: [
        AppPackage.Unresolved(
          name: "https://example.test/weather/Rain-Fall.git", modules: ["Rainfall"],
          files: ["\(folder.path)/Garden App/GardenApp.swift"])
      ])
    let fetched = try self.package { $0.contains("Rain-Fall") }
    expect(fetched.packages.map(\.identity), is: ["rain-fall", "yams"])
    #expect(fetched.manifest.contains(#".product(name: "Rainfall", package: "rain-fall")"#))
    expect(fetched.unresolved, is: [])
  }

  @Test func `a module that imports CryptoKit depends on the package that provides it`() throws {
    try folder.write([
      "Garden App/GardenApp.swift": "import CryptoKit\nimport SwiftUI\nstruct GardenApp: App {}"
    ])
    let fetched = try package { $0.hasSuffix("apple/swift-crypto") }
    #expect(
      fetched.manifest.contains(
        "name: \"Garden_2\", dependencies: simui + [\"GardenKit\", "
          + ".product(name: \"Crypto\", package: \"swift-crypto\")]"),
      "\(fetched.manifest)")
    expect(fetched.manifest.components(separatedBy: "\"Crypto\"").count, is: 2)
    expect(
      try package().unresolved.last,
      is: AppPackage.Unresolved(
        name: "https://github.com/apple/swift-crypto", modules: ["Crypto"],
        files: ["\(folder.path)/Garden App/GardenApp.swift"]))
  }

  @Test func `a module that nobody has is named with the files that import it`() throws {
    try folder.write([
      "Garden App/GardenApp.swift": """
      import Foundation
      @preconcurrency import ARKit
      import struct Charts.Plot
      // import Nothing
      import GardenKit, Rainfall
      import class SceneKit.SCNView
      struct GardenApp: App {}
      """
    ])
    let file = "\(folder.path)/Garden App/GardenApp.swift"
    expect(
      try package().unknown,
      is: ["ARKit", "SceneKit"].map {
        AppPackage.Unresolved(name: $0, modules: [$0], files: [file])
      })
  }

  @Test func `the files of a module that parses XML see Foundation's module for it`() throws {
    try folder.write([
      "Garden App/GardenApp.swift": """
      let parser = XMLParser(data: Data())
      struct GardenApp: App {}
      """
    ])
    try package().write(to: place)
    let list = try text("Sources/Garden_2/app-sources.json")
    let values = try #require(
      try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [String: Any])
    expect(values["imports"] as? [String], is: ["SwiftUI", "FoundationXML"])
  }

  @Test func `imports below a condition are not among those that hold whatever conditions do`()
    throws
  {
    try folder.write([
      "Garden App/GardenApp.swift": """
      import ARKit
      #if os(macOS)
        #if DEBUG
          import Cocoa
        #endif
        import AppKit
      #endif
      import SceneKit
      struct GardenApp: App {}
      """
    ])
    let package = try package()
    let modules = ["ARKit", "AppKit", "Cocoa", "SceneKit"]
    expect(package.unknown.map(\.name), is: modules)
    expect(
      modules.filter { !package.files(importing: $0).isEmpty }, is: ["ARKit", "SceneKit"])
  }

  @Test func `a package for checking has neither a script nor tests, and needs no App`() throws {
    try folder.write(["Garden App/GardenApp.swift": "import Rainfall"])
    var package = try AppPackage(
      for: project, simulator: simulator, isRun: false, canFetch: { _ in false })
    package.standIns = ["Rainfall"]
    try package.write(to: place)
    #expect(!written.contains { $0.hasPrefix("Tests") || $0 == "visit.yaml" })
    #expect(written.contains("Sources/Rainfall/Module.swift"))
    let manifest = try text("Package.swift")
    for part in [
      "let simui: [Target.Dependency] = [\"SwiftUI\"].map", ".target(name: \"Rainfall\"),",
      "simui + [\"GardenKit\", \"Rainfall\"]", ".unsafeFlags([\"-whole-module-optimization\"",
    ] {
      #expect(manifest.contains(part), "\(part)\n\n\(manifest)")
    }
    #expect(!manifest.contains("testTarget"))
  }

  @Test func `a module of a taken name is called otherwise, and a library is refused`() throws {
    var project = project
    project.app.name = "Charts"
    let package = try package(project)
    expect(package.folderName, is: "ChartsApp-simui")
    expect(package.formerName, is: "Charts")
    project.app.name = "probes"
    expect(try self.package(project).folderName, is: "probesApp-simui")
    project.libraries[0].name = "SimViews"
    expect(
      refusal { _ = try self.package(project) },
      is: "the module 'SimViews' has the name of a module of simui or of one that it imitates: no "
        + "package can have both")
  }

  @Test func `an app that is none of SwiftUI is refused with what it begins with`() throws {
    try folder.write(["Garden App/GardenApp.swift": "struct A: Hashable {}"])
    expect(refusal { _ = try package() }, is: "'Garden_2' has no App of SwiftUI among its files")
    try folder.write([
      "Garden App/GardenApp.swift": "@main class A: UIResponder, UIApplicationDelegate {}"
    ])
    expect(
      refusal { _ = try package() }?.replacing(folder.path, with: "…"),
      is:
        "'Garden_2' begins with a delegate of UIKit, in '…/Garden App/GardenApp.swift', and its window shows "
        + "no view of SwiftUI: such an app cannot be run")
    try folder.write([
      "Garden App/GardenApp.swift":
        "@UIApplicationMain @objc final class Start: UIResponder, UIApplicationDelegate {\n"
        + "  let root = UIHostingController(rootView: Text(\"a\"))\n}"
    ])
    expect(try package().entry, is: "_DelegateApp<Start>")
    try folder.write(["Garden App/GardenApp.swift": "public struct A: Sendable, SwiftUI.App {"])
    expect(try package().entry, is: "A")
  }

  @Test func `the summary says what was found, what was rewritten and what is left out`() throws {
    var project = project
    project.app.files.addMissing("\(folder.path)/Garden App/old.png")
    expect(
      ProjectSummary(of: try package(project), folder: "My Apps/Garden_2-simui", root: folder.path)
        .text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      is: [
        "Garden_2: 3 Swift files, 3 resources, 1 asset catalogue, 1 Core Data model; Swift 6, on the "
          + "main actor, language 'de'",
        "  module Soil: 1 Swift file", "  module GardenKit: 1 Swift file, 1 resource",
        "  package https://github.com/jpsim/Yams",
        "  rewritten for Linux: 1 platform condition, 1 Objective-C attribute",
        "  left out, for Linux cannot compile it: Garden App/Bridge.m",
        "  left out, for it is missing: Garden App/old.png",
        "  https://example.test/weather/Rain-Fall.git cannot be fetched: the app will not compile "
          + "without it, for it is imported in Garden App/GardenApp.swift",
        "", "cd 'My Apps/Garden_2-simui' && swift run Garden_2", "",
      ])
  }
}
