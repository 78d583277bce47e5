// What commands leave: whole files or none, wherever the path leads; and names for programs.

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
    #expect(result.status == 0)
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let scenarios = try #require(list["scenarios"] as? [[String: Any]])
    let strategies = try #require(scenarios[0]["strategies"] as? [[String: Any]])
    #expect(
      strategies.compactMap { $0["name"] as? String } == [
        "steady", "chatty", "trapping", "refusing", "exiting", "sleeping",
      ])
    #expect(
      strategies.compactMap { $0["isDefault"] as? Bool } == [
        true, true, false, false, false, false,
      ])
    let metrics = try #require(list["metrics"] as? [[String: Any]])
    #expect(metrics.compactMap { $0["name"] as? String } == Metric.all.map(\.id))
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
      #expect(result.status == 0)
      #expect(
        try String(contentsOf: folder.appending(path: path), encoding: .utf8) == result.output)
      #expect(
        try FileManager.default.contentsOfDirectory(
          atPath: folder.appending(path: "Spei cher/münze 50%").path) == ["memory.json"])
    }
  }

  @Test(arguments: [
    ("", Int32(64), "'' is no name of a file"), ("a/", 64, "'a/' is no name of a file"),
    ("there", 1, "results cannot be written to 'there': it is a folder"),
    ("note/memory.json", 1, "is a file, not a folder"),
    ("/proc/none/memory.json", 1, "nothing can be made in '/proc'"),
  ])
  func `a file that cannot be written is told before anything runs`(
    path: String, status: Int32, sentence: String
  ) throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appending(path: "there"), withIntermediateDirectories: true)
      try "x".write(to: folder.appending(path: "note"), atomically: true, encoding: .utf8)
      let result = try Program.fixture.run(
        ["memory", "--strategy", "sleeping", "--workload", "launch", "--output", path], in: folder)
      #expect(result.status == status)
      #expect(result.error.contains(sentence), "\(result.error)")
      #expect(result.output == "")
    }
  }

  // MARK: Sets of files

  @Test func `a set that cannot be written whole leaves what was there, and nothing else`() throws {
    try withFolder { folder in
      var first = AtomicFiles()
      first.add("a.txt", Data("old".utf8))
      try first.write(to: folder)
      var second = AtomicFiles()
      second.add("a.txt", Data("new".utf8))
      second.add("new folder/b.txt", Data("new".utf8))
      second.add("a.txt/c.txt", Data("new".utf8))
      let error = #expect(throws: FileWriteError.self) { try second.write(to: folder) }
      #expect(error?.reason == "it is a file, not a folder")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
      #expect(try String(contentsOf: folder.appending(path: "a.txt"), encoding: .utf8) == "old")
    }
  }

  @Test func `a full disk leaves nothing behind`() throws {
    // A disk of 64 KB, where the system lets one be made.
    try withFolder { folder in
      let script = """
        mount -t tmpfs -o size=64k none '\(folder.path)' 2>/dev/null || exit 77
        '\(Program.fixture.path.path)' check --baseline '\(folder.path)/b' --update --reason x \
        --strategy steady --items 5 --quiet && echo first
        head -c 200000 /dev/zero > '\(folder.path)/fill' 2>/dev/null
        '\(Program.fixture.path.path)' memory --strategy steady --workload launch --quiet \
        --output '\(folder.path)/b/memory.txt'
        echo "status $?"
        ls -A '\(folder.path)/b'
        """
      let result = try Program.run(
        URL(filePath: "/usr/bin/env"), ["unshare", "-m", "sh", "-c", script],
        in: FileManager.default.temporaryDirectory.appending(path: folder.lastPathComponent),
        environment: nil)
      if result.status == 77 || result.error.contains("unshare") {
        try Test.cancel("no disk can be mounted here")
      }
      let lines = result.output.split(separator: "\n").map(String.init)
      #expect(lines.contains("first"), "\(result)")
      #expect(lines.contains("status 1"), "\(result)")
      #expect(lines.suffix(2) == ["steady-launch.json", "steady-scroll.json"], "\(result)")
      #expect(result.error.contains("space"), "\(result)")
    }
  }

  @Test func `a process that is killed at any moment leaves whole files or none`() throws {
    try withFolder { folder in
      let script = """
        i=0
        while [ $i -lt 25 ]; do
          '\(Program.fixture.path.path)' check --baseline b --update --reason "$i" --strategy steady \
          --items $((i + 1)) --quiet >/dev/null 2>&1 &
          p=$!
          sleep 0.0$((i * 7 % 90 + 10))
          kill -9 $p 2>/dev/null
          wait $p 2>/dev/null
          i=$((i + 1))
        done
        '\(Program.fixture.path.path)' check --baseline b --allow-incomparable
        """
      let result = try Program.run(
        URL(filePath: "/bin/sh"), ["-c", script], in: folder, environment: nil)
      // Whatever was written last is a whole baseline, and is met.
      #expect(result.status == 0, "\(result)")
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "b").path))
        ?? []
      for name in names where !name.hasPrefix(".") {
        let data = try Data(contentsOf: folder.appending(path: "b/\(name)"))
        #expect(throws: Never.self) { try Baseline(decoding: data) }
      }
    }
  }
}
