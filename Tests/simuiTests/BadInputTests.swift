// What a command line that cannot be followed gets: one sentence, the right code, and no files.

import Expectations
import Foundation
import Testing

@Suite struct BadInputTests {
  @Test(arguments: [
    (
      ["--strategy", "staedy"],
      "unknown strategy 'staedy': the nearest is 'steady'; known are "
        + "steady, chatty, trapping, refusing, exiting, sleeping"
    ),
    (
      ["--workload", "launch,", "--strategy", "steady"],
      "unknown workload ''; known are launch, scroll"
    ),
    (
      ["--workload", "zz*"], "no workload matches 'zz*'; known are launch, scroll"
    ),
    (
      ["--workload", "Lanch"],
      "unknown workload 'Lanch': the nearest is 'launch'; known are launch, scroll"
    ),
    (
      ["--device", "iphone12"],
      "unknown device 'iphone12': the nearest is 'iPhone13'; known are iPhone8, iPhone13"
    ),
    (
      ["--system", "iOS71"],
      "unknown system 'iOS71': the nearest is 'iOS17'; known are iOS15, iOS17"
    ),
    (
      ["--system", "iOS99"],
      "unknown system 'iOS99': the nearest is 'iOS17'; known are iOS15, iOS17"
    ),
    (
      ["--items", "many"],
      "The value 'many' is invalid for '--items <number>': "
        + "'many' is not a whole number of items between 1 and 1,000,000"
    ),
    (
      ["--items", "10.5"],
      "The value '10.5' is invalid for '--items <number>': "
        + "'10.5' is not a whole number of items between 1 and 1,000,000"
    ),
    (
      ["--items", "0"],
      "The value '0' is invalid for '--items <number>': "
        + "the number of items must be between 1 and 1,000,000, and 0 is not"
    ),
    (
      ["--items", "-5"],
      "The value '-5' is invalid for '--items <number>': "
        + "the number of items must be between 1 and 1,000,000, and -5 is not"
    ),
    (
      ["--items", "1000001"],
      "The value '1000001' is invalid for '--items <number>': "
        + "the number of items must be between 1 and 1,000,000, and 1000001 is not"
    ),
    (
      ["--seed", "-1"],
      "The value '-1' is invalid for '--seed <number>': "
        + "'-1' is not a whole number between 0 and 18446744073709551615"
    ),
    (
      ["--jobs", "0"],
      "The value '0' is invalid for '--jobs <number>': "
        + "'0' is not a whole number of jobs between 1 and 256"
    ),
    (
      ["--format", "xml"],
      "The value 'xml' is invalid for '--format <format>'. "
        + "Please provide one of 'table', 'json', 'csv' or 'markdown'."
    ),
    (["--frob"], "Unknown option '--frob'; --help lists the options"),
    (["-x"], "Unknown option '-x'; --help lists the options"),
    (
      ["--seed", "18446744073709551615", "--seeds", "2"],
      "2 seeds from 18446744073709551615 on go beyond 18446744073709551615: choose a smaller --seed"
    ),
    (["--job", "2"], "Unknown option '--job'. Did you mean '--jobs'?"),
    (["--output", ""], "the output folder has no name"),
    (
      ["--time-limit", "0"],
      "The value '0' is invalid for '--time-limit <seconds>': "
        + "'0' is not a whole number of seconds between 1 and 86,400"
    ),
    (
      ["--all", "--strategy", "steady"],
      "--all and --strategy cannot be combined: --all takes every strategy"
    ),
    (["--rows", "card"], "unknown look of rows 'card': this catalogue has none"),
  ])
  func `a usage error is one sentence, code 64 and no file`(
    arguments: [String], sentence: String
  ) throws {
    try withFolder { folder in
      let result = try Program.fixture.run(["run"] + arguments, in: folder)
      expect(result, is: ProgramResult(output: "", error: "simui: \(sentence)\n", status: 64))
      try expect(visibleFiles(in: folder), is: [])
    }
  }

  @Test func `an unknown command is reported with the known commands`() throws {
    try withFolder { folder in
      for arguments in [["rum"], ["help", "rum"]] {
        let result = try Program.fixture.run(arguments, in: folder)
        expect(
          result,
          is: ProgramResult(
            output: "",
            error: "simui: there is no command 'rum'; the nearest is 'run'; the commands are run, "
              + "compare, versus, check, sweep, merge, explain, trace, screen, lessons, calibrate, memory, "
              + "reprice, limits, list, preview, new, doctor\n", status: 64))
      }
    }
  }

  @Test func `results that cannot be written are a failure`() throws {
    try withFolder { folder in
      let process = Process()
      process.executableURL = Program.fixture.path
      process.arguments = ["list"]
      process.currentDirectoryURL = folder
      let error = Pipe()
      process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
      process.standardError = error
      try process.run()
      let told = error.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      expect(
        String(decoding: told, as: UTF8.self),
        is: "simui: standard output could not be written: No space left on device\n")
      expect(process.terminationStatus, is: 1)
    }
  }

  @Test func `results without a reader are a failure`() throws {
    try withFolder { folder in
      let result = try Program.run(
        URL(filePath: "/bin/sh"), ["-c", "'\(Program.fixture.path.path)' list >&-"], in: folder,
        environment: nil)
      expect(
        result,
        is: ProgramResult(
          output: "",
          error: "simui: standard output could not be written: Bad file descriptor\n", status: 1))
    }
  }

  @Test func `a file in the way of the output is reported before anything runs`() throws {
    try withFolder { folder in
      try Data().write(to: folder.appending(path: "taken"))
      for path in ["taken", "taken/deeper"] {
        let result = try Program.fixture.run(
          ["run", "--strategy", "sleeping", "--output", path], in: folder)
        expect(
          result.error,
          is: "simui: results cannot be written to '\(path)': "
            + "'\(folder.path)/taken' is a file, not a folder\n")
        expect(result.status, is: 64)
        expect(result.output, is: "")
      }
      try expect(visibleFiles(in: folder), is: ["taken"])
    }
  }

  @Test func `a folder that cannot be written is reported before anything runs`() throws {
    try withFolder { folder in
      // Nobody, not even root, makes files here.
      let result = try Program.fixture.run(
        ["run", "--strategy", "sleeping", "--output", "/proc/simui"], in: folder)
      #expect(
        result.error.hasPrefix(
          "simui: results cannot be written to '/proc/simui': nothing can be made in '/proc' ("))
      expect(result.error.filter(\.isNewline).count, is: 1)
      expect(result.status, is: 1)
    }
  }

  @Test func `a worker is not for hands`() throws {
    let result = try withFolder { try Program.fixture.run(["worker"], in: $0) }
    expect(result.status, is: 1)
    expect(result.error, is: "simui: a worker is started by 'run' and cannot be started by hand\n")
  }

  private func visibleFiles(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}
