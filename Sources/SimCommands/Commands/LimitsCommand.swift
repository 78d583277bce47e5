// How far a pair of strategy and workload is from its first hitch, in the directions that matter.

package import ArgumentParser
import Foundation
import SimLab
import SimMetrics

/// `simui limits`: the slowest phone, the heaviest rows, the largest list and the most updates without hitches.
package struct LimitsCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "limits",
    abstract:
      "Say how slow the phone, how heavy the rows, how long the list and how frequent the updates may be.",
    discussion: """
      A run counts as hitching from 5 ms/s on, in the median of 100 price draws; the range covers nine in \
      ten of them. 2.0× stands for a phone of half the speed, rows with twice the work, or updates twice as often; \
      0.5× means that the run hitches as it is, and would not with half. The limits of phones and rows are found by \
      pricing the run again. Its events stay where they were, so a run made on such a phone may begin to hitch a \
      few per cent earlier. Those of lists (up to a million items) and updates are found by running one after \
      another. The cause is that of a run just beyond the limit.
      """)

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var execution: ExecutionOptions

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    guard !selection.strategies.isEmpty, !selection.workloads.isEmpty || selection.script != nil
    else {
      throw UsageError("limits needs a strategy and a workload: --strategy NAME --workload NAME")
    }
    guard selection.seeds == 1 else {
      throw UsageError("limits cover one seed; --seeds is for 'run'")
    }
    let plan = try selection.plan(in: context.catalog)
    let records = try execution.run(plan, in: context).map(\.record)
    let parts = try zip(plan.runs, records).map { request, record in
      var made: [RunRequest: RunRecord?] = [:]
      return try PairLimits(request: request, record: record) { request in
        if let known = made[request] { return known }
        let result = try execution.run(RunPlan(runs: [request]), in: context).first?.record
        let usable = result.flatMap { $0.outcome.isFailure ? nil : $0 }
        made[request] = .some(usable)
        return usable
      }.text
    }
    let setting = RunIdentity.setting(of: records.map(\.identity)).joined(separator: " · ")
    context.console.text(([setting + "\n"] + parts).joined(separator: "\n"))
    return ExecutionOptions.tell(failuresOf: records, to: context.console)
  }
}

/// The limits of one pair.
private struct PairLimits {
  let request: RunRequest
  let record: RunRecord
  /// Makes a run, each only once; nil when it failed.
  let run: (RunRequest) throws -> RunRecord?

  /// The pair with its hitches, and a line for each direction.
  var text: String {
    get throws {
      let name = "\(request.workload) · \(request.strategy): "
      guard !record.outcome.isFailure else { return name + "the run failed\n" }
      guard record.trackedTime > 0, !record.work.spans.isEmpty else {
        return name + "nothing moves, so nothing can hitch\n"
      }
      let pricing = try Pricing(device: request.device, request.pricing)
      let lines = [
        try line("slower phone", .slowerPhone, pricing),
        try line("heavier rows", .heavierRows, pricing),
        try listLine(pricing),
        try updatesLine(pricing),
      ]
      let table = Table(header: ["", "smooth up to", "9 of 10 draws", "then by"], rows: lines)
      return name + (try hitches(pricing)) + table.text
    }
  }

  /// How much hitches, as the table of `simui run` has it.
  private func hitches(_ pricing: Pricing) throws -> String {
    let row = RunSummary(try PriceDrawing(pricing).drawn(record))
    return """
      \(row.text(.hitchRatio)) of hitches
      Smooth is less than \(ValueFormatter.decimal(Headroom.limit, digits: 0)) ms/s in the middle draw.\n
      """
  }

  private func line(
    _ name: String, _ direction: Headroom.Direction, _ pricing: Pricing
  ) throws -> [String] {
    func runs(_ changed: Pricing) throws -> RunRecord? {
      var other = request
      other.pricing = changed.requested
      return try run(other)
    }
    let room = try Headroom(of: record, on: pricing, direction, run: runs)
    let cause = try room.beyond.map { factor in
      var other = request
      let changed = direction.applied(to: pricing, factor)
      other.pricing = changed.requested
      return try self.cause(of: other, on: changed)
    }
    return [name, room.text, room.rangeText, cause ?? ""]
  }

  private func listLine(_ pricing: Pricing) throws -> [String] {
    let list = try ListLimit {
      var other = request
      other.items = $0
      return try run(other)
    } ratios: {
      try $0.hitchRatios(on: pricing)
    }
    let cause = try list.first.map { items in
      var other = request
      other.items = items
      return try self.cause(of: other, on: pricing)
    }
    return ["more items", list.text, list.rangeText, cause ?? ""]
  }

  private func updatesLine(_ pricing: Pricing) throws -> [String] {
    func runs(_ factor: Double) throws -> RunRecord? {
      var other = request
      other.updateFactor = factor
      return try run(other)
    }
    guard let most = try runs(Headroom.mostUpdates), most.fingerprint != record.fingerprint else {
      return ["more updates", "none come", "", ""]
    }
    let room = try Headroom { factor in
      guard let played = factor == 1 ? record : try runs(factor) else { return [.infinity] }
      return try played.hitchRatios(on: pricing)
    }
    let cause = try room.beyond.map { factor in
      var other = request
      other.updateFactor = factor
      return try self.cause(of: other, on: pricing)
    }
    return ["more updates", room.text, room.rangeText, cause ?? ""]
  }

  /// What the hitches of a run are due to, in one play of it.
  private func cause(of request: RunRequest, on pricing: Pricing) throws -> String {
    guard let record = try run(request) else { return "the run failed" }
    guard !record.work.spans.isEmpty else { return "" }
    let drawn = try PriceDrawing(pricing, count: Headroom.draws).drawn(record)
    return drawn.mainBlame ?? "frames that take longer than most"
  }
}
