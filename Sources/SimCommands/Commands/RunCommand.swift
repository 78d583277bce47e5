// Plan, run, print, write. What cannot work is found before the first child starts.

package import ArgumentParser
import Foundation
import SimLab
import SimMetrics

/// `simui run`: runs strategies with workloads and reports on them.
package struct RunCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run strategies with workloads and say which is slow, and which is fat.",
    discussion: """
      Without a selection a headline set is run that is done in seconds. Results go to standard \
      output; progress, and whatever the code under test prints, to standard error. 'simui list' \
      gives the names.
      """)

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var output: OutputOptions

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let plan = try selection.plan(in: context.catalog)
    let folder = try OutputFolder.checked(output.output)
    let records = try run(plan, in: context)
    context.console.output(try RunOutput.text(records, format: output.format))
    do {
      try RunOutput.write(records, to: folder)
    } catch {
      throw CommandFailure("results cannot be written to '\(output.output)': \(error)")
    }
    return tell(failuresOf: records, to: context.console)
  }

  private func run(_ plan: RunPlan, in context: CommandContext) throws -> [RunRecord] {
    let progress = Progress(console: context.console, isWanted: !output.quiet)
    var runner = ProcessRunner(
      worker: context.worker, jobs: output.jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    runner.progress = { progress.show(done: $0, total: $1) }
    if !output.quiet {
      runner.finished = { result in
        let text = result.standardOutput + result.standardError
        guard !text.isEmpty else { return }
        progress.clear()
        context.console.error(text)
      }
    }
    progress.show(done: 0, total: plan.runs.count)
    defer { progress.clear() }
    return try runner.run(plan).map(\.record)
  }

  private func tell(failuresOf records: [RunRecord], to console: Console) -> ExitStatus {
    var status = ExitStatus.success
    for record in records {
      guard case .failed(let message) = record.outcome else { continue }
      status = .failure
      let name = "\(record.identity.strategy) × \(record.identity.workload)"
      console.error("simui: the run \(name) failed: \(message)\n")
    }
    return status
  }
}
