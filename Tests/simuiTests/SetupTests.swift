// The set-up script on machines that it has not seen: every program it calls is a stand-in.

import Expectations
import Foundation
import Testing

@Suite struct SetupTests {
  private static let script = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "scripts/setup")

  /// Runs the script where only these programs exist besides the shell's own.
  private func setUp(_ programs: [String: String], font: Bool) throws -> ProgramResult {
    try withFolder { folder in
      let fonts = folder.appending(path: "fonts")
      try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
      for name in font ? ["DejaVuSans.ttf", "Inter-Regular.otf"] : [] {
        try Data().write(to: fonts.appending(path: name))
      }
      let always = ["swift": "exit 0", "grep": "exec /bin/grep \"$@\""]
      for (name, body) in programs.merging(always, uniquingKeysWith: { given, _ in given }) {
        try writeScript("#!/bin/bash\n\(body)\n", to: folder.appending(path: name))
      }
      let find = folder.appending(path: "find")
      try FileManager.default.createSymbolicLink(
        at: find, withDestinationURL: URL(filePath: "/usr/bin/find"))
      return try Program.run(
        URL(filePath: "/bin/bash"), [Self.script.path], in: folder,
        environment: ["PATH": folder.path, "SIMUI_FONT_FOLDERS": fonts.path])
    }
  }

  @Test func `nothing is done when nothing is missing`() throws {
    let result = try setUp(["pkg-config": "exit 0", "id": "echo 1000"], font: true)
    expect(result, is: ProgramResult(output: "", error: "", status: 0))
  }

  @Test func `root installs with apt, and the script prints the packages`() throws {
    let result = try setUp(
      ["pkg-config": "exit 1", "id": "echo 0", "apt-get": "echo apt-get $*"], font: false)
    expect(
      result,
      is: ProgramResult(
        output: """
          setup: installing libcairo2-dev libsqlite3-dev fonts-dejavu-core fonts-inter with apt-get
          apt-get update -q
          apt-get install -y -q --no-install-recommends libcairo2-dev libsqlite3-dev fonts-dejavu-core fonts-inter

          """, error: "", status: 0))
  }

  @Test func `SQLite is installed where it alone is missing`() throws {
    let result = try setUp(
      [
        "pkg-config": "[ \"$2\" != sqlite3 ]", "id": "echo 0",
        "apt-get": "[ \"$1\" != install ] || echo \"$5\"",
      ], font: true)
    expect(result.output, is: "setup: installing libsqlite3-dev with apt-get\nlibsqlite3-dev\n")
  }

  @Test func `another user installs through sudo`() throws {
    let result = try setUp(
      ["id": "echo 1000", "apt-get": "echo apt-get $*", "sudo": "echo \"sudo: $*\""], font: true)
    expect(
      result,
      is: ProgramResult(
        output: """
          setup: installing pkg-config libcairo2-dev libsqlite3-dev with sudo apt-get
          sudo: apt-get update -q
          sudo: apt-get install -y -q --no-install-recommends pkg-config libcairo2-dev libsqlite3-dev

          """, error: "", status: 0))
  }

  @Test(arguments: [
    (["id": "echo 1000", "apt-get": ""], "this is not root, and there is no sudo"),
    (["id": "echo 0"], "there is no apt-get here"),
    (["id": "echo 0", "apt-get": "exit 100"], "apt-get update failed"),
  ])
  func `missing packages are reported as a command to type`(
    programs: [String: String], reason: String
  ) throws {
    let result = try setUp(programs, font: true)
    expect(result.status, is: 1)
    #expect(result.error.contains(reason))
    #expect(
      result.error.contains(
        "apt-get update && apt-get install -y pkg-config libcairo2-dev libsqlite3-dev\n"))
  }
}
