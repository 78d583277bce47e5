// Scripts and tapes from end to end: a file in, the same run in every process, a file out.

import Expectations
import Foundation
import SimMetrics
import Testing

@Suite struct ScriptCommandTests {
  private func visibleFiles(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Runs a script and gives what was printed.
  private func run(
    _ script: String, _ arguments: [String] = [], program: Program = .simui
  ) throws -> ProgramResult {
    try withFolder { folder in
      try script.write(
        to: folder.appending(path: "visit.yaml"), atomically: true, encoding: .utf8)
      let result = try program.run(
        ["run", "--script", "visit.yaml", "--output", "out"] + arguments, in: folder)
      if result.status == 64 { #expect(try visibleFiles(in: folder) == ["visit.yaml"]) }
      return result
    }
  }

  private func records(_ result: ProgramResult) throws -> [RunRecord] {
    try JSONExporter().decode(Data(result.output.utf8))
  }

  /// The first script that the documentation shows.
  private static var example: String {
    get throws {
      let text = try Document("Documentation/scripts.md").text
      let match = try #require(text.firstMatch(of: /```yaml\n(.*?)```/.dotMatchesNewlines()))
      return String(match.output.1)
    }
  }

  @Test func `the documented example is played under every strategy, however many jobs`() throws {
    let one = try run(try Self.example, ["--format", "json", "--jobs", "1"])
    expect(one.status, is: 0)
    let records = try records(one)
    #expect(records.allSatisfy { $0.outcome == .completed })
    expect(Set(records.map(\.identity.workload)), is: ["visit"])
    expect(Set(records.map(\.identity.items)), is: [200])
    // Those of the headline.
    expect(Set(records.map(\.identity.strategy)).count, is: records.count)
    #expect(records.count > 5)
    expect(
      records[0].log.inputs.map(\.kind),
      is: [
        "tap", "back", "fling", "fling", "fling", "fling", "fling", "fling", "fling", "fling",
        "fling", "tap", "back",
      ])
    try expect(run(try Self.example, ["--format", "json", "--jobs", "3"]), is: one)
  }

  @Test func `options override the script, and a file's name is its script's name`() throws {
    let result = try run(
      "{items: 50, steps: [{tap: Item 1}, back]}",
      ["--items", "20", "--strategy", "observable", "--format", "json"])
    let records = try records(result)
    expect(records.map(\.identity.items), is: [20])
    expect(records.map(\.identity.workload), is: ["visit"])
  }

  /// What a command leaves and prints, without pictures: they are drawn from the records.
  private func outcome(_ arguments: [String], _ name: String, in folder: URL) throws -> (
    records: [RunRecord], tapes: [String: String]
  ) {
    let result = try Program.simui.run(
      ["run", "--quiet", "--format", "json", "--tapes", "--output", name] + arguments, in: folder)
    #expect(result.status == 0, "\(result.error)")
    let tapes = folder.appending(path: "\(name)/tapes")
    var texts: [String: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: tapes.path) {
      texts[file] = try String(contentsOf: tapes.appending(path: file), encoding: .utf8)
    }
    return (try records(result), texts)
  }

  /// A few runs among which each strategy and each workload of `records` is once at least.
  private func cover(_ records: [RunRecord]) -> [RunRecord] {
    var strategies: Set<String> = []
    var workloads: Set<String> = []
    // A record that is new in both ways comes first, so that the few are few.
    let new = records.filter { record in
      guard !strategies.contains(record.identity.strategy),
        !workloads.contains(record.identity.workload)
      else { return false }
      strategies.insert(record.identity.strategy)
      workloads.insert(record.identity.workload)
      return true
    }
    return new
      + records.filter { record in
        let isNew = strategies.insert(record.identity.strategy).inserted
        return workloads.insert(record.identity.workload).inserted || isNew
      }
  }

  @Test(arguments: [
    ["--items", "30", "--strategy", "observed-object", "--strategy", "unstable-ids"],
    [
      "--items", "30", "--device", "iphone-16-pro", "--system", "iOS18", "--seed", "9", "--cold",
      "--noise", "--strategy", "observable",
    ],
    ["--items", "24", "--strategy", "row-slices"]
      + ["tabs", "typing", "theme", "insert-while-scrolling", "background", "create"].flatMap {
        ["--workload", $0]
      },
  ])
  func `a tape for each run, and a tape repeats the run that wrote it, byte for byte`(
    selection: [String]
  ) throws {
    try withFolder { folder in
      let (records, tapes) = try outcome(selection, "first", in: folder)
      let names = records.map { "\($0.identity.strategy)-\($0.identity.workload).yaml" }
      expect(tapes.keys.sorted(), is: names.sorted())
      for record in cover(records) {
        let name = "\(record.identity.strategy)-\(record.identity.workload).yaml"
        let tape = try #require(tapes[name])
        // The tape itself says which command repeats its run.
        let line = try #require(
          tape.split(separator: "\n").first { $0.hasPrefix("#   simui run ") })
        let arguments = line.split(separator: " ").dropFirst(3).map {
          $0 == "FILE" ? "first/tapes/\(name)" : String($0)
        }
        let again = try outcome(arguments, "again-\(name)", in: folder)
        // Other sizes and the screens of other strategies are no part of what a tape repeats.
        var alone = record
        alone.comparison.growth = []
        alone.comparison.otherScreen = nil
        #expect(
          try JSONExporter().export(again.records) == JSONExporter().export([alone]),
          "\(name) gives another record")
        expect(again.tapes, is: [name: tape])
      }
    }
  }

