// No command loses a file that it did not write: it names the file, before anything runs, and writes nothing.

import Expectations
import Foundation
import Testing

@Suite struct FilesInTheWayTests {
  /// Every path of a folder with its content, or with its kind, except for what the tests keep of a program.
  private func contents(of folder: URL) throws -> [String: String] {
    var all: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      guard ![".output", ".error"].contains(path) else { continue }
      let file = folder.appending(path: path)
      let kind = try FileManager.default.attributesOfItem(atPath: file.path)[.type]
      switch kind as? FileAttributeType {
      case .typeDirectory: all[path] = "folder"
      case .typeSymbolicLink:
        all[path] = "-> \(try FileManager.default.destinationOfSymbolicLink(atPath: file.path))"
      default: all[path] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      }
    }
    return all
  }

  private func write(_ text: String, _ path: String, in folder: URL) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static let pair = ["--strategy", "steady", "--workload", "launch", "--items", "5"]
  private static let advice = "choose another --output, or give --force to replace"

  // MARK: A user's file in each command's way

  @Test(arguments: [
    (["run"] + pair + ["--output", "p"], "p/report.md"),
    (["run", "--tapes"] + pair + ["--output", "p"], "p/tapes/mine.yaml"),
    (["run"] + pair + ["--output", "p"], "p/figures/fig1.png"),
    (["sweep", "--items", "5", "--strategy", "steady", "--output", "p"], "p/growth.md"),
    (["explain"] + pair + ["--output", "p"], "p/explain.dot"),
    (["memory"] + pair + ["--output", "p/m.txt"], "p/m.txt"),
    (["screen"] + pair + ["--output", "p/s.png"], "p/s.png"),
  ])
  func `a user's file is named before anything runs, and kept`(
    arguments: [String], path: String
  ) throws {
    try withFolder { folder in
      try write("mine", path, in: folder)
      let before = try contents(of: folder)
      let result = try Program.fixture.run(arguments + ["--quiet"], in: folder)
      expect(
        result,
        is: ProgramResult(
          output: "",
          error: "simui: nothing was written, because '\(path)' was not written by simui: "
            + "\(Self.advice) it\n", status: 64))
      try expect(contents(of: folder), is: before)
    }
  }

  @Test(arguments: [
    (["calibrate", "--output", "p"], "p/held-out.csv"),
    (["calibrate", "--fit", "--output", "p"], "p/FittedFactors+Committed.swift"),
    (["lessons", "--output", "p"], "p/report.md"),
  ])
  func `the commands of the built-in catalogue name it before anything runs, too`(
    arguments: [String], path: String
  ) throws {
    try withFolder { folder in
      try write("mine", path, in: folder)
      let before = try contents(of: folder)
      let result = try Program.simui.run(arguments + ["--quiet"], in: folder)
      #expect(result.status == 64 && result.output == "")
      expect(
        result.error,
        is: "simui: nothing was written, because '\(path)' was not written by simui: "
          + "\(Self.advice) it\n")
      try expect(contents(of: folder), is: before)
    }
  }

  @Test func `finished runs are neither repriced nor merged over a user's file`() throws {
    try withFolder { folder in
      _ = try Program.fixture.run(["run", "--output", "a", "--quiet"] + Self.pair, in: folder)
      _ = try Program.fixture.run(
        ["sweep", "--items", "5", "--strategy", "steady", "--output", "b", "--quiet"], in: folder)
      try write("mine", "p/report.html", in: folder)
      try write("mine", "p/sweep.csv", in: folder)
      let before = try contents(of: folder)
      for (arguments, path) in [
        (["reprice", "a/records.json", "--output", "p"], "p/report.html"),
        (["merge", "b", "--output", "p"], "p/sweep.csv"),
        // What is repriced is a result of 'run', which 'reprice' does not own.
        (["reprice", "a/records.json", "--output", "a"], nil),
      ] as [([String], String?)] {
        let result = try Program.fixture.run(arguments, in: folder)
        expect(result.status, is: 64)
        let reason =
          path.map { "'\($0)' was not written by simui" }
          ?? "'a/records.json', 'a/runs.csv', 'a/frames.csv' and 2 more were written by 'simui run'"
        #expect(result.error.contains("nothing was written, because \(reason)"), "\(result.error)")
      }
      try expect(contents(of: folder), is: before)
    }
  }

  @Test func `the results of a run in a folder of the user's replace on request what they must`()
    throws
  {
    try withFolder { folder in
      try write("mine", "figures/fig1.png", in: folder)
      try write("mine", "report.md", in: folder)
      let command = ["run", "--output", ".", "--quiet"] + Self.pair
      let refused = try Program.fixture.run(command, in: folder)
      expect(
        refused.error,
        is: "simui: nothing was written, because './report.md' and './figures/fig1.png' were not "
          + "written by simui: \(Self.advice) them\n")
      let forced = try Program.fixture.run(command + ["--force"], in: folder)
      #expect(forced.status == 0 && forced.error == "")
      let after = try contents(of: folder)
      expect(after["figures/fig1.png"], is: "mine")
      #expect(after["report.md"] != "mine")
      // From then on the report is the command's own, but for the picture that it might need the name of.
      try FileManager.default.removeItem(at: folder.appending(path: "figures/fig1.png"))
      try expect(Program.fixture.run(command, in: folder).status, is: 0)
    }
  }

  // MARK: Files of ours

  @Test
  func `a file that was edited since is kept, and one that is unchanged goes when it is stale`()
    throws
  {
    try withFolder { folder in
      let command = [
        "run", "--strategy", "observable", "--workload", "launch", "--items", "5", "--output", "p",
        "--quiet",
      ]
      try expect(Program.simui.run(command + ["--tapes"], in: folder).status, is: 0)
      let tape = "p/tapes/observable-launch.yaml"
      #expect(try contents(of: folder)[tape] != nil)
      try expect(Program.simui.run(command, in: folder).status, is: 0)
      #expect(try contents(of: folder)[tape] == nil)
      try write("edited", "p/runs.csv", in: folder)
      let refused = try Program.simui.run(command, in: folder)
      expect(
        refused.error,
        is: "simui: nothing was written, because 'p/runs.csv' was changed after simui wrote it: "
          + "\(Self.advice) it\n")
      expect(refused.status, is: 64)
      try expect(contents(of: folder)["p/runs.csv"], is: "edited")
    }
  }

  @Test func `two commands share a folder, and each keeps to its own files`() throws {
    try withFolder { folder in
      let run = ["run", "--output", "p", "--quiet"] + Self.pair
      let sweep = [
        "sweep", "--items", "5,10,20", "--strategy", "steady", "--output", "p", "--quiet",
      ]
      for command in [run, sweep] {
        try expect(Program.fixture.run(command, in: folder).status, is: 0)
      }
      let once = try contents(of: folder)
      #expect(once["p/report.md"] != nil && once["p/growth.md"] != nil)
      #expect(once.keys.contains { $0.hasPrefix("p/figures/growth-") })
      for command in [run, sweep] {
        try expect(Program.fixture.run(command, in: folder).status, is: 0)
      }
      try expect(contents(of: folder), is: once)
    }
  }

  @Test func `a folder that was copied is known again`() throws {
    try withFolder { folder in
      let run = ["run", "--quiet"] + Self.pair
      try expect(Program.fixture.run(run + ["--output", "a"], in: folder).status, is: 0)
      try FileManager.default.copyItem(
        at: folder.appending(path: "a"), to: folder.appending(path: "b"))
      try expect(Program.fixture.run(run + ["--output", "b"], in: folder).status, is: 0)
    }
  }

  // MARK: Links

  @Test func `a link in place of a folder of ours is not written through`() throws {
    try withFolder { folder in
      try write("mine", "pictures/comparison.png", in: folder)
      try FileManager.default.createDirectory(
        at: folder.appending(path: "p"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "p/figures").path, withDestinationPath: "../pictures")
      let before = try contents(of: folder)
      for force in [[], ["--force"]] {
        let result = try Program.fixture.run(
          ["run", "--output", "p", "--quiet"] + Self.pair + force, in: folder)
        expect(
          result,
          is: ProgramResult(
            output: "",
            error: "simui: nothing was written, because 'p/figures' is a symbolic link to "
              + "'../pictures', and a folder is needed: choose another --output\n", status: 64))
      }
      try expect(contents(of: folder), is: before)
    }
  }

  @Test func `a link in place of the output folder is followed and reported`() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appending(path: "disk"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "latest").path, withDestinationPath: "disk")
      let result = try Program.fixture.run(
        ["run", "--output", "latest", "--quiet"] + Self.pair, in: folder)
      expect(result.status, is: 0)
      expect(
        result.error, is: "simui: 'latest' is a symbolic link: results go to 'disk'\n")
      #expect(try contents(of: folder)["disk/report.md"] != nil)
    }
  }

  @Test func `a link to nothing is found before anything runs`() throws {
    try withFolder { folder in
      for name in ["latest", "screen.png"] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appending(path: name).path, withDestinationPath: "nowhere")
      }
      for path in ["latest", "latest/deeper"] {
        let result = try Program.fixture.run(
          ["run", "--strategy", "sleeping", "--output", path], in: folder)
        expect(
          result.error,
          is: "simui: results cannot be written to '\(path)': '\(folder.path)/latest' is a "
            + "symbolic link to nothing\n")
        expect(result.status, is: 64)
      }
      let result = try Program.fixture.run(["screen"] + Self.pair, in: folder)
      expect(
        result.error,
        is: "simui: nothing was written, because 'screen.png' is a symbolic link to 'nowhere': "
          + "\(Self.advice) it\n")
      expect(result.status, is: 64)
    }
  }

  @Test(arguments: ["/dev/null", "/dev/stdout"])
  func `a device is not replaced by a file`(path: String) throws {
    try withFolder { folder in
      let result = try Program.fixture.run(
        ["memory", "--output", path] + Self.pair, in: folder)
      #expect(result.status == 64 && result.output == "")
      #expect(result.error.hasPrefix("simui: nothing was written, because '\(path)' is"))
    }
  }

  // MARK: Baselines

  @Test func `baselines are rewritten without a list, and a link in place of one is kept`() throws {
    try withFolder { folder in
      func update(_ items: String) throws -> ProgramResult {
        try Program.fixture.run(
          [
            "check", "--update", "--reason", "x", "--strategy", "steady", "--workload", "launch",
            "--items", items, "--quiet",
          ], in: folder)
      }
      try expect(update("5").status, is: 0)
      try write("mine", "Baselines/README.md", in: folder)
      try expect(update("6").status, is: 0)
      let file = folder.appending(path: "Baselines/steady-launch.json")
      try expect(
        contents(of: folder).keys.sorted(),
        is: ["Baselines", "Baselines/README.md", "Baselines/steady-launch.json"])
      let kept = folder.appending(path: "kept.json")
      try FileManager.default.moveItem(at: file, to: kept)
      try FileManager.default.createSymbolicLink(
        atPath: file.path, withDestinationPath: "../kept.json")
      let before = try contents(of: folder)
      let result = try update("7")
      expect(result.status, is: 64)
      #expect(
        result.error.contains(
          "'Baselines/steady-launch.json' is a symbolic link to '../kept.json'"))
      try expect(contents(of: folder), is: before)
    }
  }

  // MARK: Limits of the process

  @Test func `a file larger than the process may write is an error, and nothing of it is left`()
    throws
  {
    try withFolder { folder in
      let command = (["run", "--output", "p", "--quiet", "--jobs", "1"] + Self.pair)
        .joined(separator: " ")
      let result = try Program.run(
        URL(filePath: "/bin/bash"),
        ["-c", "ulimit -f 4; '\(Program.fixture.path.path)' \(command) > /dev/null"], in: folder,
        environment: nil)
      expect(result.status, is: 1)
      #expect(result.error.contains(": File too large\n"), "\(result.error)")
      try expect(contents(of: folder).keys.sorted(), is: [])
    }
  }
}
