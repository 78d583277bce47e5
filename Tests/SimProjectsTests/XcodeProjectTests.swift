// What is read of projects in both styles.

import Expectations
import Foundation
import Testing

@testable import SimProjects

@Suite struct XcodeProjectTests {
  private func groups() throws -> (ProjectFolder, AppProject) {
    let folder = try ProjectFolder()
    try folder.writeProject(Objects.groups)
    try folder.write(Objects.filesOfGroups)
    return (folder, try folder.app { _ in Data(Objects.manifestOfKit.utf8) })
  }

  private func folders(_ target: String? = nil) throws -> (ProjectFolder, AppProject) {
    let folder = try ProjectFolder()
    try folder.writeProject(Objects.folders, version: "77")
    try folder.write(Objects.filesOfFolders)
    return (folder, try folder.app(target: target))
  }

  @Test func `the members of a target in groups are its files`() throws {
    let (folder, project) = try groups()
    let files = project.app.files
    expect(
      folder.names(files.sources),
      is: ["Garden App/GardenApp.swift", "Garden App/Views/Bed View.swift", "Shared/plants.swift"])
    expect(
      files.resources.map { "\($0.place): \(folder.names([$0.path])[0])" },
      is: [
        "Assets.xcassets: Garden App/Assets.xcassets", "plants.json: Garden App/plants.json",
        "en.lproj/Localizable.strings: Garden App/en.lproj/Localizable.strings",
        "de.lproj/Localizable.strings: Garden App/de.lproj/Localizable.strings",
      ])
    expect(folder.names(files.models), is: ["Garden App/Beds.xcdatamodeld"])
    expect(folder.names(files.uncompiled), is: ["Garden App/Bridge.m"])
    expect(files.missing, is: [])
  }

  @Test func `the settings of the target in Debug count before those of the project`() throws {
    let (_, project) = try groups()
    expect(project.app.name, is: "Garden_2")
    expect(
      project.app.settings,
      is: CompilerSettings(
        languageMode: 6, isOnMainActor: true, conditions: ["FRUIT", "TREE", "HEDGE"]))
    expect(project.bundleIdentifier, is: "test.example.Garden-2")
    expect(project.developmentLanguage, is: "de")
  }

  @Test func `properties are those of the file and of the settings`() throws {
    let (_, project) = try groups()
    let texts = project.information.mapValues { "\($0)" }
    expect(
      texts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" },
      is: [
        "CFBundleDisplayName: My Garden", "CFBundleExecutable: Garden 2", "CFBundleName: Garden 2",
        "CFBundleShortVersionString: 3.1", "CFBundleVersion: 1", "Fonts: [\"a.ttf\"]",
        "Server: https://a.test/Garden 2", "UIRequiresFullScreen: true",
      ])
  }

  @Test func `the targets of a local package are modules of the app`() throws {
    let (folder, project) = try groups()
    expect(project.app.dependencies, is: ["GardenKit"])
    expect(project.libraries.map(\.name), is: ["Soil", "GardenKit"])
    expect(project.libraries[1].dependencies, is: ["Soil"])
    expect(project.libraries[1].products, is: [PackageProduct(name: "Yams", package: "yams")])
    expect(
      folder.names(project.libraries[1].files.sources),
      is: ["GardenKit/Sources/GardenKit/Kit.swift"])
    expect(project.libraries[1].files.resources.map(\.place), is: ["soil.png"])
    expect(
      project.libraries.map(\.settings),
      is: [
        CompilerSettings(languageMode: 5), CompilerSettings(languageMode: 6, isOnMainActor: true),
      ])
    expect(project.app.products, is: [PackageProduct(name: "Rainfall", package: "rain-fall")])
    expect(
      project.packages,
      is: [
        RemotePackage(
          address: "https://example.test/weather/Rain-Fall.git", requirement: "from: \"2.3.0\""),
        RemotePackage(
          address: "https://github.com/jpsim/Yams.git", requirement: "\"5.0.0\"..<\"6.0.0\""),
      ])
  }