  @Test func `without the option no tape is written`() throws {
    try withFolder { folder in
      let result = try Program.simui.run(
        ["run", "--items", "20", "--workload", "launch", "--output", "out", "--quiet"], in: folder)
      expect(result.status, is: 0)
      let path = folder.appending(path: "out/tapes").path
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test(arguments: [
    ("steps:\n  - tpa: Item 3", "line 2, column 5: unknown step 'tpa': the nearest is 'tap'; "),
    ("steps:\n  - wait: -3 s", "line 2, column 11: expected a time that is not negative for "),
    ("steps:\n  - wait: 3", "line 2, column 11: expected a time with its unit, such as "),
    (
      "steps: [back",
      "line 2, column 1: expected YAML or JSON; the parser reports: did not find"
    ),
    ("", "line 1, column 1: the file is empty"),
    ("scenario: lst\nsteps: []", "line 1, column 11: unknown scenario 'lst'; known are "),
    (
      "steps:\n  - tap: Item 3\n  - tap: Item 4",
      "line 3, column 5: Nothing on screen is labelled \"Item 4\"; on screen: \"Detail\", \"Item 3\","
    ),
    ("steps: [back]", "line 1, column 9: There is no screen to go back to."),
    ("steps: [{update: 1000}]", "line 1, column 10: There is no item 1000 to update: "),
  ])
  func `what is wrong with a script is one sentence with its place, code 64 and no file`(
    script: String, problem: String
  ) throws {
    for jobs in ["1", "3"] {
      let result = try run(script, ["--jobs", jobs])
      #expect(result.error.hasPrefix("simui: 'visit.yaml', \(problem)"), "\(result.error)")
      expect(result.error.filter(\.isNewline).count, is: 1)
      expect(result.output, is: "")
      expect(result.status, is: 64)
    }
  }

  @Test func `problems of some strategies only are reported with their names`() throws {
    let result = try run(
      "steps: [back]", ["--strategy", "steady", "--strategy", "refusing", "--quiet"],
      program: .fixture)
    expect(
      result,
      is: ProgramResult(
        output: "",
        error: "simui: 'visit.yaml', line 3, column 5: no row is labelled \"Item\" "
          + "(under refusing)\n", status: 64))
  }

  @Test func `a script that is not there, or stands beside a workload, is a usage error`() throws {
    let missing = try withFolder { try Program.simui.run(["run", "--script", "no.yaml"], in: $0) }
    expect(
      missing,
      is: ProgramResult(output: "", error: "simui: there is no file 'no.yaml'\n", status: 64))
    let both = try run("steps: [back]", ["--workload", "scroll"])
    expect(
      both.error,
      is: "simui: --workload and --script cannot be combined: the script is the workload\n")
    expect(both.status, is: 64)
  }

  @Test func `a script comes from a file or standard input, not from a folder, a device or a pipe`()
    throws
  {
    try withFolder { folder in
      expect(mkfifo(folder.appending(path: "pipe").path, 0o600), is: 0)
      for (path, problem) in [
        (".", "'.' is a folder, and a file is expected"),
        (
          "/dev/null", "'/dev/null' is not a regular file: give a file, or - to read standard input"
        ),
        ("pipe", "'pipe' is not a regular file: give a file, or - to read standard input"),
        ("-", "standard input is neither a file nor a pipe"),
      ] {
        let result = try Program.simui.run(
          ["run", "--script", path, "--output", "out"], in: folder)
        expect(result, is: ProgramResult(output: "", error: "simui: \(problem)\n", status: 64))
      }
      for (path, words) in [
        ("-", "echo 'steps: [tpa]' | $S run --script -"),
        ("/dev/fd/63", "$S run --script <(echo 'steps: [tpa]')"),
      ] {
        let script = "S='\(Program.simui.path.path)'; \(words) --output out"
        let result = try Program.run(
          URL(filePath: "/bin/bash"), ["-c", script], in: folder, environment: nil)
        #expect(
          result.error.hasPrefix("simui: '\(path)', line 1, column 9: unknown step 'tpa'"),
          "\(result.error)")
      }
      try expect(visibleFiles(in: folder), is: ["pipe"])
    }
  }

  @Test func `the example files are those of the pages, and run together`() throws {
    let pages = try ["scripts", "devices"].map { try Document("Documentation/\($0).md").text }
      .joined()
    try withFolder { folder in
      for name in ["visit.yaml", "lab-phone.yaml", "prices.yaml"] {
        let text = try Document("Documentation/example/\(name)").text
        #expect(pages.contains("```yaml\n\(text)```"), "no page shows \(name)")
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let result = try Program.simui.run(
        [
          "run", "--script", "visit.yaml", "--device", "lab-phone.yaml", "--prices", "prices.yaml",
          "--strategy", "observable", "--format", "json", "--output", "out",
        ], in: folder)
      #expect(result.status == 0, "\(result.error)")
      let identity = try records(result).map(\.identity)
      expect(identity.map(\.workload), is: ["visit"])
      expect(identity.map(\.device), is: ["lab-phone"])
    }
  }

  @Test func `a script past its limit is cut, with the pending work`() throws {
    let result = try run(
      "limit: 1 s\nsteps:\n  - fling: 3000 pt/s", ["--strategy", "observable", "--format", "json"])
    expect(result.status, is: 0)
    try expect(
      records(result).map(\.outcome),
      is: [
        .cut(
          "'visit.yaml', line 3, column 5: The script was cut at its limit of 1.0 seconds of "
            + "virtual time; pending: a scroll.")
      ])
  }
}
