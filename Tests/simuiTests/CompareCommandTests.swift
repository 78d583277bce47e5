// Two records in, what became of them out: exit codes, forms, and what cannot be compared.

import Expectations
import Foundation
import SimMetrics
import Testing

@Suite struct CompareCommandTests {
  /// Records of the fixture, in `name/records.json`.
  private func run(_ name: String, _ arguments: [String] = [], in folder: URL) throws {
    let result = try Program.fixture.run(
      ["run", "--strategy", "steady", "--items", "10", "--quiet", "--output", name] + arguments,
      in: folder)
    expect(result.status, is: 0)
  }

  private func compare(_ arguments: [String], in folder: URL) throws -> ProgramResult {
    try Program.fixture.run(["compare"] + arguments, in: folder)
  }

  private func edit(_ name: String, in folder: URL, _ change: (String) -> String) throws {
    let file = folder.appending(path: "\(name)/records.json")
    try change(try String(contentsOf: file, encoding: .utf8))
      .write(to: file, atomically: true, encoding: .utf8)
  }

  @Test func `equal runs end with 0, files or folders`() throws {
    try withFolder { folder in
      try run("a", in: folder)
      let expected = ProgramResult(
        output: "All 2 runs are the same, number for number.\n", error: "", status: 0)
      try expect(compare(["a", "a"], in: folder), is: expected)
      try expect(compare(["a/records.json", "a/"], in: folder), is: expected)
    }
  }

