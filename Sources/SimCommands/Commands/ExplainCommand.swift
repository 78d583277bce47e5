// Explains the causes of one run's bodies: as a tree on standard output, as a graph in files.

package import ArgumentParser
import Foundation
import SimLab
import SimMetrics
import SimReport

/// `simui explain`: the causes and effects of one strategy under one workload.
package struct ExplainCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say why each body ran: which event wrote what, and how that reached it.",
    discussion: """
      Takes one strategy and one workload. The number before a line counts the bodies that it led \
      to. With --against, two strategies stand side by side: '-' marks what only the first one runs, \
      '+' what only the second one does, and the first event at which they part is named.

      With --sensitivity, the three prices that decide the comparison are named, and for each the value at which both \
      strategies would take equally long.

      With --output, the graph is also written, as explain.dot for Graphviz and as explain.png.
      """)

  @OptionGroup var selection: SelectionOptions

  @Option(help: ArgumentHelp("Keep only what led to this view, or through it.", valueName: "type"))
  var view: String?

  @Option(help: ArgumentHelp("Compare with this strategy.", valueName: "strategy"))
  var against: String?

  @Flag(help: "With --against, name the prices that decide which of the two is faster.")
  var sensitivity = false

  @Option(help: ArgumentHelp("The folder for explain.dot and explain.png.", valueName: "folder"))
  var output: String?

  @OptionGroup var overwrite: OverwriteOptions

  @OptionGroup var execution: ExecutionOptions

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    guard !sensitivity || against != nil else {
      throw UsageError("--sensitivity compares two strategies: --against is needed as well")
    }
    let plan = try selection.pair(in: context.catalog, against: against)
    let folder = try output.map {
      try OutputFolder(
        $0, ExpectedFiles(by: "explain", CauseGraphWriter.names), overwrite, context.console)
    }
    let results = try execution.run(plan, in: context)
    let records = try RunDraws.drawn(results.map(\.record), plan: plan)
    let status = ExecutionOptions.report(failuresOf: records, to: context.console)
    guard status == .success else { return status }
    try check(view, among: records)
    let cures = try Cures.records(of: results, plan: plan, execution: execution, in: context)
    context.console.text(ExplainText(records, cures: cures, view: view).text)
    if sensitivity {
      let pricing = try Pricing(device: plan.runs[0].device, plan.runs[0].pricing)
      context.console.text(
        SensitivityText.text(
          try Sensitivity(records[0], records[1], on: pricing),
          names: records.map(\.identity.strategy)))
    }
    if !execution.quiet { UndeclaredWork.report(of: results, plan: plan, to: context.console) }
    if let folder {
      let graph = CauseGraph(records.map(\.counts.causes), view: view)
      try folder.write(CauseGraphWriter(graph, records: records).files())
    }
    return .success
  }

  /// Throws an error for a view that is in no run, with the most similar name.
  private func check(_ view: String?, among records: [RunRecord]) throws {
    guard let view else { return }
    let known = Set(records.flatMap { $0.counts.views.map(\.view) }).sorted()
    try SelectionOptions.check(view, "view", known: known)
  }
}

extension SelectionOptions {
  /// Takes the strategy and the workload that need not be named, as there is no other.
  mutating func chooseTheOnly(of catalog: CommandCatalog) {
    if pairs.strategies.isEmpty, catalog.strategyNames.count == 1 {
      pairs.strategies = catalog.strategyNames
    }
    if pairs.workloads.isEmpty, script == nil, catalog.workloadNames.count == 1 {
      pairs.workloads = catalog.workloadNames
    }
  }

  /// One run, or two that differ only in the strategy.
  ///
  /// - Throws: `UsageError` if other runs are selected.
  func pair(in catalog: CommandCatalog, against other: String?) throws -> RunPlan {
    var one = self
    one.chooseTheOnly(of: catalog)
    guard one.strategies.count == 1, one.workloads.count + (script == nil ? 0 : 1) == 1, seeds == 1
    else {
      throw UsageError(
        "one --strategy, one --workload or --script, and one seed are needed")
    }
    if let other { try Self.check(other, "strategy", known: catalog.strategyNames) }
    var both = one
    var runs = try one.plan(in: catalog).runs
    if let other {
      guard other != one.strategies[0] else {
        throw UsageError("--against needs a strategy other than '\(other)'")
      }
      both.strategies = [other]
      runs += try both.plan(in: catalog).runs
    }
    return RunPlan(
      runs: runs.map { run in
        var run = run
        run.traces = true
        run.wantsTape = true
        return run
      })
  }
}
