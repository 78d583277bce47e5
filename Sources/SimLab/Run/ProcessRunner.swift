// Runs a plan with one child process per run, several at a time.
//
// A device owns the executors, clock and main queue of its process, so runs are distributed over
// processes. This also contains the effects of user code: a trap ends one run, and the others
// continue. One loop in one thread waits for all children, so there is nothing to lock, and results
// are delivered in the order of the plan.

import Foundation
import Glibc
import SimMetrics

/// Runs plans in child processes.
package struct ProcessRunner {
  /// The command that starts a child.
  package var worker: WorkerCommand
  /// The number of children at a time, at least one.
  package var jobs: Int
  /// The time limit of a child; nil for no limit.
  package var limit: TimeLimit?
  /// Whether results are returned; a plan with thousands of runs only passes them to `finished`.
  package var keepsResults = true
  /// Called after each run in the order of completion, with the number of completed runs.
  package var progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  /// Called with each result in the order of the plan.
  package var finished: (RunResult) -> Void = { _ in }

  /// The maximum duration of one wait before signals are checked, in milliseconds.
  private static let longestWait: Int32 = 100

  package init(worker: WorkerCommand, jobs: Int) {
    precondition(jobs >= 1, "At least one child must be allowed to run.")
    self.worker = worker
    self.jobs = jobs
  }

  /// Runs a plan.
  ///
  /// - Returns: one result per run in the order of the plan; empty if results are not kept.
  /// - Throws: `ProcessRunnerError` if a child cannot be started or this process was requested to
  ///   stop; no child is then left running.
  package func run(_ plan: RunPlan) throws -> [RunResult] {
    try Interruption.noting { try runNoting(plan) }
  }

  private func runNoting(_ plan: RunPlan) throws -> [RunResult] {
    var results: [RunResult?] = Array(repeating: nil, count: plan.runs.count)
    var running: [Running] = []
    var started = 0
    var deliveredCount = 0
    var done = 0
    defer { for entry in running { entry.child.end() } }
    while done < plan.runs.count {
      if let signal = Interruption.signal { throw ProcessRunnerError.interrupted(signal: signal) }
      while running.count < jobs, started < plan.runs.count {
        running.append(
          Running(
            index: started, child: try start(plan.runs[started]), started: limit?.now() ?? 0))
        started += 1
      }
      wait(for: running.map(\.child))
      for entry in running {
        entry.child.readAvailable()
        guard let end = entry.child.endIfOver() else { continue }
        results[entry.index] = result(of: entry, end: end, request: plan.runs[entry.index])
        running.removeAll { $0.index == entry.index }
        done += 1
        progress(done, plan.runs.count)
      }
      // Limits are enforced only for children that have not ended.
      if let limit { for index in running.indices { running[index].enforce(limit) } }
      while deliveredCount < results.count, let result = results[deliveredCount] {
        finished(result)
        if !keepsResults { results[deliveredCount] = nil }
        deliveredCount += 1
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

  private func result(of run: Running, end: ChildEnd, request: RunRequest) -> RunResult {
    let (output, error) = (run.child.standardOutput, run.child.standardError)
    let decoded = end.isOrderly ? WorkerCoding.decodeAnswer(run.child.result) : nil
    var answer =
      decoded
      ?? WorkerAnswer(
        record: RunRecord(
          identity: RunIdentity(failed: request),
          outcome: .failed(message(of: run, end: end, standardError: error))))
    if answer.record.messages.console.isEmpty {
      answer.record.messages.console = output.split { $0.isNewline }.map(String.init)
    }
    return RunResult(
      record: answer.record, tape: answer.tape, trace: answer.trace, pictures: answer.pictures,
      userWork: answer.userWork, finalTexts: answer.finalTexts, badInput: answer.badInput,
      standardOutput: output,
      standardError: end.isOrderly ? error : Backtrace(standardError: error).rest)
  }

  private func message(of run: Running, end: ChildEnd, standardError: String) -> String {
    guard let limit else { return end.message(standardError: standardError) }
    guard run.isOverdue else {
      return end.message(
        standardError: standardError, cutAt: run.wasKilled ? limit.seconds : nil)
    }
    return ChildEnd.overdueMessage(limit: limit.seconds, standardError: standardError)
  }
}

/// The time limit of a run in real time.
///
/// The caller provides the clock: no code below the commands reads one, and no result depends on
/// it.
package struct TimeLimit {
  /// The time limit of one run in seconds.
  package var seconds: Int
  /// Returns the present time in seconds since an arbitrary time.
  package var now: () -> Double

  package init(seconds: Int, now: @escaping () -> Double) {
    self.seconds = seconds
    self.now = now
  }

  /// The time for which a child that was requested to end can print its backtrace, in seconds.
  static let patience = 10.0
}

/// A running child with its start time.
private struct Running {
  let index: Int
  let child: ChildProcess
  let started: Double
  /// Whether the child was requested to end.
  private(set) var isOverdue = false
  /// Whether the child was killed while it was ending on its own.
  private(set) var wasKilled = false

  init(index: Int, child: ChildProcess, started: Double) {
    self.index = index
    self.child = child
    self.started = started
  }

  /// Requests the child to end when its time limit is exceeded, and kills it if it does not.
  ///
  /// A child that is already printing a backtrace is not requested to end, because that would
  /// replace its own message.
  mutating func enforce(_ limit: TimeLimit) {
    let late = limit.now() - started - Double(limit.seconds)
    guard late >= 0 else { return }
    if !isOverdue, !Backtrace.hasBegun(in: child.standardError) {
      isOverdue = true
      child.abort()
    }
    guard late > TimeLimit.patience else { return }
    wasKilled = !isOverdue
    child.kill()
  }
}
