import Expectations
import Foundation
import Testing

@testable import SimCommands

@Suite struct NewCommandTests {
  @Test func `a new package has screens, a scenario, a test and instructions`() throws {
    try withFolder { folder in
      let result = try Program.simui.run(["new", "MyScreens"], in: folder)
      expect(result.status, is: 0)
      expect(
        result.output,
        is: """
            MyScreens/Package.swift
            MyScreens/README.md
            MyScreens/.gitignore
            MyScreens/Sources/MyScreens/LikeLists.swift
            MyScreens/Sources/MyScreensLab/main.swift
            MyScreens/Tests/MyScreensTests/LikeListTests.swift

          cd MyScreens && swift run

          """)
      let manifest = try String(
        contentsOf: folder.appending(path: "MyScreens/Package.swift"), encoding: .utf8)
      let root = try #require(PackageFolder.ofSources).path
      #expect(manifest.hasPrefix("// swift-tools-version: 6.2\n"))
      #expect(manifest.contains(".package(name: \"simui\", path: \"\(root)\")"))
    }
  }

  @Test func `what is there is not written over`() throws {
    try withFolder { folder in
      _ = try Program.simui.run(["new", "MyScreens"], in: folder)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "Dangling").path, withDestinationPath: "nowhere")
      // A folder of the user's that has the name of a draft.
      try FileManager.default.createDirectory(
        at: folder.appending(path: ".Other.new/mine"), withIntermediateDirectories: true)
      for name in ["MyScreens", "Dangling"] {
        let again = try Program.simui.run(["new", name], in: folder)
        expect(
          again,
          is: ProgramResult(
            output: "",
            error:
              "simui: '\(name)' is there already: choose another name; nothing was written\n",
            status: 64))
      }
      try expect(Program.simui.run(["new", "Other"], in: folder).status, is: 0)
      #expect(
        FileManager.default.fileExists(atPath: folder.appending(path: ".Other.new/mine").path))
    }
  }

  @Test(arguments: ["my-screens", "3D", "", "SwiftUI", "SimThings", "class", "Self", "import"])
  func `a name that no module can have is refused`(_ name: String) throws {
    try withFolder { folder in
      let result = try Program.simui.run(["new", name], in: folder)
      expect(result.status, is: 64)
      #expect(result.error.contains("'\(name)' is"))
    }
  }

  @Test func `the package of an app is written beside its project, which stays as it is`() throws {
    try withFolder { folder in
      let app = folder.appending(path: "My Pantry")
      try FileManager.default.copyItem(at: Document("Examples/Apps/Pantry").url, to: app)
      let written = app.appending(path: "Pantry-simui")
      try? FileManager.default.removeItem(at: written)
      let before = try FileManager.default.subpathsOfDirectory(atPath: app.path).sorted()
      let result = try Program.simui.run(
        ["new", "--from", "My Pantry/Pantry.xcodeproj"], in: folder)
      expect(
        result,
        is: ProgramResult(
          output: """
            Pantry: 8 Swift files, 2 resources, 1 asset catalogue; Swift 5, language 'en'
              rewritten for Linux: 2 platform conditions, 1 Objective-C attribute, 1 selector

            cd 'My Pantry/Pantry-simui' && swift run Pantry

            """, error: "", status: 0))
      let manifest = try String(
        contentsOf: written.appending(path: "Package.swift"), encoding: .utf8)
      let root = try #require(PackageFolder.ofSources).path
      #expect(manifest.contains(".package(name: \"simui\", path: \"\(root)\")"))
      try FileManager.default.removeItem(at: written)
      expect(
        try FileManager.default.subpathsOfDirectory(atPath: app.path).sorted(), is: before)
    }
  }

  @Test func `an app in a package is read with its local packages`() throws {
    try withFolder { folder in
      func write(_ path: String, _ text: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try write(
        "Garden/Package.swift",
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Garden", dependencies: [.package(path: "../Kit")],
          targets: [.executableTarget(name: "Garden", dependencies: ["Kit"])])
        """)
      try write("Garden/Sources/Garden/A.swift", "@main struct GardenApp: App {}")
      try write(
        "Kit/Package.swift",
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
          targets: [.target(name: "Kit")])
        """)
      try write("Kit/Sources/Kit/Kit.swift", "import SwiftUI")
      let result = try Program.simui.run(["new", "--from", "Garden"], in: folder)
      expect(
        result.output,
        is: """
          Garden: 1 Swift file; Swift 5, language 'en'
            module Kit: 1 Swift file

          cd Garden-simui && swift run Garden

          """)
      expect(
        try FileManager.default.subpathsOfDirectory(
          atPath: folder.appending(path: "Garden").path
        ).sorted(),
        is: ["Package.swift", "Sources", "Sources/Garden", "Sources/Garden/A.swift"])
    }
  }

  @Test func `what is no project is refused in a sentence, and nothing is written`() throws {
    try withFolder { folder in
      let damaged = folder.appending(path: "A.xcodeproj")
      try FileManager.default.createDirectory(at: damaged, withIntermediateDirectories: true)
      try Data("{ objects = (".utf8).write(to: damaged.appending(path: "project.pbxproj"))
      for (words, sentence) in [
        (
          ["new", "--from", "A.xcodeproj"],
          "is damaged: Expected terminating ')' for array at line 1"
        ),
        (["new", "--from", "B"], "nothing is at 'B'"),
        (["new", "A", "--from", "A.xcodeproj"], "leave out 'A'"),
        (["new", "--target", "A"], "add --from"),
        (["new"], "a name is missing"),
      ] {
        let result = try Program.simui.run(words, in: folder)
        expect(result.status, is: 64)
        expect(result.error.split(separator: "\n").count, is: 1)
        #expect(result.error.contains(sentence), "\(result.error)")
      }
      expect(
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
          .filter { !$0.hasPrefix(".") },
        is: ["A.xcodeproj", "A.xcodeproj/project.pbxproj"])
    }
  }
}
