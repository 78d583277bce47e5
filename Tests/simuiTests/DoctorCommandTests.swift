// `simui doctor` with a compiler that says what a test lets it say: a build of simui takes minutes. `scripts/examples` runs it with the
// compiler.

import Expectations
import Foundation
import Testing

@Suite struct DoctorCommandTests {
  /// Runs the command in a folder with a `swift` that runs the lines of a shell, in which `$package` is the folder of the package.
  private func doctor(
    _ arguments: [String], swift lines: String, in folder: URL
  ) throws -> ProgramResult {
    let bin = folder.appending(path: ".bin")
    let temporary = folder.appending(path: ".temporary")
    for place in [bin, temporary] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    try writeScript(
      """
      #!/bin/sh
      while [ $# -gt 0 ]; do
        if [ "$1" = --package-path ]; then package=$2; fi
        shift
      done
      cd "\(folder.path)" || exit 1
      \(lines)

      """, to: bin.appending(path: "swift"))
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(bin.path):\(environment["PATH"] ?? "")"
    environment["TMPDIR"] = temporary.path
    let modules = folder.appending(path: ".scratch/debug/Modules/SwiftUI.swiftmodule")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    let result = try Program.run(
      Program.simui.path, ["doctor"] + arguments + ["--scratch-path", ".scratch"], in: folder,
      environment: environment)
    expect(
      try FileManager.default.contentsOfDirectory(atPath: temporary.path).filter {
        $0.hasPrefix("simui-")
      }, is: [])
    return result
  }

  private func write(_ files: [String: String], in folder: URL) throws {
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  @Test func `files that compile are fine, and nothing is left in their folder`() throws {
    try withFolder { folder in
      try write(["App/A.swift": "let a = 1", "App/Views/B.swift": "let b = 1"], in: folder)
      let result = try doctor(["App"], swift: "exit 0", in: folder)
      expect(
        result,
        is: ProgramResult(
          output: "Compiles as it is: 2 Swift files.\n", error: "", status: 0))
      expect(
        try FileManager.default.subpathsOfDirectory(
          atPath: folder.appending(path: "App").path
        ).sorted(),
        is: ["A.swift", "Views", "Views/B.swift"])
    }
  }

  @Test func `what is missing is listed with the places in the user's files`() throws {
    try withFolder { folder in
      try write(["App/A.swift": "", "App/B.swift": ""], in: folder)
      let result = try doctor(
        ["App"],
        swift: """
          echo "$PWD/App/B.swift:3:1: error: cannot find 'Grid3D' in scope"
          exit 1
          """, in: folder)
      expect(result.status, is: 1)
      expect(
        result.output,
        is: """
          1 of 2 files do not compile: 1 name is missing.

          App/B.swift:3: 'Grid3D' is missing

          More errors can appear when these are mended: some checks follow only then.

          """)
    }
  }

  @Test func `the check goes on behind a module that is missing`() throws {
    try withFolder { folder in
      let conditional = "#if os(macOS)\nimport Weather\n#endif"
      try write(
        ["A.swift": "import Weather", "B.swift": "import Weather", "C.swift": conditional],
        in: folder)
      let result = try doctor(
        ["."],
        swift: """
          if [ ! -d "$package/Sources/Weather" ]; then
            echo "$PWD/A.swift:1:8: error: no such module 'Weather'"
          else
            echo "$PWD/A.swift:2:1: error: cannot find 'Forecast' in scope"
          fi
          exit 1
          """, in: folder)
      expect(
        result.output,
        is: """
          2 of 3 files do not compile: 1 module is missing.

          A.swift:1: the module 'Weather' is missing (2 files); names that may be of it: Forecast

          More errors can appear when these are mended: some checks follow only then.

          """)
    }
  }

  @Test func `a build that fails for another reason is reported as that`() throws {
    try withFolder { folder in
      try write(["A.swift": ""], in: folder)
      let result = try doctor(
        ["A.swift"], swift: "echo 'error: no space left' >&2; exit 1", in: folder)
      expect(
        result,
        is: ProgramResult(
          output: "", error: "simui: the app cannot be compiled: error: no space left\n", status: 1)
      )
    }
  }

  @Test(arguments: [
    ("x.json", "'x.json' is not a Swift file: give files that end in .swift, or their folders"),
    ("Package.swift", "'Package.swift' describes a package and is no code of an app"),
    ("empty", "there is no Swift file in the folder 'empty'"),
    ("none.swift", "nothing is at 'none.swift'"),
    ("A.xcodeproj", "'A.xcodeproj/project.pbxproj' is missing or cannot be read"),
    (
      "pipe.swift",
      "'pipe.swift' is not a regular file: give a file, or - to read standard input"
    ),
    ("bytes.swift", "'bytes.swift' is not text in UTF-8"),
  ])
  func `what is not Swift source is refused`(path: String, sentence: String) throws {
    try withFolder { folder in
      try write(["x.json": "{}", "Package.swift": ""], in: folder)
      try Data([0xFF]).write(to: folder.appending(path: "bytes.swift"))
      for name in ["empty", "A.xcodeproj"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: false)
      }
      expect(mkfifo(folder.appending(path: "pipe.swift").path, 0o600), is: 0)
      let result = try doctor([path], swift: "exit 0", in: folder)
      expect(
        result.error.replacing(folder.path + "/", with: ""), is: "simui: \(sentence)\n")
      expect(result.status, is: 64)
    }
  }
}
