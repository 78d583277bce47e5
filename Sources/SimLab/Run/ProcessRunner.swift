// Runs a plan, one child process a run, a few at a time.
//
// A device owns its process: executors, clock, main queue. So runs are spread over processes, which
// also contains what user code may do: a trap ends one run and the others go on. One loop in one
// thread waits for all children; there is nothing to lock, and results leave it in plan order.

import Foundation
import Glibc
import SimMetrics

/// Runs plans in child processes.
package struct ProcessRunner {
  /// How a child is started.
  package var worker: WorkerCommand
  /// How many children run at a time, at least one.
  package var jobs: Int
  /// Called whenever a run is done, in the order of completion, with how many are.
  package var progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  /// Called with each result, in the order of the plan.
  package var finished: (RunResult) -> Void = { _ in }

  /// How long one wait may last before signals are looked at, in milliseconds.
  private static let longestWait: Int32 = 100

  /// Makes a runner.
  package init(worker: WorkerCommand, jobs: Int) {
    precondition(jobs >= 1, "At least one child must be allowed to run.")
    self.worker = worker
    self.jobs = jobs
  }

  /// Runs a plan to its end.
  ///
  /// - Returns: One result for each run, in the order of the plan.
  /// - Throws: `ProcessRunnerError` when no child can be started or this process was asked to stop;
  ///   no child is left running then.
  package func run(_ plan: RunPlan) throws -> [RunResult] {
    try Interruption.noting { try runNoting(plan) }
  }

  private func runNoting(_ plan: RunPlan) throws -> [RunResult] {
    var results: [RunResult?] = Array(repeating: nil, count: plan.runs.count)
    var running: [(index: Int, child: ChildProcess)] = []
    var started = 0
    var told = 0
    var done = 0
    defer { for entry in running { entry.child.end() } }
    while done < plan.runs.count {
      if let signal = Interruption.signal { throw ProcessRunnerError.interrupted(signal: signal) }
      while running.count < jobs, started < plan.runs.count {
        running.append((started, try start(plan.runs[started])))
        started += 1
      }
      wait(for: running.map(\.child))
      for (index, child) in running {
        child.readAvailable()
        guard let end = child.endIfOver() else { continue }
        results[index] = result(of: child, end: end, request: plan.runs[index])
        running.removeAll { $0.index == index }
        done += 1
        progress(done, plan.runs.count)
      }
      while told < results.count, let result = results[told] {
        finished(result)
        told += 1
      }
    }
    return results.compactMap { $0 }
  }

  private func start(_ request: RunRequest) throws -> ChildProcess {
    do {
      return try ChildProcess(command: worker, request: try WorkerCoding.encode(request))
    } catch let failure as SystemFailure {
      throw ProcessRunnerError.cannotStart(
        executable: worker.executable, reason: failure.description)
    }
  }

  private func wait(for children: [ChildProcess]) {
    var descriptors = children.flatMap(\.openDescriptors).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard !descriptors.isEmpty else { return }
    _ = poll(&descriptors, nfds_t(descriptors.count), Self.longestWait)
  }

  private func result(of child: ChildProcess, end: ChildEnd, request: RunRequest) -> RunResult {
    let (output, error) = (child.standardOutput, child.standardError)
    let decoded = end.isOrderly ? WorkerCoding.decodeAnswer(child.result) : nil
    var answer =
      decoded
      ?? WorkerAnswer(
        record: RunRecord(
          identity: RunIdentity(request: request, refreshInterval: 0),
          outcome: .failed(end.message(standardError: error))))
    if answer.record.console.isEmpty {
      answer.record.console = output.split { $0.isNewline }.map(String.init)
    }
    return RunResult(
      record: answer.record, tape: answer.tape, badInput: answer.badInput, standardOutput: output,
      standardError: error)
  }
}