  @Test func `the members of a whole folder are its files without the exceptions`() throws {
    let (folder, project) = try folders()
    expect(
      folder.names(project.app.files.sources),
      is: [
        "Garden/GardenApp.swift", "Garden/Model.swift", "Garden/Views/Bed.swift",
        "Mac/Shared.swift",
      ])
    expect(
      project.app.files.resources.map { "\($0.place): \(folder.names([$0.path])[0])" },
      is: [
        "Localizable.xcstrings: Garden/Localizable.xcstrings",
        "Assets.xcassets: Garden/Media/Assets.xcassets", "rain.caf: Garden/Media/rain.caf",
        "Assets-2.xcassets: Garden/Preview Content/Assets.xcassets",
        "en.lproj/Help.strings: Garden/en.lproj/Help.strings",
      ])
    expect(folder.names(project.app.files.models), is: ["Garden/Beds.xcdatamodeld"])
    expect(project.app.settings.languageMode, is: 6)
    expect(project.app.settings.features.contains("InferIsolatedConformances"), is: true)
  }

  @Test func `of two apps the one for phones is taken unless the other is chosen`() throws {
    expect(try folders().1.app.name, is: "Garden")
    let (folder, project) = try folders("Garden for Mac")
    expect(project.app.name, is: "Garden_for_Mac")
    expect(
      folder.names(project.app.files.sources),
      is: ["Garden/Model.swift", "Mac/MacApp.swift", "Mac/Shared.swift"])
  }

  @Test(arguments: [
    ("$(A) ${B}", "1 2"), ("$(C)", "1-2"), ("$(NONE)", ""), ("$(NONE:default=x)", "x"),
    ("$(D:c99extidentifier)", "_3_d_"), ("$(B", "$(B"), ("$(LOOP)", ""), ("$", "$"),
    ("$(LIST)", "low high"), ("$(D:upper)", "3 D!"),
  ])
  func `a setting has the values of those that it names`(text: String, value: String) {
    let settings = BuildSettings(
      [["B": "2", "LIST": "$(inherited) high"], ["C": "$(A)-$(B)", "D": "3 d!", "LIST": "low"]],
      defaults: ["A": "1", "LOOP": "$(LOOP)"])
    expect(settings.expanded(text), is: value)
  }

  @Test func `an app of a package is its executable target`() throws {
    let folder = try ProjectFolder()
    try folder.write([
      "Package.swift": "", "Sources/Garden/GardenApp.swift": "", "Sources/Garden/plants.json": "",
      "Sources/Garden/README.md": "", "Sources/Kit/A.swift": "", "Sources/Kit/Old/B.swift": "",
    ])
    let manifest = """
      {"name": "Garden", "defaultLocalization": "fr", "toolsVersion": {"_version": "5.9.0"},
       "dependencies": [], "products": [], "targets": [
         {"name": "Garden", "type": "executable", "dependencies": [{"target": ["Kit", null]}],
          "resources": [{"path": "plants.json", "rule": {"copy": {}}}]},
         {"name": "Kit", "type": "regular", "dependencies": [], "exclude": ["./Old/"]}]}
      """
    let project = try folder.app { _ in Data(manifest.utf8) }
    expect(folder.names(project.app.files.sources), is: ["Sources/Garden/GardenApp.swift"])
    expect(project.app.files.resources.map(\.place), is: ["plants.json"])
    expect(project.libraries.map { folder.names($0.files.sources) }, is: [["Sources/Kit/A.swift"]])
    expect(project.app.settings, is: CompilerSettings(languageMode: 5))
    expect(project.developmentLanguage, is: "fr")
  }

  @Test func `the manifest of a playground is read as that of a program`() {
    let manifest = """
      // swift-tools-version: 5.8
      import PackageDescription
      import AppleProductTypes
      let package = Package(name: "Garden", products: [
        .iOSApplication(name: "Garden :)", targets: ["AppModule"], appIcon: .placeholder(icon: .leaf),
          supportedInterfaceOrientations: [.portraitUpsideDown(.when(deviceFamilies: [.pad]))])
      ], targets: [.executableTarget(name: "AppModule", path: ".")])
      """
    expect(
      PlaygroundManifest(manifest)?.portable,
      is: """
        // swift-tools-version: 5.8
        import PackageDescription

        let package = Package(name: "Garden", products: [
          .executable(name: "app", targets: ["AppModule"])
        ], targets: [.executableTarget(name: "AppModule", path: ".")])
        """)
    expect(PlaygroundManifest("import PackageDescription")?.portable, is: nil)
    expect(
      PlaygroundManifest("import AppleProductTypes\n.iOSApplication(name: \"a\"")?.portable, is: nil
    )
  }
}
