// A folder with the files of an invented project.

import Foundation

@testable import SimProjects

/// A folder that is gone at the end of a test.
final class ProjectFolder {
  let path: String

  init() throws {
    let name = "SimProjects \(ProcessInfo.processInfo.globallyUniqueString)"
    path = FileManager.default.temporaryDirectory.appending(path: name).standardizedFileURL.path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes files by their paths; a path that ends with a slash is a folder.
  func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = URL(filePath: "\(path)/\(name)")
      let folder = name.hasSuffix("/") ? file : file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if !name.hasSuffix("/") { try Data(text.utf8).write(to: file) }
    }
  }

  /// Writes a project with objects in the old style of property lists.
  func writeProject(_ objects: String, version: String = "56", name: String = "Garden") throws {
    let text = """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tclasses = {
      \t};
      \tobjectVersion = \(version);
      \tobjects = {
      \(objects)
      \t};
      \trootObject = P00 /* Project object */;
      }
      """
    try write(["\(name).xcodeproj/project.pbxproj": text])
  }

  /// The app of the folder.
  func app(
    target: String? = nil,
    manifest: @escaping ManifestReader = { throw ProjectError("unexpected package in \($0)") }
  ) throws -> AppProject {
    try ProjectLocation(path).app(target: target, manifest: manifest)
  }

  /// Paths as they are below the folder.
  func names(_ paths: [String]) -> [String] {
    paths.map { $0.hasPrefix(path + "/") ? String($0.dropFirst(path.count + 1)) : $0 }
  }

  /// All files and links below the folder, in order.
  var contents: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
      .filter { !FileSearch.isFolder("\(path)/\($0)") || isLink($0) }.sorted()
  }

  private func isLink(_ name: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(path)/\(name)")) != nil
  }
}

