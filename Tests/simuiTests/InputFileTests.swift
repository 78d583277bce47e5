// Files that are named as input: only regular files and standard input are read. A pipe without a writer would be waited for
// without end, and a device may never end.

import Expectations
import Foundation
import Testing

@Suite struct InputFileTests {
  private static let advice = "is not a regular file: give a file, or - to read standard input"

  @Test(arguments: [
    ["run", "--script", "PATH"], ["run", "--device", "./PATH"], ["run", "--prices", "PATH"],
    ["sweep", "--device", "./PATH"], ["record", "PATH"], ["compare", "PATH", "PATH"],
    ["reprice", "PATH"], ["explain", "--strategy", "steady", "--script", "PATH"],
    ["calibrate", "--measurements", "PATH"],
  ])
  func `a pipe or a device in place of a file is refused`(arguments: [String]) throws {
    try withFolder { folder in
      expect(mkfifo(folder.appending(path: "pipe").path, 0o600), is: 0)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "zero").path, withDestinationPath: "/dev/zero")
      for name in ["pipe", "zero"] {
        let words = arguments.map { $0.replacing("PATH", with: name) }
        let program: Program =
          switch words[0] {
          case "record": .app
          case "calibrate": .simui
          default: .fixture
          }
        let result = try program.run(words, in: folder)
        let shown = words.last { $0.hasSuffix(name) } ?? ""
        expect(
          result,
          is: ProgramResult(output: "", error: "simui: '\(shown)' \(Self.advice)\n", status: 64))
      }
    }
  }

  @Test func `a pipe or a link to nothing among baselines or cells is refused`() throws {
    try withFolder { folder in
      for place in ["Baselines", "part/cells"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: place), withIntermediateDirectories: true)
        expect(mkfifo(folder.appending(path: "\(place)/a.json").path, 0o600), is: 0)
      }
      for (arguments, path) in [
        (["check"], "Baselines/a.json"), (["merge", "part"], "part/cells/a.json"),
      ] {
        let result = try Program.fixture.run(arguments, in: folder)
        expect(
          result,
          is: ProgramResult(
            output: "", error: "simui: '\(path)': this is not a regular file\n", status: 1))
      }
      let file = folder.appending(path: "Baselines/a.json")
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createSymbolicLink(
        atPath: file.path, withDestinationPath: "nowhere")
      let result = try Program.fixture.run(["check"], in: folder)
      expect(
        result.error, is: "simui: 'Baselines/a.json': this is a symbolic link to nothing\n")
    }
  }

  @Test func `records come from standard input`() throws {
    try withFolder { folder in
      _ = try Program.fixture.run(
        [
          "run", "--strategy", "steady", "--workload", "launch", "--items", "5", "--output", "a",
          "--quiet",
        ], in: folder)
      let script = "'\(Program.fixture.path.path)' compare a - < a/records.json"
      let result = try Program.run(
        URL(filePath: "/bin/bash"), ["-c", script], in: folder, environment: nil)
      #expect(result.status == 0 && result.error == "", "\(result.error)")
    }
  }

  @Test func `a script that waits too long is refused with its step and the limit`() throws {
    try withFolder { folder in
      let steps = String(repeating: "  - wait: 100 h\n", count: 5)
      try Data("steps:\n\(steps)".utf8).write(to: folder.appending(path: "visit.yaml"))
      let result = try Program.app.run(["record", "visit.yaml", "--quiet"], in: folder)
      expect(
        result,
        is: ProgramResult(
          output: "",
          error: "simui: 'visit.yaml', line 4, column 5: with this step the run takes more than "
            + "300 h of virtual time, which is the most\n", status: 64))
    }
  }
}
