// Baselines as a user keeps them: written with a reason, met, broken, and refused where they are damaged.

import Expectations
import Foundation
import SimMetrics
import Testing

@Suite struct CheckCommandTests {
  private func check(_ arguments: [String], in folder: URL) throws -> ProgramResult {
    try Program.fixture.run(["check", "--baseline", "Lim its/ü"] + arguments, in: folder)
  }

  private func write(in folder: URL, reason: String = "first") throws -> ProgramResult {
    try check(
      ["--update", "--reason", reason, "--strategy", "steady", "--items", "10"], in: folder)
  }

  private func file(_ name: String, in folder: URL) -> URL {
    folder.appending(path: "Lim its/ü/\(name)")
  }

  private func edit(_ name: String, in folder: URL, _ change: (String) -> String) throws {
    let file = file(name, in: folder)
    let text = try String(contentsOf: file, encoding: .utf8)
    let changed = change(text)
    #expect(changed != text)
    try changed.write(to: file, atomically: true, encoding: .utf8)
  }

  @Test
  func `baselines are written with their reason, met, and left alone while they say the same`()
    throws
  {
    try withFolder { folder in
      let first = try write(in: folder)
      expect(
        first,
        is: ProgramResult(
          output: """
            Lim its/ü/steady-launch.json
            Lim its/ü/steady-scroll.json
            2 of 2 baselines written, 0 said the same.

            """, error: "", status: 0))
      try expect(
        check([], in: folder),
        is: ProgramResult(output: "All 2 baselines are met.\n", error: "", status: 0))
      let before = try Data(contentsOf: file("steady-scroll.json", in: folder))
      let again = try check(["--update", "--reason", "second"], in: folder)
      expect(again.output, is: "0 of 2 baselines written, 2 said the same.\n")
      try expect(Data(contentsOf: file("steady-scroll.json", in: folder)), is: before)
      #expect(String(decoding: before, as: UTF8.self).contains("\"reason\" : \"first\""))
    }
  }

