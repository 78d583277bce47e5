// Reports the owners of each run's memory: a table by view and category, the objects by class,
// leaks and churn.

package import ArgumentParser
import Foundation
import SimLab
import SimMetrics

/// `simui memory`: bytes per view type and category, live and peak, per row.
package struct MemoryCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "memory",
    abstract: "Say how many bytes each view holds, of what, and what leaks or churns.",
    discussion: """
      Runs are selected as for 'simui run'. Swift objects that the code under test allocates are \
      measured; what the platform would hold (cells, layers, the graph) is computed from a table of sizes. \
      The peak is the moment at which the run held most. Sizes are those of the blocks of the phone's allocator.
      """)

  /// The output formats of memory.
  package enum Format: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// Tables for a terminal.
    case table
    /// The memory part of the records, as JSON.
    case json
    /// One line for each view and category, for a spreadsheet.
    case csv
  }

  @OptionGroup var selection: SelectionOptions

  @Option(help: "The format of the output.")
  var format = Format.table

  @Option(
    help: ArgumentHelp(
      "Also write it to this file, never in part.", valueName: "file"))
  var output: String?

  @OptionGroup var overwrite: OverwriteOptions

  @OptionGroup var execution: ExecutionOptions

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let plan = try selection.plan(in: context.catalog)
    let file = try output.map { try OutputFile($0, by: "memory", overwrite) }
    let records = try execution.run(plan, in: context).map(\.record)
    let whole = try text(records, width: nil)
    if format == .table, let width = context.console.width {
      context.console.text(try text(records, width: width))
    } else {
      context.console.output(whole)
    }
    try file?.write(Data(whole.utf8))
    return ExecutionOptions.report(failuresOf: records, to: context.console)
  }

  private func text(_ records: [RunRecord], width: Int?) throws -> String {
    let finished = records.filter { if case .failed = $0.outcome { false } else { true } }
    switch format {
    case .table:
      return finished.map { MemoryTables.text($0, width: width) }.joined(separator: "\n")
    case .csv: return MemoryTables.csv(finished)
    case .json:
      let rows = finished.map { MemoryOfRun(identity: $0.identity, memory: $0.memory) }
      return String(decoding: try StableJSON.pretty(rows), as: UTF8.self)
    }
  }

  private struct MemoryOfRun: Encodable {
    let identity: RunIdentity
    let memory: MemoryRecord
  }
}
