// The runner with workers written in the shell: they end in every way in which a child can end.
// The worker's own side is tested with a real one, in simuiTests.

import Expectations
import Foundation
import Glibc
import SimMetrics
import Testing

@testable import SimLab

@Suite(.serialized) struct ProcessRunnerTests {
  /// A plan of runs that differ in their seeds only.
  private func plan(_ seeds: [UInt64]) -> RunPlan {
    RunPlan(
      scenario: "list", strategies: ["a"], workloads: ["launch"], items: [10],
      devices: ["iPhone13"], systems: ["iOS17"], seeds: seeds)
  }

  /// A worker that runs a script; `$request` holds its line and `$seed` the seed in it.
  private func shell(_ script: String, jobs: Int = 1) throws -> ProcessRunner {
    let template = try WorkerCoding.encode(
      WorkerAnswer(
        record: RunRecord(
          identity: RunIdentity(
            request: RunRequest(
              scenario: "list", strategy: "a", workload: "launch", items: 10, device: "iPhone13",
              system: "iOS17", seed: 99), refreshInterval: 1),
          fingerprint: "SEED")))
    let text = String(decoding: template, as: UTF8.self)
    let prelude = """
      read -r request
      seed=$(echo "$request" | sed 's/.*"seed":\\([0-9]*\\).*/\\1/')
      answer() { echo '\(text)' | sed "s/SEED/$seed/" >&3; }

      """
    return ProcessRunner(
      worker: WorkerCommand(executable: "/bin/sh", arguments: ["-c", prelude + script]), jobs: jobs)
  }

  @Test func `records come back in plan order whatever is done first`() throws {
    // The first waits until the last has left its mark.
    let mark = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: mark) }
    var runner = try shell(
      """
      if [ $seed = 1 ]; then while [ ! -e '\(mark)' ]; do sleep 0.01; done; fi
      if [ $seed = 3 ]; then touch '\(mark)'; fi
      echo "run $seed"; answer
      """, jobs: 2)
    var told: [String] = []
    var counts: [String] = []
    runner.finished = { told.append($0.standardOutput) }
    runner.progress = { counts.append("\($0)/\($1)") }
    let results = try runner.run(plan([1, 2, 3]))
    expect(results.map(\.record.fingerprint), is: ["1", "2", "3"])
    expect(told, is: ["run 1\n", "run 2\n", "run 3\n"])
    expect(counts, is: ["1/3", "2/3", "3/3"])
  }

  @Test func `what is printed is kept in the record and handed on`() throws {
    let results = try shell("echo hello; echo careful >&2; answer").run(plan([1]))
    expect(results.map(\.record.messages.console), is: [["hello"]])
    expect(results.map(\.standardError), is: ["careful\n"])
    expect(results.map(\.record.outcome), is: [.completed])
  }

  @Test(arguments: [
    (
      "echo 'A.swift:1: Fatal error: no model' >&2; kill -TRAP $$",
      "A.swift:1: Fatal error: no model\n"
        + "The process was ended by signal 5 (Trace/breakpoint trap)."
    ),
    ("exit 7", "The process ended with exit code 7."),
    ("exit 0", "The process ended before its run was done."),
    ("printf '{\"schema\":1' >&3", "The process ended before its run was done."),
    ("answer; exit 1", "The process ended with exit code 1."),
  ])
  func `a child that dies is a failed run, and the others go on`(
    script: String, message: String
  ) throws {
    let runner = try shell("if [ $seed = 2 ]; then \(script); else answer; fi", jobs: 2)
    let results = try runner.run(plan([1, 2, 3]))
    expect(results.map(\.record.outcome), is: [.completed, .failed(message), .completed])
    expect(results[1].record.identity.seed, is: 2)
    expect(results[1].record.identity.strategy, is: "a")
  }

  @Test func `a child that never ends is ended when its time is over, and the others go on`() throws
  {
    var runner = try shell("if [ $seed = 2 ]; then exec sleep 3600; else answer; fi")
    // A clock that runs on by a minute each time that it is asked.
    var seconds = 0.0
    runner.limit = TimeLimit(seconds: 300) {
      seconds += 60
      return seconds
    }
    let results = try runner.run(plan([1, 2, 3]))
    expect(results.map(\.record.fingerprint), is: ["1", "", "3"])
    expect(
      results[1].record.outcome,
      is: .failed(
        "The run was ended after 300 s of real time (--time-limit): no function of the app's "
          + "could be seen to run."))
  }

  @Test
  func `a trapped child keeps its own message when the time limit cuts its backtrace`()
    throws
  {
    let mark = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: mark) }
    var runner = try shell(
      """
      if [ $seed = 1 ]; then answer; exit; fi
      echo 'A.swift:1: Fatal error: no model' >&2
      echo '*** Signal 4: Backtracing from 0x1' >&2
      touch '\(mark)'; exec sleep 3600
      """)
    // Time passes from the trap on.
    var seconds = 0.0
    runner.limit = TimeLimit(seconds: 300) {
      if FileManager.default.fileExists(atPath: mark) { seconds += 60 }
      return seconds
    }
    let results = try runner.run(plan([1, 2]))
    expect(
      results.map(\.record.outcome),
      is: [
        .completed,
        .failed(
          "A.swift:1: Fatal error: no model\nThe process trapped; 300 s of real time (--time-limit) were "
            + "over before it had said where."),
      ])
  }

  @Test func `much output does not block the child`() throws {
    let results = try shell("head -c 1000000 /dev/zero | tr '\\\\0' x; echo; answer").run(plan([1]))
    expect(results.map(\.standardOutput.utf8.count), is: [1_000_001])
    expect(results.map(\.record.outcome), is: [.completed])
  }

  @Test func `an executable that is not there is an error, not a result`() {
    let runner = ProcessRunner(
      worker: WorkerCommand(executable: "/nowhere/simui", arguments: []), jobs: 1)
    #expect(
      throws: ProcessRunnerError.cannotStart(
        executable: "/nowhere/simui", reason: "No such file or directory")
    ) { try runner.run(plan([1])) }
  }

  @Test func `an interruption ends the children`() throws {
    let mark = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: mark) }
    // The child asks us to stop and would then sleep for an hour.
    let runner = try shell("echo $$ > '\(mark)'; kill -INT $PPID; exec sleep 3600")
    #expect(throws: ProcessRunnerError.interrupted(signal: SIGINT)) { try runner.run(plan([1])) }
    let text = try String(contentsOfFile: mark, encoding: .utf8)
    let child = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    expect(kill(child, 0), is: -1)
  }
}
