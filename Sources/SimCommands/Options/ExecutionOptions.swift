// The options for making runs that are common to all commands with a plan.

import ArgumentParser
import Foundation
import SimLab
import SimMetrics

/// The options for making runs, and their execution.
package struct ExecutionOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many runs to make at a time (default: one per processor).", valueName: "number"),
    transform: Self.parseJobs)
  var jobs: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many seconds of real time a run may take; one that takes longer has failed.",
      valueName: "seconds"),
    transform: Self.parseLimit)
  var timeLimit = 120

  @Flag(help: "Print results and errors, and nothing else.")
  var quiet = false

  package init() {}

  /// Makes the runs of a plan, in child processes.
  ///
  /// Progress, and the output of the code under test, is written to standard error.
  ///
  /// - Parameter outer: The progress line of a command that makes its runs one by one; the plan
  ///   then shows none of its own.
  /// - Parameter kept: What remains of the results if the command is stopped, as the end of a
  ///   sentence.
  /// - Parameter showsOutput: Whether output of the code under test is passed on.
  /// - Parameter each: A closure that is called with each result, in the order of the plan, as soon
  ///   as it and those before it are available.
  /// - Throws: `UsageError` if the user's script could not be played; all runs were made then.
  @discardableResult
  func run(
    _ plan: RunPlan, in context: CommandContext, showsOutput: Bool = true,
    within outer: Progress? = nil, kept: () -> String = { "nothing was written" },
    each: ((RunResult) -> Void)? = nil
  ) throws -> [RunResult] {
    if !quiet {
      for sentence in plan.leftOut { context.console.error("simui: \(sentence)\n") }
    }
    let progress = Progress(console: context.console, isWanted: !quiet && outer == nil)
    var finished = 0
    var runner = ProcessRunner(
      worker: context.worker, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    let start = ContinuousClock.now
    runner.limit = TimeLimit(seconds: timeLimit) { (ContinuousClock.now - start) / .seconds(1) }
    runner.progress = { done, total in
      finished = done
      progress.show(done: done, total: total, since: start)
    }
    runner.keepsResults = each == nil
    runner.finished = { result in
      each?(result)
      Self.report(refusalOf: result, to: context.console)
      guard showsOutput, !quiet else { return }
      let text = result.standardOutput + result.standardError
      guard !text.isEmpty else { return }
      (outer ?? progress).clear()
      context.console.error(text)
    }
    progress.show(done: 0, total: plan.runs.count)
    defer { progress.clear() }
    let results: [RunResult]
    do {
      results = try runner.run(plan)
    } catch let error as ProcessRunnerError {
      if case .interrupted = error {
        (outer ?? progress).clear()
        let done =
          outer == nil
          ? " after \(finished) of \(ValueFormatter.count(plan.runs.count, "run"))" : ""
        context.console.error("simui: stopped\(done); \(kept())\n")
      }
      throw error
    }
    try Self.refuse(badInputOf: results)
    return results
  }

  /// Reports once that user work could not be priced as requested, even with `--quiet`, because the
  /// figures are then not those that were requested.
  private static func report(refusalOf result: RunResult, to console: Console) {
    guard let refusal = result.userWork?.refusal else { return }
    console.errorOnce(
      "simui: --price-user-work prices nothing here, because \(refusal); the runs are as without it.\n"
    )
  }

  /// Reports the problems of a script, each once, with the strategies under which it was found.
  private static func refuse(badInputOf results: [RunResult]) throws {
    var reported: [(sentence: String, strategies: [String])] = []
    for result in results {
      guard let sentence = result.badInput else { continue }
      let strategy = result.record.identity.strategy
      if let place = reported.firstIndex(where: { $0.sentence == sentence }) {
        reported[place].strategies.append(strategy)
      } else {
        reported.append((sentence, [strategy]))
      }
    }
    guard !reported.isEmpty else { return }
    let isShared = reported.count == 1 && reported[0].strategies.count == results.count
    throw UsageError(
      reported.map { entry in
        isShared
          ? entry.sentence : "\(entry.sentence) (under \(entry.strategies.joined(separator: ", ")))"
      }.joined(separator: "; "))
  }

  /// Reports the runs that failed, with the reason.
  ///
  /// - Returns: A failure if there is any.
  static func report(failuresOf records: [RunRecord], to console: Console) -> ExitStatus {
    var status = ExitStatus.success
    for record in records {
      guard case .failed(let message) = record.outcome else { continue }
      status = .failure
      let name = "\(record.identity.strategy) × \(record.identity.workload)"
      console.error("simui: the run \(name) failed: \(message)\n")
    }
    return status
  }

  private static func parseLimit(_ text: String) throws -> Int {
    guard let seconds = Int(text), (1...86_400).contains(seconds) else {
      throw UsageError("'\(text)' is not a whole number of seconds between 1 and 86,400")
    }
    return seconds
  }

  private static func parseJobs(_ text: String) throws -> Int {
    guard let jobs = Int(text), (1...256).contains(jobs) else {
      throw UsageError("'\(text)' is not a whole number of jobs between 1 and 256")
    }
    return jobs
  }
}
