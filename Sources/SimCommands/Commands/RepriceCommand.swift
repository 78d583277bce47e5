// Reprices records: the work is priced again, and no code under test runs.

package import ArgumentParser
import Foundation
import SimDevice
import SimLab
import SimMetrics

/// `simui reprice`: finished runs on another phone, or under other prices.
package struct RepriceCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "reprice",
    abstract: "Price finished runs again, for another phone or other prices; nothing is run.",
    discussion: """
      Takes the records.json of 'simui run'. The time of all work is that of a run on the other \
      phone wherever that run does the same; touches and timers stay at their times, and memory \
      stays that of the phone of the run. Under the run's own prices nothing changes. For a phone that never had \
      the system of the run, the figures are given for the nearest that it had; what the views did is that of the run.
      """)

  @Argument(help: ArgumentHelp("The file of records.", valueName: "records"))
  var records: String

  @OptionGroup var repricing: RepricingOptions

  @Option(help: ArgumentHelp("The folder for records, report and figures.", valueName: "folder"))
  var output = "Reports/repriced"

  @OptionGroup var overwrite: OverwriteOptions

  @Option(help: "The format of the output.")
  var format = OutputFormat.table

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let runs = try RecordFiles.read(records)
    let folder = try OutputFolder(
      output, RunOutput.expected(by: "reprice"), overwrite, context.console)
    var drawings = RunDraws()
    let priced = try runs.map { try price($0, in: context, &drawings) }
    try RunOutput.show(priced, format: format, on: context.console)
    try RunOutput.write(priced, to: folder)
    if format == .table {
      RunOutput.conclude(priced, report: "\(output)/report.html", on: context.console)
    }
    return .success
  }

  private func price(
    _ record: RunRecord, in context: CommandContext, _ drawings: inout RunDraws
  ) throws -> RunRecord {
    if case .failed = record.outcome { return record }
    let pricing = try repricing.pricing(for: record, in: context.catalog)
    let system = try repricing.system(of: record, in: context)
    do {
      // With noise, the record is a single draw.
      guard pricing.conditions.noiseSeed == nil else {
        return try record.priced(by: pricing, on: system)
      }
      var priced = record
      priced.identify(by: pricing, on: system)
      return try drawings.drawing(for: pricing).drawn(priced)
    } catch let error as RepricingError {
      throw UsageError("'\(records)': \(error.description)")
    }
  }
}
