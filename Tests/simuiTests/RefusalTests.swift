// What `check` and an app's `record` say to what they cannot follow: one sentence, the right code, nothing written.

import Expectations
import Foundation
import SimDevice
import Testing

@Suite struct RefusalTests {
  /// Everything below a folder, but for what the tests keep of a program.
  private func files(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".output") && !$0.hasPrefix(".error") }.sorted()
  }

  private static let devices = DeviceProfile.all.map(\.name).joined(separator: ", ")

  // MARK: record

  @Test(
    arguments: [
      ([], 64, "Missing expected argument '<script>'"),
      (["ok.yaml", "--frob"], 64, "Unknown option '--frob'; --help lists the options"),
      (["ok.yaml", "more"], 64, "Unexpected argument 'more'"),
      (
        ["ok.yaml", "--device", "iphone99"], 64,
        "unknown device 'iphone99': the nearest is 'iphone-14'; known are \(devices)"
      ),
      (
        ["ok.yaml", "--device", "iphone-8", "--system", "iOS18"], 64,
        "iphone-8 never had iOS18: it ran iOS14Beta to iOS16"
      ),
      (
        ["ok.yaml", "--seed", "many"], 64,
        "The value 'many' is invalid for '--seed <number>': "
          + "'many' is not a whole number between 0 and 18446744073709551615"
      ),
      (["lost.yaml"], 64, "there is no file 'lost.yaml'"),
      (["folder"], 64, "'folder' is a folder, and a file is expected"),
      (["bytes.yaml"], 64, "'bytes.yaml' is not text in UTF-8"),
      (
        ["empty.yaml"], 64,
        "'empty.yaml', line 1, column 1: the file is empty; expected keys with values"
      ),
      (
        ["number.yaml"], 64,
        "'number.yaml', line 2, column 11: expected a time with its unit, such as '300 ms', for 'wait', "
          + "found '1 parsec'"
      ),
      (
        ["ok.yaml", "--output", "ok.yaml"], 64,
        "results cannot be written to 'ok.yaml': '…/ok.yaml' is a file, not a folder"
      ),
      (
        ["ok.yaml", "--output", "/proc/simui"], 1,
        "results cannot be written to '/proc/simui': nothing can be made in '/proc' "
          + "(No such file or directory)"
      ),
    ] as [([String], Int32, String)])
  func `what an app cannot record is refused in one sentence, and nothing is written`(
    arguments: [String], status: Int32, sentence: String
  ) throws {
    try withFolder { folder in
      try prepare(folder)
      let before = try files(in: folder)
      let result = try Program.app.run(["record"] + arguments, in: folder)
      let error = result.error.replacing(folder.path, with: "…")
      expect(error, is: "simui: \(sentence)\n")
      #expect(result.status == status && result.output == "")
      try expect(files(in: folder), is: before)
    }
  }

  @Test
  func
    `a label that is not on screen is told with its line and with what is, and no report is written`()
    throws
  {
    try withFolder { folder in
      try prepare(folder)
      let before = try files(in: folder)
      let result = try Program.app.run(["record", "label.yaml", "--quiet"], in: folder)
      let told = result.error.split(separator: "\n").filter { $0.hasPrefix("simui: ") }
      expect(
        told,
        is: [
          "simui: 'label.yaml', line 2, column 5: Nothing on screen is labelled \"Nowhere\"; on screen: \"asleep\"."
        ])
      #expect(result.status == 64 && result.output == "")
      try expect(files(in: folder), is: before)
    }
  }

  private func prepare(_ folder: URL) throws {
    let scripts = [
      "ok": "steps:\n  - wait: 1 s\n", "label": "steps:\n  - tap: Nowhere\n",
      "number": "steps:\n  - wait: 1 parsec\n", "empty": "",
    ]
    for (name, text) in scripts {
      try Data(text.utf8).write(to: folder.appending(path: "\(name).yaml"))
    }
    try Data([0xFF, 0xFE]).write(to: folder.appending(path: "bytes.yaml"))
    try FileManager.default.createDirectory(
      at: folder.appending(path: "folder"), withIntermediateDirectories: false)
  }

  // MARK: check

  @Test(
    arguments: [
      (["--frob"], 64, "Unknown option '--frob'; --help lists the options"),
      (["more"], 64, "Unexpected argument 'more'"),
      (["--baseline="], 64, "Missing value for '--baseline <folder>'"),
      (
        ["--strategy", "staedy"], 64,
        "unknown strategy 'staedy': the nearest is 'steady'; known are "
          + "steady, chatty, trapping, refusing, exiting, sleeping"
      ),
      (
        ["--workload", "lanch"], 64,
        "unknown workload 'lanch': the nearest is 'launch'; known are launch, scroll"
      ),
      (
        ["--jobs", "0"], 64,
        "The value '0' is invalid for '--jobs <number>': '0' is not a whole number of jobs between 1 and 256"
      ),
      (
        ["--update", "--reason", "x", "--items", "many"], 64,
        "The value 'many' is invalid for '--items <number>': "
          + "'many' is not a whole number of items between 1 and 1,000,000"
      ),
      (
        ["--update", "--reason", "x", "--device", "iphone99"], 64,
        "unknown device 'iphone99': the nearest is 'iPhone13'; known are iPhone8, iPhone13"
      ),
      (["--baseline", "file"], 1, "'file': this is a file, and a folder is expected"),
      (
        ["--baseline", "file", "--update", "--reason", "x"], 1,
        "'file': this is a file, and a folder is expected"
      ),
      (
        ["--baseline", "/proc/simui", "--update", "--reason", "x"], 1,
        "results cannot be written to '/proc/simui': nothing can be made in '/proc' "
          + "(No such file or directory)"
      ),
      (
        ["--junit", "/proc/simui.xml"], 1,
        "results cannot be written to '/proc': nothing can be made in '/proc' (No such file or directory)"
      ),
      (
        ["--junit", "kept"], 64,
        "nothing was written, because 'kept' is a folder: choose another --junit"
      ),
      (
        ["--baseline", "list"], 1,
        "'list/a.json': this is no baseline that can be read: “the file” is not an object with names and values"
      ),
      (
        ["--baseline", "cut"], 1,
        "'cut/a.json': this is no baseline that can be read: it ends too soon"
      ),
      (["--baseline", "nested"], 1, "'nested/a.json': this is a folder, and a file is expected"),
    ] as [([String], Int32, String)])
  func `what cannot be checked is refused in one sentence, and no baseline is written`(
    arguments: [String], status: Int32, sentence: String
  ) throws {
    try withFolder { folder in
      try Data().write(to: folder.appending(path: "file"))
      for (name, text) in [("list", "[]"), ("cut", "{")] {
        let kept = folder.appending(path: name)
        try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: false)
        try Data(text.utf8).write(to: kept.appending(path: "a.json"))
      }
      for name in ["kept", "nested/a.json"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: true)
      }
      let before = try files(in: folder)
      let result = try Program.fixture.run(["check"] + arguments, in: folder)
      expect(result, is: ProgramResult(output: "", error: "simui: \(sentence)\n", status: status))
      try expect(files(in: folder), is: before)
    }
  }

  @Test func `a gate with a missing baseline reports where it looked`() throws {
    try withFolder { folder in
      func check(_ arguments: [String]) throws -> ProgramResult {
        try Program.fixture.run(["check", "--baseline", "kept"] + arguments, in: folder)
      }
      let none = try check(["--strategy", "steady"])
      expect(none.output, is: "There is no baseline in 'kept', so nothing was compared.\n")
      #expect(none.status == 3 && none.error == "")
      _ = try check(["--update", "--reason", "x", "--strategy", "steady", "--items", "5"])
      let other = try check(["--strategy", "chatty"])
      expect(
        other.output,
        is: "There is no baseline in 'kept' for what was named, so nothing was compared.\n")
      #expect(other.status == 3 && other.error == "")
    }
  }
}
