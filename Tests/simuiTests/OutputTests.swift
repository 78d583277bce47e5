// What commands leave: whole files or none, wherever the path leads and whenever they are stopped; and names for programs.

import Expectations
import Foundation
import Testing

@testable import SimMetrics

@Suite struct OutputTests {
  @Test func `the list for programs has every name, with units and definitions of the metrics`()
    throws
  {
    let result = try withFolder {
      try Program.fixture.run(["list", "--format", "json"], in: $0)
    }
    expect(result.status, is: 0)
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let scenarios = try #require(list["scenarios"] as? [[String: Any]])
    let strategies = try #require(scenarios[0]["strategies"] as? [[String: Any]])
    expect(
      strategies.compactMap { $0["name"] as? String },
      is: [
        "steady", "chatty", "trapping", "refusing", "exiting", "sleeping",
      ])
    expect(
      strategies.compactMap { $0["isDefault"] as? Bool },
      is: [
        true, true, false, false, false, false,
      ])
    let metrics = try #require(list["metrics"] as? [[String: Any]])
    expect(metrics.compactMap { $0["name"] as? String }, is: Metric.all.map(\.id))
    #expect(metrics.allSatisfy { ($0["definition"] as? String)?.hasSuffix(".") == true })
    #expect(metrics.first { $0["name"] as? String == "peak_memory" }?["unit"] as? String == "bytes")
  }

  @Test func `memory goes into a file as well, at a path with spaces and marks`() throws {
    try withFolder { folder in
      let path = "Spei cher/münze 50%/memory.json"
      let result = try Program.fixture.run(
        [
          "memory", "--strategy", "steady", "--workload", "launch", "--format", "json", "--output",
          path,
        ], in: folder)
      expect(result.status, is: 0)
      try expect(
        String(contentsOf: folder.appending(path: path), encoding: .utf8), is: result.output)
      try expect(
        FileManager.default.contentsOfDirectory(
          atPath: folder.appending(path: "Spei cher/münze 50%").path
        ).sorted(), is: [".simui-files", "memory.json"])
    }
  }

  @Test(arguments: [
    ("", Int32(64), "'' is not a file name"), ("a/", 64, "'a/' is not a file name"),
    ("there", 64, "nothing was written, because 'there' is a folder: choose another --output\n"),
    ("note/memory.json", 64, "is a file, not a folder"),
    ("/proc/none/memory.json", 1, "nothing can be made in '/proc'"),
  ])
  func `a file that cannot be written is reported before anything runs`(
    path: String, status: Int32, sentence: String
  ) throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appending(path: "there"), withIntermediateDirectories: true)
      try "x".write(to: folder.appending(path: "note"), atomically: true, encoding: .utf8)
      let result = try Program.fixture.run(
        ["memory", "--strategy", "sleeping", "--workload", "launch", "--output", path], in: folder)
      expect(result.status, is: status)
      #expect(result.error.contains(sentence), "\(result.error)")
      expect(result.output, is: "")
    }
  }

  // MARK: At every step to the disk

  /// Two states of a folder, and the command that leads from one to the other: parts of a sweep are put into the folder `all`.
  private struct Transition {
    let folder: URL
    let before: [String: Data]
    let after: [String: Data]

    init(in folder: URL) throws {
      self.folder = folder
      for (part, items) in [("a", "5"), ("b", "6")] {
        let made = try Program.fixture.run(
          [
            "sweep", "--items", items, "--strategy", "steady", "--workload", "launch", "--output",
            part, "--quiet",
          ], in: folder)
        expect(made.status, is: 0)
      }
      try expect(Self.merge(["a"], in: folder).status, is: 0)
      before = try Self.contents(of: folder)
      try expect(Self.merge(["a", "b"], in: folder).status, is: 0)
      after = try Self.contents(of: folder)
      #expect(before.count == 5 && after.count == 7 && before["sweep.csv"] != after["sweep.csv"])
    }

    static func merge(_ parts: [String], in folder: URL, _ steps: String? = nil) throws
      -> ProgramResult
    {
      var environment = ProcessInfo.processInfo.environment
      environment["FIXTURE_STEPS"] = steps
      return try Program.run(
        Program.fixture.path, ["merge"] + parts + ["--output", "all"], in: folder,
        environment: environment)
    }

    /// The files of `all` by their paths, hidden ones too.
    static func contents(of folder: URL) throws -> [String: Data] {
      let root = folder.appending(path: "all")
      var all: [String: Data] = [:]
      for path in (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? [] {
        let file = root.appending(path: path)
        guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
          continue
        }
        all[path] = try Data(contentsOf: file)
      }
      return all
    }

    /// Makes the step from `files` on under conditions, and says what is there then.
    func run(from files: [String: Data], _ steps: String) throws -> (ProgramResult, [String: Data])
    {
      try? FileManager.default.removeItem(at: folder.appending(path: "all"))
      for (path, bytes) in files {
        let file = folder.appending(path: "all/\(path)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file)
      }
      return (
        try Self.merge(["a", "b"], in: folder, steps), try Self.contents(of: folder)
      )
    }

    static func isHidden(_ path: String) -> Bool {
      path.split(separator: "/").last?.hasPrefix(".") == true
    }
  }

  @Test(arguments: [true, false])
  func
    `killed before any step to the disk, a process leaves whole files, and the next one sweeps up`(
      isOldThere: Bool
    ) throws
  {
    try withFolder { folder in
      let transition = try Transition(in: folder)
      var (steps, swept) = (0, 0)
      while true {
        let (result, files) = try transition.run(
          from: isOldThere ? transition.before : [:], "kill \(steps + 1)")
        let visible = files.filter { !Transition.isHidden($0.key) }
        for (path, bytes) in visible {
          #expect(
            bytes == transition.after[path] || isOldThere && bytes == transition.before[path],
            "\(path) is not whole after \(steps) steps")
        }
        if isOldThere {
          let old = transition.before.keys.filter { !Transition.isHidden($0) }
          #expect(Set(visible.keys).isSuperset(of: old))
        }
        guard result.status != 0 else { break }
        expect(result.status, is: SIGKILL)
        // What was half written is gone after the next command, which ends as if nothing had been.
        if visible.count < files.count, steps % 4 == 0 {
          swept += 1
          try expect(Transition.merge(["a", "b"], in: folder).status, is: 0)
          try expect(Transition.contents(of: folder), is: transition.after)
        }
        steps += 1
        try #require(steps < 100)
      }
      // For each of five files: it is made, written in two halves, and renamed.
      #expect(steps >= 20 && swept > 2, "\(steps)")
    }
  }

  @Test func `a full disk at any step is reported, and the old file is kept`() throws {
    try withFolder { folder in
      let transition = try Transition(in: folder)
      var steps = 0
      while true {
        let (result, files) = try transition.run(from: transition.before, "full \(steps + 1)")
        guard result.status != 0 else { break }
        expect(result.status, is: 1)
        #expect(files == transition.before, "after \(steps) steps")
        #expect(
          result.error.hasPrefix("simui: ") && result.error.contains("No space left on device"),
          "\(result.error)")
        expect(result.error.filter(\.isNewline).count, is: 1)
        steps += 1
        try #require(steps < 100)
      }
      #expect(steps >= 15, "\(steps)")
    }
  }
}