  @Test func `one more body is a regression, one fewer is none`() throws {
    try withFolder { folder in
      try run("a", in: folder)
      try run("b", in: folder)
      try edit("b", in: folder) { $0.replacing(#""bodies":11,"#, with: #""bodies":12,"#) }
      let worse = try compare(["a", "b"], in: folder)
      #expect(worse.status == 2 && worse.error == "")
      try expectGolden(worse.output, "compare.txt")
      try expectGolden(
        try compare(["a", "b", "--format", "markdown"], in: folder).output, "compare.md")
      let better = try compare(["b", "a"], in: folder)
      expect(better.status, is: 0)
      #expect(better.output.hasSuffix("Of 2 runs none is worse and 2 better.\n"))
      let json = try compare(["a", "b", "--format", "json"], in: folder).output
      let document = try #require(
        try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      #expect(document["verdict"] as? String == "worse")
      let runs = try #require(document["runs"] as? [[String: Any]])
      let metrics = try #require(runs[0]["metrics"] as? [[String: Any]])
      let bodies = try #require(metrics.first { $0["metric"] as? String == "bodies" })
      #expect(bodies["before"] as? Int == 11 && bodies["after"] as? Int == 12)
      #expect(bodies["verdict"] as? String == "worse" && bodies["unit"] as? String == "count")
      #expect(metrics.contains { $0["verdict"] as? String == "same" })
    }
  }

  @Test func `runs that were not made alike end with 3 and say in what they differ`() throws {
    try withFolder { folder in
      try run("a", ["--workload", "scroll"], in: folder)
      try run("b", ["--workload", "scroll", "--items", "20"], in: folder)
      try edit("b", in: folder) { $0.replacing(#""compiler":"any""#, with: #""compiler":"6.9""#) }
      let result = try compare(["a", "b"], in: folder)
      expect(
        result,
        is: ProgramResult(
          output: """
            steady × scroll: not comparable
              items: 10 before, 20 after
              compiler: any before, 6.9 after

            Nothing could be compared: the runs were not made alike.

            """, error: "", status: 3))
      try run("c", ["--workload", "launch"], in: folder)
      let none = try compare(["a", "c"], in: folder)
      expect(none.status, is: 3)
      #expect(none.output.hasSuffix("The two have no run in common, so nothing was compared.\n"))
    }
  }

  @Test func `a run that is no longer made ends with 2 and is named`() throws {
    try withFolder { folder in
      try run("a", in: folder)
      try run("b", ["--workload", "scroll"], in: folder)
      try expect(
        compare(["a", "b"], in: folder),
        is: ProgramResult(
          output: """
            only before: steady × launch

            The run is the same, number for number; no longer made: steady × launch.

            """, error: "", status: 2))
      try expect(compare(["b", "a"], in: folder).status, is: 0)
    }
  }

  @Test func `runs that fail before and after, and files without runs, end with 3`() throws {
    try withFolder { folder in
      let failing = try Program.fixture.run(
        [
          "run", "--strategy", "trapping", "--workload", "launch", "--quiet", "--output", "a",
        ], in: folder)
      expect(failing.status, is: 1)
      let failed = try compare(["a", "a"], in: folder)
      expect(failed.status, is: 3)
      #expect(
        failed.output.hasSuffix(
          "Of 1 run none is worse; failed before and after: trapping × launch.\n"))
      try JSONExporter().export([]).write(to: folder.appending(path: "none.json"))
      let none = try compare(["none.json", "none.json"], in: folder)
      #expect(none.status == 3 && none.output.hasSuffix("so nothing was compared.\n"))
    }
  }

  @Test func `on GitHub the comparison is added to the summary of the step`() throws {
    try withFolder { folder in
      try run("a", in: folder)
      let summary = folder.appending(path: "summary.md")
      try "before\n".write(to: summary, atomically: true, encoding: .utf8)
      var environment = ProcessInfo.processInfo.environment
      environment["GITHUB_STEP_SUMMARY"] = summary.path
      let result = try Program.run(
        Program.fixture.path, ["compare", "a", "a"], in: folder, environment: environment)
      expect(result.status, is: 0)
      try expect(
        String(contentsOf: summary, encoding: .utf8),
        is: "before\n**All 2 runs are the same, number for number.**\n")
      environment["GITHUB_STEP_SUMMARY"] = folder.path
      let refused = try Program.run(
        Program.fixture.path, ["compare", "a", "a"], in: folder, environment: environment)
      expect(refused.status, is: 1)
      expect(
        refused.error,
        is: "simui: the step summary '\(folder.path)' could not be written: Is a directory\n")
    }
  }

  @Test func `missing, damaged or newer files are reported by name, and nothing is written`()
    throws
  {
    try withFolder { folder in
      try run("a", in: folder)
      try FileManager.default.createDirectory(
        at: folder.appending(path: "leer ü"), withIntermediateDirectories: true)
      let text = try String(
        contentsOf: folder.appending(path: "a/records.json"), encoding: .utf8)
      let cases: [(String, String, Int32, String)] = [
        ("", "gone", 64, "there is no file 'gone'"),
        ("", "leer ü", 64, "there is no records.json in the folder 'leer ü'"),
        ("", "", 64, "a file or folder of records has no name"),
        (String(text.dropLast(40)), "x.json", 1, "'x.json': this is no file of records"),
        (
          text.replacing(#""schema":7"#, with: #""schema":8"#), "x.json", 3,
          "'x.json': this record has layout 8, and this program reads layout 3 to 7"
        ),
        (
          text.replacing(#""bodies":11"#, with: #""bodies":-11"#), "x.json", 1,
          "'x.json': this is no file of records that can be read: “bodies” is -11, and must be"
        ),
        (
          text.replacing(#""bodies":11"#, with: #""bodies":NaN"#), "x.json", 1,
          "'x.json': this is no file of records that can be read: “bodies” is NaN"
        ),
        (
          "scenario,strategy\nmaster-detail,observable\n", "x.json", 1,
          "'x.json': this is no file of records that can be read: it is no JSON, for it begins with “scenario”"
        ),
      ]
      for (content, name, status, sentence) in cases {
        if !content.isEmpty {
          try content.write(
            to: folder.appending(path: "x.json"), atomically: true, encoding: .utf8)
        }
        let result = try compare(["a", name], in: folder)
        #expect(result.status == status, "\(name): \(result.error)")
        #expect(result.error.hasPrefix("simui: \(sentence)"), "\(result.error)")
        expect(result.output, is: "")
      }
    }
  }

  @Test func `two strategies of the catalogue part at an event, with the chain that leads there`()
    throws
  {
    try withFolder { folder in
      let result = try Program.simui.run(
        [
          "run", "--items", "12", "--strategy", "row-values", "--strategy", "environment-object",
          "--workload", "rapid-updates", "--output", "a", "--quiet",
        ], in: folder)
      expect(result.status, is: 0)
      let before = try JSONExporter().decode(
        Data(contentsOf: folder.appending(path: "a/records.json")))
      var after = before.filter { $0.identity.strategy == "environment-object" }
      after[0].identity.strategy = "row-values"
      try JSONExporter().export(after).write(to: folder.appending(path: "b.json"))
      let compared = try Program.simui.run(["compare", "a", "b.json"], in: folder)
      expect(compared.status, is: 2)
      let lines = compared.output.split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      expect(lines.first, is: "row-values × rapid-updates: worse")
      #expect(lines.contains { $0.hasPrefix("Main thread") && $0.hasSuffix("% of draws") })
      #expect(lines.contains { $0.hasPrefix("Bodies") && $0.hasSuffix("worse") })
      #expect(lines.contains("First difference at event 1, data from outside, at 616.67 ms:"))
      #expect(
        lines.contains(
          "after: 1 body: data from outside → ItemsModel.list → _model → EnvironmentObjectRoot"))
    }
  }

  @Test func `both runs can be priced on another phone, or by other prices`() throws {
    try withFolder { folder in
      let result = try Program.simui.run(
        [
          "run", "--items", "12", "--strategy", "row-values", "--strategy", "environment-object",
          "--workload", "rapid-updates", "--device", "iphone-13", "--system", "iOS16", "--output",
          "a", "--quiet",
        ], in: folder)
      expect(result.status, is: 0)
      let records = try JSONExporter().decode(
        Data(contentsOf: folder.appending(path: "a/records.json")))
      for (name, strategy) in [("b.json", "row-values"), ("c.json", "environment-object")] {
        var runs = records.filter { $0.identity.strategy == strategy }
        runs[0].identity.strategy = "own"
        try JSONExporter().export(runs).write(to: folder.appending(path: name))
      }
      func mainThread(_ options: [String]) throws -> (before: Int, after: Int, setting: String) {
        let text = try Program.simui.run(
          ["compare", "b.json", "c.json", "--format", "json"] + options, in: folder
        ).output
        let document = try #require(
          try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let run = try #require((document["runs"] as? [[String: Any]])?.first)
        let metrics = try #require(run["metrics"] as? [[String: Any]])
        let time = try #require(metrics.first { $0["metric"] as? String == "main_thread_time" })
        #expect(time["shareOfDrawsWithMore"] != nil)
        let identity = try #require(run["identity"] as? [String: Any])
        return (
          try #require(time["before"] as? Int), try #require(time["after"] as? Int),
          try #require(identity["device"] as? String)
        )
      }
      let (here, there) = (try mainThread([]), try mainThread(["--device", "iphone-8"]))
      #expect(here.setting == "iphone-13" && there.setting == "iphone-8")
      #expect(there.before > here.before && there.after > here.after)
      try "evaluateBody: {base: 90000000}\n".write(
        to: folder.appending(path: "prices.yaml"), atomically: true, encoding: .utf8)
      #expect(try mainThread(["--prices", "prices.yaml"]).before > here.before)
      let never = try Program.simui.run(
        ["compare", "b.json", "c.json", "--device", "iphone-16-pro"], in: folder)
      #expect(never.status == 2)
      expect(
        never.error,
        is:
          "simui: iphone-16-pro never had iOS16, so its figures are given for iOS18, the oldest that it had; "
          + "what the views did stays that of iOS16\n")
      // What a record does not hold cannot be priced, and is not compared as if it had been.
      let empty = try Program.fixture.run(
        ["run", "--strategy", "steady", "--items", "10", "--quiet", "--output", "d"], in: folder)
      expect(empty.status, is: 0)
      let none = try Program.simui.run(
        ["compare", "d", "d", "--device", "iphone-13"], in: folder)
      expect(
        none,
        is: ProgramResult(
          output: "",
          error:
            "simui: steady × launch: the record does not hold what was done, so it cannot be "
            + "priced again\n", status: 64))
    }
  }
}