/// Objects of project files.
enum Objects {
  /// A project in the style of groups, with a file of each kind.
  static let groups = """
    \t\tB01 /* GardenApp.swift in Sources */ = {isa = PBXBuildFile; fileRef = F01 /* GardenApp.swift */; };
    \t\tB02 = {isa = PBXBuildFile; fileRef = F02; };
    \t\tB03 = {isa = PBXBuildFile; fileRef = F03; };
    \t\tB04 = {isa = PBXBuildFile; fileRef = F04; };
    \t\tB05 = {isa = PBXBuildFile; fileRef = F05; };
    \t\tB06 = {isa = PBXBuildFile; fileRef = V01 /* Localizable.strings */; };
    \t\tB07 = {isa = PBXBuildFile; fileRef = M01; };
    \t\tB08 = {isa = PBXBuildFile; fileRef = F08; };
    \t\tB09 = {isa = PBXBuildFile; productRef = D02; };
    \t\tF01 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = GardenApp.swift; sourceTree = "<group>"; };
    \t\tF02 = {isa = PBXFileReference; name = "Bed View.swift"; path = "Views/Bed View.swift"; sourceTree = "<group>"; };
    \t\tF03 = {isa = PBXFileReference; path = Shared/Plants.swift; sourceTree = SOURCE_ROOT; };
    \t\tF04 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
    \t\tF05 = {isa = PBXFileReference; path = plants.json; sourceTree = "<group>"; };
    \t\tF06 = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
    \t\tF07 = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
    \t\tF08 = {isa = PBXFileReference; path = Bridge.m; sourceTree = "<group>"; };
    \t\tF09 = {isa = PBXFileReference; path = Forgotten.swift; sourceTree = "<group>"; };
    \t\tF10 = {isa = PBXFileReference; path = GardenKit; sourceTree = SOURCE_ROOT; lastKnownFileType = wrapper; };
    \t\tF11 = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
    \t\tF12 = {isa = PBXFileReference; explicitFileType = wrapper.application; path = Garden.app; sourceTree = BUILT_PRODUCTS_DIR; };
    \t\tV01 = {isa = PBXVariantGroup; children = (F06, F07, ); name = Localizable.strings; sourceTree = "<group>"; };
    \t\tM01 = {isa = XCVersionGroup; children = (M02, ); currentVersion = M02; path = Beds.xcdatamodeld; sourceTree = "<group>"; };
    \t\tM02 = {isa = PBXFileReference; path = Beds.xcdatamodel; sourceTree = "<group>"; };
    \t\tG01 = {isa = PBXGroup; children = (G02, F03, F10, F12, F11, ); sourceTree = "<group>"; };
    \t\tG02 /* App */ = {isa = PBXGroup; children = (F01, F02, F04, F05, V01, M01, F08, F09, ); name = App; path = "Garden App"; sourceTree = "<group>"; };
    \t\tS01 = {isa = PBXSourcesBuildPhase; files = (B01, B02, B03, B07, B08, ); };
    \t\tS02 = {isa = PBXResourcesBuildPhase; files = (B04, B05, B06, ); };
    \t\tS03 = {isa = PBXShellScriptBuildPhase; files = (); shellScript = "echo \\"a\\"\\nexit 0\\n"; };
    \t\tD01 = {isa = XCSwiftPackageProductDependency; package = R01; productName = Rainfall; };
    \t\tD02 = {isa = XCSwiftPackageProductDependency; productName = GardenKit; };
    \t\tR01 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.test/weather/Rain-Fall.git"; requirement = {kind = upToNextMajorVersion; minimumVersion = 2.3.0; }; };
    \t\tC01 = {isa = XCBuildConfiguration; baseConfigurationReference = F11; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0; ORGANISATION = example; }; name = Release; };
    \t\tC02 = {isa = XCBuildConfiguration; baseConfigurationReference = F11; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0; ORGANISATION = example; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; name = Debug; };
    \t\tC03 = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 4.2; PRODUCT_NAME = Released; }; name = Release; };
    \t\tC04 = {isa = XCBuildConfiguration; buildSettings = {
    \t\t\tPRODUCT_BUNDLE_IDENTIFIER = "test.$(ORGANISATION).${PRODUCT_NAME:rfc1034identifier}";
    \t\t\tPRODUCT_NAME = "$(TARGET_NAME) 2";
    \t\t\t"SWIFT_VERSION[sdk=iphoneos*]" = 6.0;
    \t\t\t"MARKETING_VERSION[sdk=macosx*]" = 9.9;
    \t\t\tINFOPLIST_FILE = "Garden App/Info.plist";
    \t\t\tINFOPLIST_KEY_CFBundleDisplayName = "My $(TARGET_NAME)";
    \t\t\tINFOPLIST_KEY_UIRequiresFullScreen = YES;
    \t\t\tSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
    \t\t\tSWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", FRUIT, );
    \t\t\tOTHER_SWIFT_FLAGS = "-D TREE -warn-long -DHEDGE";
    \t\t}; name = Debug; };
    \t\tL01 = {isa = XCConfigurationList; buildConfigurations = (C01, C02, ); };
    \t\tL02 = {isa = XCConfigurationList; buildConfigurations = (C03, C04, ); };
    \t\tT01 = {isa = PBXNativeTarget; buildConfigurationList = L02; buildPhases = (S01, S02, S03, ); dependencies = (); name = Garden; packageProductDependencies = (D01, D02, ); productType = "com.apple.product-type.application"; };
    \t\tT02 = {isa = PBXNativeTarget; buildConfigurationList = L02; buildPhases = (); name = GardenTests; productType = "com.apple.product-type.bundle.unit-test"; };
    \t\tP00 = {isa = PBXProject; buildConfigurationList = L01; developmentRegion = de; mainGroup = G01; packageReferences = (R01, ); targets = (T01, T02, ); };
    """

  /// The files of that project, and some that are no members.
  static let filesOfGroups = [
    "Garden App/GardenApp.swift":
      "import SwiftUI\nimport Rainfall\n@main\nstruct GardenApp: App {\n#if os(iOS)\n#endif\n}\n",
    "Garden App/Views/Bed View.swift": "import SwiftUI\n@objc class A {}\n",
    // The project says Plants.swift.
    "Shared/plants.swift": "import Foundation\n", "Garden App/Assets.xcassets/Contents.json": "{}",
    "Garden App/plants.json": "[]", "Garden App/en.lproj/Localizable.strings": "a = b;",
    "Garden App/de.lproj/Localizable.strings": "a = c;", "Garden App/Bridge.m": "",
    "Garden App/Beds.xcdatamodeld/Beds.xcdatamodel/contents": "",
    "Garden App/Forgotten.swift": "not Swift", "Garden App/Info.plist": information,
    "Base.xcconfig":
      "// All\n#include? \"Missing.xcconfig\"\nMARKETING_VERSION = 3.1 // a\nSERVER = https:/$()/a.test\n",
    "GardenKit/Package.swift": "", "GardenKit/Sources/GardenKit/Kit.swift": "import SwiftUI\n",
    "GardenKit/Sources/GardenKit/Media/soil.png": "", "GardenKit/Sources/Soil/Soil.swift": "",
  ]

