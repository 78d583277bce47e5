// A grid of runs: parts that make the whole, in any order; and going on where a killed one was.

import Expectations
import Foundation
import SimMetrics
import Testing

@Suite struct SweepCommandTests {
  private func sweep(_ output: String, _ arguments: [String] = [], in folder: URL) throws
    -> ProgramResult
  {
    try Program.fixture.run(
      [
        "sweep", "--items", "10,100,1000", "--strategy", "steady", "--seeds", "2", "--device",
        "iPhone13", "--device", "iPhone8", "--output", output,
      ] + arguments, in: folder)
  }

  /// Every file of a folder, by path.
  private func files(_ name: String, in folder: URL) throws -> [String: Data] {
    let root = folder.appending(path: name)
    var all: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      let file = root.appending(path: path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        continue
      }
      all[path] = try Data(contentsOf: file)
    }
    return all
  }

  @Test
  func `parts that are merged in any order give the bytes of the whole, with one job or eight`()
    throws
  {
    try withFolder { folder in
      let whole = try sweep("whole", ["--jobs", "1"], in: folder)
      #expect(whole.status == 0 && whole.error == "")
      let expected = try files("whole", in: folder)
      // What follows from the runs is three files, and a figure for each workload and phone; and the list of all files.
      expect(expected.count, is: 24 + 3 + 4 + 1)
      _ = try sweep("eight", ["--jobs", "8"], in: folder)
      try expect(files("eight", in: folder), is: expected)
      for part in 1...3 {
        try expect(sweep("part \(part)", ["--shard", "\(part)/3"], in: folder).status, is: 0)
      }
      for (name, order) in [("up", [1, 2, 3]), ("down", [3, 1, 2])] {
        let merged = try Program.fixture.run(
          ["merge"] + order.map { "part \($0)" } + ["--output", name], in: folder)
        #expect(merged.status == 0 && merged.output == whole.output)
        try expect(files(name, in: folder), is: expected)
      }
      // Putting the whole into itself changes nothing.
      _ = try Program.fixture.run(["merge", "whole", "part 2", "--output", "whole"], in: folder)
      try expect(files("whole", in: folder), is: expected)
    }
  }

  @Test func `parts that lack runs of the sweep end with 3, and failed runs with 1`() throws {
    try withFolder { folder in
      for part in 1...2 {
        try expect(sweep("part-\(part)", ["--shard", "\(part)/3"], in: folder).status, is: 0)
      }
      let merged = try Program.fixture.run(
        ["merge", "part-1", "part-2", "--output", "most"], in: folder)
      expect(merged.status, is: 3)
      expect(merged.error, is: "simui: 8 of 24 runs of the sweep are missing, of part 3/3\n")
      try expect(files("most", in: folder).count, is: 16 + 3 + 4 + 1)
      _ = try Program.fixture.run(
        [
          "sweep", "--items", "5", "--strategy", "exiting", "--strategy", "steady", "--workload",
          "launch", "--output", "failing", "--quiet",
        ], in: folder)
      let failed = try Program.fixture.run(["merge", "failing", "--output", "all"], in: folder)
      expect(failed.status, is: 1)
      #expect(failed.output.contains("2 runs, 1 of them failed."))
    }
  }

  @Test func `a sweep that is stopped says how many runs are kept, and where`() throws {
    try withFolder { folder in
      let process = Process()
      let error = folder.appending(path: ".error")
      try Data().write(to: error)
      process.executableURL = Program.fixture.path
      process.arguments = [
        "sweep", "--items", "5", "--strategy", "steady", "--strategy", "sleeping", "--workload",
        "launch", "--output", "a", "--jobs", "1",
      ]
      process.currentDirectoryURL = folder
      process.standardError = try FileHandle(forWritingTo: error)
      try process.run()
      let cells = folder.appending(path: "a/cells").path
      while (try? FileManager.default.contentsOfDirectory(atPath: cells))?.count != 1 {
        guard process.isRunning else { break }
      }
      process.interrupt()
      process.waitUntilExit()
      let text = try String(contentsOf: error, encoding: .utf8)
      expect(
        text,
        is:
          "simui: stopped after 1 of 2 runs; 1 of 2 runs of the sweep are kept in 'a', and the same command goes on "
          + "from there\n")
    }
  }

  /// A sweep of the catalogue, whose runs say by which build they were made.
  private static let launches = [
    "sweep", "--items", "3,4,5", "--strategy", "row-values", "--workload", "launch", "--seeds", "2",
    "--device", "iphone-13", "--device", "iphone-8",
  ]

  private func launches(_ output: String, in folder: URL) throws -> ProgramResult {
    try Program.simui.run(Self.launches + ["--output", output], in: folder)
  }

  @Test func `what is there is not run again, and what was left half written is swept away`() throws
  {
    try withFolder { folder in
      try expect(launches("a", in: folder).status, is: 0)
      let expected = try files("a", in: folder)
      let again = try launches("a", in: folder)
      expect(again.error, is: "simui: 12 runs of the sweep are already done\n")
      try expect(files("a", in: folder), is: expected)
      let cells = expected.keys.filter { $0.hasPrefix("cells/") }.sorted()
      try FileManager.default.removeItem(at: folder.appending(path: "a/\(cells[3])"))
      try FileManager.default.removeItem(at: folder.appending(path: "a/sweep.json"))
      try "half".write(
        to: folder.appending(path: "a/cells/.simui-4194301-0.tmp"),
        atomically: false, encoding: .utf8)
      try expect(
        launches("a", in: folder).error, is: "simui: 11 runs of the sweep are already done\n")
      try expect(files("a", in: folder), is: expected)
    }
  }

  @Test func `a sweep that is killed goes on where it was, and ends as if it had not been`() throws
  {
    try withFolder { folder in
      _ = try launches("whole", in: folder)
      let words = Self.launches.joined(separator: " ")
      let script = """
        for i in 3 5 7 9; do
          '\(Program.simui.path.path)' \(words) --output killed --jobs 2 --quiet >/dev/null 2>&1 &
          p=$!
          sleep 0.$i
          kill -9 $p 2>/dev/null
          wait $p 2>/dev/null
        done
        """
      _ = try Program.run(URL(filePath: "/bin/bash"), ["-c", script], in: folder, environment: nil)
      let cells = folder.appending(path: "killed/cells").path
      let there = (try? FileManager.default.contentsOfDirectory(atPath: cells)) ?? []
      let whole = there.filter { !$0.hasPrefix(".") }.count
      let rest = try launches("killed", in: folder)
      expect(rest.status, is: 0)
      if whole > 1 { #expect(rest.error.contains("\(whole) runs of the sweep are already done")) }
      try expect(files("killed", in: folder), is: files("whole", in: folder))
    }
  }

  @Test func `a failed run is reported and does not delay the others`() throws {
    try withFolder { folder in
      let result = try Program.fixture.run(
        [
          "sweep", "--items", "5,6", "--strategy", "exiting", "--strategy", "steady", "--workload",
          "launch", "--output", "a", "--quiet",
        ], in: folder)
      expect(result.status, is: 1)
      #expect(result.error.contains("the run exiting × launch failed"))
      #expect(result.output.hasSuffix("4 runs, 2 of them failed.\n"))
      // The runs, the summaries, the part of the sweep, and the list of what was written.
      try expect(files("a", in: folder).count, is: 4 + 3 + 1 + 1)
    }
  }

  @Test(arguments: [
    (
      ["--shard", "3/2"],
      "'3/2' is not a part such as 2/5: the first number must not exceed the second"
    ),
    (
      ["--shard", "0/2"],
      "'0/2' is not a part such as 2/5: the first number must not exceed the second"
    ),
    (
      ["--shard", "x"], "'x' is not a part such as 2/5: the first number must not exceed the second"
    ),
    (["--items", "10,,20"], "'' is not a whole number of items between 1 and 1,000,000"),
    (["--items", "10,0"], "the number of items must be between 1 and 1,000,000, and 0 is not"),
    (["--strategy", "staedy"], "unknown strategy 'staedy': the nearest is 'steady'"),
    (["--device", "iPhone12"], "unknown device 'iPhone12': the nearest is 'iPhone13'"),
  ])
  func `what cannot be swept is one sentence and no file`(arguments: [String], sentence: String)
    throws
  {
    try withFolder { folder in
      let result = try Program.fixture.run(["sweep"] + arguments + ["--output", "a"], in: folder)
      #expect(result.status == 64 && result.output == "")
      #expect(result.error.contains(sentence), "\(result.error)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "a").path))
    }
  }

  @Test func `parts that disagree, are damaged or are none are refused, and nothing is written`()
    throws
  {
    try withFolder { folder in
      _ = try sweep("a", in: folder)
      let cell = try #require(
        try files("a", in: folder).keys.filter { $0.hasPrefix("cells/") }.min())
      func merge(_ text: (String) -> String) throws -> ProgramResult {
        try? FileManager.default.removeItem(at: folder.appending(path: "b"))
        try FileManager.default.copyItem(
          at: folder.appending(path: "a"), to: folder.appending(path: "b"))
        let file = folder.appending(path: "b/\(cell)")
        try text(try String(contentsOf: file, encoding: .utf8))
          .write(to: file, atomically: true, encoding: .utf8)
        return try Program.fixture.run(["merge", "a", "b", "--output", "c"], in: folder)
      }
      let other = try merge { $0.replacing("\"bodies\" : 1001", with: "\"bodies\" : 1002") }
      expect(other.status, is: 3)
      #expect(other.error.contains("'b/\(cell)' differs from the same run in another part"))
      let damaged = try merge { String($0.dropLast(9)) }
      #expect(
        damaged.status == 1 && damaged.error.contains("'b/\(cell)': this is no cell of a sweep"))
      let negative = try merge { $0.replacing("\"bodies\" : 1001", with: "\"bodies\" : -1") }
      #expect(negative.status == 1 && negative.error.contains("“bodies” is -1.0"))
      let newer = try merge { $0.replacing("\"schema\" : 1", with: "\"schema\" : 2") }
      #expect(
        newer.status == 3 && newer.error.contains("has layout 2, and this program reads layout 1"))
      let none = try Program.fixture.run(["merge", "a", "gone", "--output", "c"], in: folder)
      #expect(none.status == 64 && none.error == "simui: there is no sweep in the folder 'gone'\n")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "c").path))
    }
  }
}