  @Test func `a count that differs fails with 2, better or worse, in every form`() throws {
    try withFolder { folder in
      _ = try write(in: folder)
      try edit("steady-launch.json", in: folder) {
        $0.replacing("\"bodies\" : 11", with: "\"bodies\" : 10")
      }
      try edit("steady-scroll.json", in: folder) {
        $0.replacing("\"bodies\" : 11", with: "\"bodies\" : 12")
      }
      let result = try check(["--github", "--junit", "out/junit.xml"], in: folder)
      expect(result.status, is: 2)
      try expectGolden(result.output, "check.txt")
      try expectGolden(
        try String(contentsOf: folder.appending(path: "out/junit.xml"), encoding: .utf8),
        "check-junit.xml")
      expect(
        result.error,
        is: "simui: if this is intended, record it: simui check --baseline "
          + "Lim its/ü --update --reason \"…\"\n")
      let one = try check(["--workload", "scroll"], in: folder)
      #expect(
        one.status == 2 && one.output.hasSuffix("1 of 1 baseline differs: steady × scroll.\n"))
      // Limits that somebody wrote into the file stay when it is written anew.
      try edit("steady-launch.json", in: folder) {
        $0.replacing(
          "\"outcome\"",
          with:
            "\"limits\": {\"peak_memory_bytes\": {\"relative\": 0.5, \"absolute\": 7}},\n\"outcome\""
        )
      }
      try expect(check(["--update", "--reason", "meant"], in: folder).status, is: 0)
      try expect(check([], in: folder).status, is: 0)
      let text = try String(contentsOf: file("steady-launch.json", in: folder), encoding: .utf8)
      #expect(text.contains("\"relative\" : 0.5") && text.contains("\"reason\" : \"meant\""))
    }
  }

  @Test func `a gate that compared nothing fails unless that is allowed`() throws {
    try withFolder { folder in
      let nothing = try check([], in: folder)
      expect(
        nothing,
        is: ProgramResult(
          output: "There is no baseline in 'Lim its/ü', so nothing was compared.\n", error: "",
          status: 3))
      try expect(check(["--allow-incomparable"], in: folder).status, is: 0)
      _ = try write(in: folder)
      try edit("steady-launch.json", in: folder) {
        $0.replacing("\"refreshInterval\" : 16666667", with: "\"refreshInterval\" : 8333333")
      }
      let other = try check([], in: folder)
      expect(other.status, is: 3)
      expect(
        other.output,
        is: """
          steady × launch: not comparable:
            refreshInterval: 8333333 expected, 16666667 found (+8333334)

          1 of 2 baselines could not be compared.

          """)
      try expect(check(["--allow-incomparable"], in: folder).status, is: 0)
      // Another compiler says nothing about objects, and all about bodies.
      try edit("steady-launch.json", in: folder) {
        $0.replacing("\"refreshInterval\" : 8333333", with: "\"refreshInterval\" : 16666667")
          .replacing("\"compiler\" : \"any\"", with: "\"compiler\" : \"7.0\"")
      }
      try expect(check([], in: folder).status, is: 0)
    }
  }

  @Test
  func `a name without a baseline, a baseline without a figure and a missing folder end with 3`()
    throws
  {
    try withFolder { folder in
      _ = try write(in: folder)
      let name = try check(["--strategy", "steady", "--strategy", "chatty"], in: folder)
      expect(
        name,
        is: ProgramResult(
          output: "There is no baseline in 'Lim its/ü' for chatty.\n", error: "", status: 3))
      let other = try check(["--strategy", "chatty"], in: folder)
      expect(
        other,
        is: ProgramResult(
          output:
            "There is no baseline in 'Lim its/ü' for what was named, so nothing was compared.\n",
          error: "", status: 3))
      try edit("steady-launch.json", in: folder) {
        $0.replacing(/,\s*"peak_memory_bytes" : 0/, with: "")
      }
      let figure = try check(["--workload", "launch"], in: folder)
      expect(figure.status, is: 3)
      #expect(
        figure.output.contains(
          "the baseline has no peak_memory_bytes, so that of the run is not limited"))
      #expect(try check(["--workload", "launch", "--allow-incomparable"], in: folder).status == 0)
      let missing = try Program.fixture.run(["check", "--baseline", "gone"], in: folder)
      #expect(missing.status == 3 && missing.output.contains("There is no baseline in 'gone'"))
    }
  }

  @Test func `a run that fails as it did when its baseline was written ends with 3`() throws {
    try withFolder { folder in
      _ = try write(in: folder)
      let failure = "no row 1001: the list has 1000"
      try edit("steady-launch.json", in: folder) {
        $0.replacing("\"strategy\" : \"steady\"", with: "\"strategy\" : \"refusing\"")
          .replacing(
            "\"kind\" : \"completed\"", with: "\"kind\" : \"failed\", \"reason\" : \"\(failure)\"")
      }
      let result = try check(["--workload", "launch"], in: folder)
      #expect(result.status == 3, "\(result)")
      #expect(result.output.hasSuffix("1 of 1 baseline could not be compared.\n"), "\(result)")
    }
  }

  @Test func `new baselines leave those of other runs where they are`() throws {
    try withFolder { folder in
      _ = try write(in: folder)
      let chatty = try check(
        ["--update", "--reason", "more", "--strategy", "chatty", "--items", "10", "--quiet"],
        in: folder)
      expect(chatty.status, is: 0)
      try expect(
        FileManager.default.contentsOfDirectory(atPath: file("", in: folder).path).sorted(),
        is: [
          "chatty-launch.json", "chatty-scroll.json", "steady-launch.json", "steady-scroll.json",
        ])
      try expect(check(["--quiet"], in: folder).status, is: 0)
    }
  }

  @Test func `on GitHub the verdicts are added to the summary of the step`() throws {
    try withFolder { folder in
      _ = try write(in: folder)
      try edit("steady-launch.json", in: folder) {
        $0.replacing("\"bodies\" : 11", with: "\"bodies\" : 10")
      }
      var environment = ProcessInfo.processInfo.environment
      environment["GITHUB_STEP_SUMMARY"] = folder.appending(path: "summary.md").path
      let result = try Program.run(
        Program.fixture.path, ["check", "--baseline", "Lim its/ü"], in: folder,
        environment: environment)
      expect(result.status, is: 2)
      try expect(
        String(contentsOf: folder.appending(path: "summary.md"), encoding: .utf8),
        is: """
          **1 of 2 baselines differs: steady × launch.**

          | Baseline | | First |
          | :-- | :-- | :-- |
          | steady × launch | worse | bodies: 10 expected, 11 found (+1) |


          """)
    }
  }

  @Test
  func `a damaged or superfluous baseline is named with its file, and nothing is overwritten`()
    throws
  {
    let cases: [((String) -> String, Int32, String)] = [
      (
        { String($0.dropLast(30)) }, 1,
        "this is no baseline that can be read: it ends too soon, behind “"
      ),
      (
        { $0.replacing("\"schema\" : 2", with: "\"schema\" : 9") }, 3,
        "this baseline has layout 9, and this program reads layout 1 to 2"
      ),
      (
        { $0.replacing("\"bodies\" : 11", with: "\"bodies\" : -11") }, 1,
        "this is no baseline that can be read: “bodies” is -11"
      ),
      (
        { $0.replacing("\"bodies\" : 11", with: "\"bodies\" : NaN") }, 1,
        "this is no baseline that can be read: “bodies” is NaN, which is no value of JSON"
      ),
      (
        { $0.replacing("\"strategy\" : \"steady\"", with: "\"strategy\" : \"gone\"") }, 1,
        "there is no strategy 'gone' any more; known are steady, chatty"
      ),
      (
        { $0.replacing("\"items\" : 10", with: "\"items\" : 0") }, 1,
        "“items” is 0, and must be between 1 and 1,000,000"
      ),
      (
        { $0.replacing("\"workload\" : \"launch\"", with: "\"workload\" : \"scroll\"") }, 1,
        "steady × scroll has a baseline in 'steady-launch.json' already"
      ),
    ]
    for (change, status, sentence) in cases {
      try withFolder { folder in
        _ = try write(in: folder)
        try edit("steady-launch.json", in: folder, change)
        let before = try Data(contentsOf: file("steady-launch.json", in: folder))
        for arguments in [[], ["--update", "--reason", "again"]] {
          let result = try check(arguments, in: folder)
          #expect(result.status == status, "\(result.error)")
          #expect(
            result.error.hasPrefix("simui: 'Lim its/ü/steady-") && result.error.contains(sentence),
            "\(result.error)")
          expect(result.output, is: "")
        }
        try expect(Data(contentsOf: file("steady-launch.json", in: folder)), is: before)
      }
    }
  }

  @Test(arguments: [
    (["--update"], "--update needs a --reason, which is kept in the baselines"),
    (["--update", "--reason", " "], "--update needs a --reason, which is kept in the baselines"),
    (["--reason", "x"], "--reason needs --update"),
    (
      ["--items", "5"], "--items needs --update: a baseline already contains the options of its run"
    ),
    (
      ["--update", "--reason", "x", "--seeds", "3"],
      "a baseline covers one seed; --seeds is for 'run'"
    ),
    (
      ["--update", "--reason", "x", "--github"], "--update compares nothing, so it has no verdicts"
    ),
    (["--script", "a.yaml"], "there is no file 'a.yaml'"),
  ])
  func `options that make no sense together are refused`(arguments: [String], sentence: String)
    throws
  {
    try withFolder { folder in
      let result = try check(arguments, in: folder)
      expect(result, is: ProgramResult(output: "", error: "simui: \(sentence)\n", status: 64))
    }
  }

  @Test func `a run that fails is no baseline`() throws {
    try withFolder { folder in
      let result = try check(
        ["--update", "--reason", "x", "--strategy", "trapping", "--workload", "launch", "--quiet"],
        in: folder)
      expect(result.status, is: 1)
      #expect(result.error.contains("the run trapping × launch failed"))
      #expect(
        !FileManager.default.fileExists(atPath: file("trapping-launch.json", in: folder).path))
    }
  }

  @Test func `every headline run of the catalogue has a committed baseline, once`() throws {
    let text = try withFolder {
      try Program.simui.run(["list", "--format", "json"], in: $0).output
    }
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let scenarios = try #require(list["scenarios"] as? [[String: Any]])
    var expected: Set<String> = []
    for scenario in scenarios {
      func usual(_ kind: String) throws -> [[String: Any]] {
        try #require(scenario[kind] as? [[String: Any]]).filter { $0["isDefault"] as? Bool == true }
      }
      for strategy in try usual("strategies") {
        let refused = strategy["refusals"] as? [String: String] ?? [:]
        for workload in try usual("workloads") {
          let name = try #require(workload["name"] as? String)
          guard refused[name] == nil else { continue }
          expected.insert("\(strategy["name"] ?? "") × \(name)")
        }
      }
    }
    let folder = try BaselineFolder(
      Document("Reports/baselines").url, name: "Reports/baselines")
    let identities = folder.entries.map(\.baseline.identity)
    let held = identities.map { "\($0.strategy) × \($0.workload)" }
    // Flings and pushes are held to their counts as well, though a reader is not shown them.
    #expect(Set(held).isSuperset(of: expected))
    #expect(expected.count > 30 && Set(held).count == held.count)
    #expect(identities.allSatisfy { $0.items == 1_000 && $0.configuration == "release" })
  }
}