  static let information = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>Server</key><string>$(SERVER)/$(PRODUCT_NAME)</string>
      <key>Fonts</key><array><string>$(UNKNOWN)a.ttf</string></array>
      <key>Day</key><date>2026-01-01T00:00:00Z</date>
    </dict></plist>
    """

  /// What the package manager says about its package.
  static let manifestOfKit = """
    {
      "name": "GardenKit", "defaultLocalization": null, "swiftLanguageVersions": null,
      "toolsVersion": {"_version": "6.0.0"},
      "dependencies": [{"sourceControl": [{
        "identity": "yams", "location": {"remote": [{"urlString": "https://github.com/jpsim/Yams.git"}]},
        "requirement": {"range": [{"lowerBound": "5.0.0", "upperBound": "6.0.0"}]}}]}],
      "products": [{"name": "GardenKit", "targets": ["GardenKit"]}],
      "targets": [
        {"name": "GardenKit", "type": "regular", "exclude": [],
         "resources": [{"path": "Media", "rule": {"process": {}}}],
         "dependencies": [{"byName": ["Soil", null]}, {"byName": ["SoilMacros", null]}, {"product": ["Yams", "Yams", null, null]}],
         "settings": [{"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}}]},
        {"name": "SoilMacros", "type": "macro", "dependencies": []},
        {"name": "Soil", "type": "regular", "exclude": [], "resources": [], "dependencies": [],
         "settings": [{"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}}]}
      ]
    }
    """

  /// A project in the style of whole folders: two apps, one for phones and one for Macs, that share some files.
  static let folders = """
    \t\tG01 = {isa = PBXGroup; children = (Y01, Y02, ); sourceTree = "<group>"; };
    \t\tY01 /* Garden */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E01, E02, ); path = Garden; sourceTree = "<group>"; };
    \t\tY02 /* Mac */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E03, ); path = Mac; sourceTree = "<group>"; };
    \t\tE01 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old, Views/Draft.swift, ); target = T01; };
    \t\tE02 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Model.swift, ); target = T02; };
    \t\tE03 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift, ); target = T01; };
    \t\tC01 = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 6.0; }; name = Debug; };
    \t\tC02 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = auto; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator"; SWIFT_APPROACHABLE_CONCURRENCY = YES; }; name = Debug; };
    \t\tC03 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = macosx; }; name = Debug; };
    \t\tL01 = {isa = XCConfigurationList; buildConfigurations = (C01, ); };
    \t\tL02 = {isa = XCConfigurationList; buildConfigurations = (C02, ); };
    \t\tL03 = {isa = XCConfigurationList; buildConfigurations = (C03, ); };
    \t\tT01 = {isa = PBXNativeTarget; buildConfigurationList = L02; fileSystemSynchronizedGroups = (Y01, ); name = Garden; productType = "com.apple.product-type.application"; };
    \t\tT02 = {isa = PBXNativeTarget; buildConfigurationList = L03; fileSystemSynchronizedGroups = (Y02, ); name = "Garden for Mac"; productType = "com.apple.product-type.application"; };
    \t\tP00 = {isa = PBXProject; buildConfigurationList = L01; developmentRegion = en; mainGroup = G01; targets = (T01, T02, ); };
    """

  static let filesOfFolders = [
    "Garden/GardenApp.swift": "@main struct GardenApp: App {}\n", "Garden/Model.swift": "",
    "Garden/Views/Bed.swift": "", "Garden/Views/Draft.swift": "", "Garden/Old/Bed.swift": "",
    "Garden/Info.plist": information, "Garden/.hidden.swift": "", "Garden/Notes.entitlements": "",
    "Garden/Localizable.xcstrings": "{}", "Garden/Media/rain.caf": "",
    "Garden/Media/Assets.xcassets/A.imageset/Contents.json": "{}",
    "Garden/Preview Content/Assets.xcassets/Contents.json": "{}",
    "Garden/en.lproj/Help.strings": "", "Garden/Beds.xcdatamodeld/Beds.xcdatamodel/contents": "",
    "Garden/Kit/Package.swift": "", "Garden/Kit/Sources/Kit/Kit.swift": "",
    "Mac/MacApp.swift": "@main struct MacApp: App {}\n", "Mac/Shared.swift": "",
  ]
}
