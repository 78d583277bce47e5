import Expectations
import Foundation
import SimDevice
import SimMetrics
import Testing

@Suite struct AppTests {
  @Test func `an app runs by its own main, and sleeps for an hour in no time`() throws {
    let result = try withFolder { try Program.app.run([], in: $0) }
    #expect(result.status == 0 && result.error == "")
    expect(
      result.output,
      is: """
        UINavigationController.initWithRootViewController
        text asleep
        appeared
        main queue
        task
        slept 3600 s
        text awake

        SleepyApp on iphone-13 · iOS27 · seed 1 for 3600.07 s of virtual time; nothing is pending any more.
        On screen:
          awake
        Bodies: 1 SleepyApp, 2 SleepyView.
        2 frames, none late; the main thread worked for 63.5 ms.

        """)
  }

  @Test func `with a script it gives the whole report, by its own executable`() throws {
    try withFolder { folder in
      let script = folder.appending(path: "visit.yaml")
      try Data("steps:\n  - wait: 2 h\n".utf8).write(to: script)
      let result = try Program.app.run(["record", "visit.yaml", "--quiet"], in: folder)
      #expect(result.status == 0 && result.error == "")
      for part in [
        "as-it-is", "1 body, and why:", "\nno problems found in this run.\n",
        "\non screen at the end:\n", "\"awake\"",
      ] { #expect(result.output.contains(part), "\(result.output)") }
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "Reports/latest").path)
      #expect(Set(["records.json", "report.html", "report.md"]).isSubset(of: files))
      let none = try Program.app.run(["record", "lost.yaml"], in: folder)
      #expect(none.status == 64 && none.output == "")
      #expect(none.error.hasPrefix("simui: ") && none.error.contains("lost.yaml"))
    }
  }

  @Test func `any other word is the app's own`() throws {
    let result = try withFolder { try Program.app.run(["-demo", "yes"], in: $0) }
    #expect(result.status == 0 && result.output.contains("slept 3600 s"))
  }

  @Test func `what an app stores is there for the rest of its run, and not in the next one`() throws
  {
    try withFolder { folder in
      for _ in 0..<2 {
        let result = try Program.app.run(["-note"], in: folder)
        let notes = result.output.split(separator: "\n").filter { $0.hasPrefix("note:") }
        expect(notes, is: ["note: none", "note: first"])
      }
    }
  }

  @Test func `a plain run repeats byte for byte, whatever seed its hashes would have`() throws {
    try withFolder { folder in
      let outputs = try (0..<3).map { _ in try Program.app.run([], in: folder).output }
      expect(Set(outputs).count, is: 1)
    }
  }

  @Test func `asked for help, it lists its commands and does not run`() throws {
    try withFolder { folder in
      for word in ["--help", "help", "-h"] {
        let result = try Program.app.run([word], in: folder)
        #expect(result.status == 0 && result.error == "")
        #expect(!result.output.contains("asleep"))
        #expect(result.output.contains("USAGE: SleepyApp <subcommand>"), "\(result.output)")
        for command in AppCommandLine.commandWords {
          #expect(result.output.contains("\n  \(command) "), "\(result.output)")
        }
      }
    }
  }

  @Test func `its launch is what commands report on unless a script is named`() throws {
    try withFolder { folder in
      func lines(_ words: String...) throws -> String {
        let result = try Program.app.run(words + ["--quiet"], in: folder)
        #expect(result.status == 0, "\(words): \(result.error)")
        return result.output
      }
      try #expect(lines("explain").contains("new → SleepyView"))
      try #expect(lines("trace", "--part", "tree").contains("\"awake\""))
      try #expect(lines("memory").contains("SleepyView"))
      try #expect(lines("screen", "--output", "launch.txt").contains("is in launch.txt"))
      let reason = try lines("check", "--update", "--reason", "the first")
      #expect(reason.contains("Baselines"), "\(reason)")
      try #expect(lines("check").contains("1 "))
      let list = try Program.app.run(["preview"], in: folder)
      expect(list.output, is: "This executable links no previews.\n")
      // Nothing moves in it.
      let limits = try Program.app.run(["limits", "--quiet"], in: folder)
      #expect(limits.status == 3 && !limits.output.contains("more items"), "\(limits.output)")
    }
  }

  @Test func `a baseline of a script has the counts of the script's report`() throws {
    try withFolder { folder in
      func write(_ text: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: "visit.yaml"))
      }
      func check(_ words: String...) throws -> ProgramResult {
        try Program.app.run(["check", "--quiet"] + words, in: folder)
      }
      try write("measure-launch: true\nsteps:\n  - wait: 1 s\n")
      let first = try check("--script", "visit.yaml", "--update", "--reason", "first")
      expect(
        first.output,
        is: """
          Baselines/as-it-is-visit.json
          1 of 1 baseline written, 0 said the same.

          """)
      let met = try check("--script", "visit.yaml")
      expect(met.output, is: "The 1 baseline is met.\n")
      let report = try Program.app.run(
        ["record", "visit.yaml", "--format", "json", "--quiet"], in: folder)
      let records = try JSONExporter().decode(Data(report.output.utf8))
      let bodies = try #require(Metric.bodies.value(of: records[0]))
      let baseline = try String(
        contentsOf: folder.appending(path: "Baselines/as-it-is-visit.json"), encoding: .utf8)
      #expect(baseline.contains("\"bodies\" : \(Int(bodies)),"), "\(baseline)")

      try write("measure-launch: true\nsteps:\n  - wait: 2 h\n")
      let longer = try check("--script", "visit.yaml")
      #expect(longer.status == 2 && longer.output.contains("bodies: "), "\(longer)")

      let unnamed = try check()
      expect(
        unnamed.error,
        is:
          "simui: 'Baselines/as-it-is-visit.json': there is no workload 'visit'; known are launch. If it is "
          + "a script, add --script FILE\n")
      expect(unnamed.status, is: 1)
      try write("name: launch\nsteps:\n  - wait: 1 s\n")
      let same = try check("--script", "visit.yaml")
      expect(
        same.error,
        is:
          "simui: 'visit.yaml' is called 'launch', and so is a workload: give it another 'name:'\n")
      expect(same.status, is: 64)
    }
  }

  @Test func `without the commands product, the message names the product to link`() {
    expect(
      AppCommandLine.refusal(of: "record", by: "Shop"),
      is: """
        Shop: 'record' needs simui's commands, which this executable does not link: add \
        .product(name: "SimCommands", package: "simui") to the dependencies of its target
        """)
  }
}
