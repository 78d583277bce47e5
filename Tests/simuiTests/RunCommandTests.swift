// `run` from end to end, with real children: what reaches which stream, what is kept, which code.

import Expectations
import Foundation
import SimMetrics
import Testing

@Suite struct RunCommandTests {
  private func run(_ arguments: String...) throws -> (ProgramResult, [RunRecord]) {
    try withFolder { folder in
      let result = try Program.fixture.run(["run", "--output", "out"] + arguments, in: folder)
      let data = try Data(contentsOf: folder.appending(path: "out/records.json"))
      return (result, try JSONExporter().decode(data))
    }
  }

  @Test func `without a selection the headline set runs, in catalogue order`() throws {
    let (result, records) = try run("--jobs", "4")
    expect(result.status, is: 0)
    expect(
      records.map { "\($0.identity.strategy) \($0.identity.workload)" },
      is: [
        "steady launch", "steady scroll", "chatty launch", "chatty scroll",
      ])
    expect(Set(records.map(\.identity.items)), is: [1000])
    expect(Set(records.map(\.identity.device)), is: ["iPhone13"])
  }

  @Test func `the options reach the run`() throws {
    let (_, records) = try run(
      "--items", "25", "--seed", "7", "--strategy", "steady", "--workload", "scroll",
      "--device", "iPhone8", "--system", "iOS15")
    expect(records.map(\.counts.total.bodies), is: [32])
    expect(records.map(\.identity.device), is: ["iPhone8"])
    expect(records.map(\.identity.system), is: ["iOS15"])
    expect(records.map(\.identity.workload), is: ["scroll"])
  }

  @Test func `two processes print the same bytes, however many jobs`() throws {
    let one = try run("--format", "json", "--jobs", "1").0
    let many = try run("--format", "json", "--jobs", "3").0
    expect(one, is: many)
    try expect(JSONExporter().decode(Data(one.output.utf8)).count, is: 4)
  }

  @Test func `what user code prints is on standard error and in the record`() throws {
    let (result, records) = try run("--strategy", "chatty", "--workload", "launch")
    expect(result.error, is: "RowView: @self changed.\ninput: none\n")
    #expect(!result.output.contains("changed"))
    expect(records.map(\.messages.console), is: [["RowView: @self changed.", "input: none"]])
  }

  @Test func `quiet leaves results and errors`() throws {
    let (result, _) = try run("--strategy", "chatty", "--quiet")
    expect(result.error, is: "")
    #expect(!result.output.isEmpty)
  }

  @Test func `a trap fails one run and is reported with its message`() throws {
    let (result, records) = try run(
      "--strategy", "trapping", "--strategy", "steady", "--workload", "launch", "--quiet")
    expect(records.map(\.identity.strategy), is: ["steady", "trapping"])
    expect(records[0].outcome, is: .completed)
    expect(records[1].messages.console, is: ["before the trap"])
    guard case .failed(let message) = records[1].outcome else {
      Issue.record("the trap is not a failure: \(records[1].outcome)")
      return
    }
    let lines = message.split { $0.isNewline }
    expect(
      lines.first?.hasSuffix("Fatal error: No ObservableObject of type Store found."), is: true)
    #expect(lines.contains { $0.hasPrefix("The process was ended by signal ") })
    expect(result.error, is: "simui: the run trapping × launch failed: \(message)\n")
    expect(result.status, is: 1)
  }

  @Test func `what never returns is a failed run after its time`() throws {
    let (result, records) = try run(
      "--strategy", "sleeping", "--workload", "launch", "--time-limit", "1")
    expect(records.map(\.outcome.isFailure), is: [true])
    let start = "The run was ended after 1 s of real time (--time-limit): "
    expect(records[0].outcome.reason?.hasPrefix(start), is: true)
    expect(result.status, is: 1)
  }

  @Test func `an error and an exit are failed runs too`() throws {
    let (result, records) = try run(
      "--strategy", "refusing", "--strategy", "exiting", "--workload", "launch")
    expect(
      records.map(\.outcome),
      is: [
        .failed("no row 1001: the list has 1000"),
        .failed("The process ended with exit code 9."),
      ])
    expect(result.status, is: 1)
  }

  @Test func `a run that failed has no pictures, and those of earlier runs go`() throws {
    try withFolder { folder in
      func figures() throws -> [String] {
        let place = folder.appending(path: "out/figures").path
        guard FileManager.default.fileExists(atPath: place) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: place).sorted()
      }
      let command = ["run", "--output", "out", "--workload", "launch"]
      _ = try Program.fixture.run(command + ["--strategy", "steady"], in: folder)
      try expect(
        Set(figures()).isSuperset(of: ["comparison.png", "steady-launch-timeline.png"]), is: true)
      _ = try Program.fixture.run(command + ["--strategy", "trapping"], in: folder)
      try expect(figures(), is: [])
      let page = try String(contentsOf: folder.appending(path: "out/report.html"), encoding: .utf8)
      #expect(page.contains("Failed: "))
      #expect(!page.contains("<svg"))
    }
  }

  @Test
  func `figures are PNG, or SVG or dark on request, and replace those of the other form`()
    throws
  {
    try withFolder { folder in
      let command = [
        "run", "--output", "out", "--workload", "launch", "--strategy", "steady", "--quiet",
      ]
      let place = folder.appending(path: "out/figures")
      func expectFigures(_ options: [String], are kind: String) throws {
        _ = try Program.fixture.run(command + options, in: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
        #expect(names.contains("steady-launch-timeline.\(kind)"))
        #expect(names.allSatisfy { $0.hasSuffix(".\(kind)") }, "\(names)")
      }
      try expectFigures([], are: "png")
      try expectFigures(["--figures", "svg"], are: "svg")
      try expectFigures(["--figure-scale", "1", "--dark"], are: "png")
      let file = try Data(contentsOf: place.appending(path: "comparison.png"))
      // 1,200 points wide at one pixel a point.
      expect(Array(file[16..<20]), is: [0, 0, 4, 176])
      let text = try String(contentsOf: folder.appending(path: "out/report.md"), encoding: .utf8)
      #expect(text.contains("(figures/comparison.png)"))
      let wrong = try Program.fixture.run(command + ["--figure-scale", "3"], in: folder)
      expect(wrong.status, is: 64)
      #expect(wrong.error.contains("'3' is not a figure scale: use 1 or 2"))
    }
  }

  @Test func `a request to stop ends the command and its children`() throws {
    try withFolder { folder in
      let process = Process()
      process.executableURL = Program.fixture.path
      process.arguments = ["run", "--strategy", "sleeping", "--jobs", "1"]
      process.currentDirectoryURL = folder
      let error = folder.appending(path: ".error")
      try Data().write(to: error)
      process.standardError = try FileHandle(forWritingTo: error)
      try process.run()
      var children: [Int32] = []
      while children.isEmpty, process.isRunning {
        children = try self.children(of: process.processIdentifier)
      }
      process.interrupt()
      process.waitUntilExit()
      expect(process.terminationReason, is: .uncaughtSignal)
      #expect(children.allSatisfy { kill($0, 0) == -1 })
      let text = try String(contentsOf: error, encoding: .utf8)
      expect(text, is: "simui: stopped after 0 of 2 runs; nothing was written\n")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Reports").path))
    }
  }

  private func children(of process: Int32) throws -> [Int32] {
    let list = "/proc/\(process)/task/\(process)/children"
    let text = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { Int32($0) }
  }
}
