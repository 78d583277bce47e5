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
}
