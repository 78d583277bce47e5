// How far a pair of strategy and workload is from its first hitch, in the two directions that matter most.

package import ArgumentParser
import Foundation
import SimLab
import SimMetrics

/// `simui limits`: the slowest phone and the largest list without hitches.
package struct LimitsCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "limits",
    abstract: "Say how slow the phone and how long the list may be until a run hitches.",
    discussion: """
      A run hitches from 5 ms/s on. The slowest phone is found by pricing the run again, with the \
      range of nine in ten price draws; 2.0× is a phone of half the speed, 0.5× one of twice. The \
      largest list is found by running one after the other, up to a million items.
      """)

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var execution: ExecutionOptions

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    guard !selection.strategies.isEmpty, !selection.workloads.isEmpty || selection.script != nil
    else {
      throw UsageError("limits needs a strategy and a workload: --strategy NAME --workload NAME")
    }
    let plan = try selection.plan(in: context.catalog)
    let records = try execution.run(plan, in: context).map(\.record)
    let rows = try zip(plan.runs, records).map { request, record in
      try row(request, record, in: context)
    }
    let setting = RunIdentity.setting(of: records.map(\.identity)).joined(separator: " · ")
    let table = Table(
      header: ["Workload", "Strategy", "Hitches", "Slower phone", "Largest list", "then by"],
      rows: rows)
    context.console.text("\(setting)\n\n\(table.text)")
    return ExecutionOptions.tell(failuresOf: records, to: context.console)
  }

  private func row(
    _ request: RunRequest, _ record: RunRecord, in context: CommandContext
  ) throws -> [String] {
    let names = [request.workload, request.strategy]
    guard !record.outcome.isFailure else { return names + ["failed", "–", "–", ""] }
    let ratio = record.hitchRatio.map(ValueFormatter.hitchRatio) ?? "nothing moves"
    guard record.hitchRatio != nil, !record.work.stretches.isEmpty else {
      return names + [ratio, "–", "–", ""]
    }
    let pricing = try Pricing(device: request.device, request.pricing)
    func run(_ request: RunRequest) throws -> RunRecord? {
      let result = try execution.run(RunPlan(runs: [request]), in: context).first?.record
      return result.flatMap { $0.outcome.isFailure ? nil : $0 }
    }
    let headroom = try Headroom(of: record, on: pricing) { phone in
      var other = request
      other.pricing = other.pricing ?? RequestedPricing()
      other.pricing?.profile = phone.profile
      return try run(other)
    }
    let list = try ListLimit { items in
      var other = request
      other.items = items
      return try run(other)
    }
    return names + [ratio, headroom.text, list.text, list.cause ?? ""]
  }
}
