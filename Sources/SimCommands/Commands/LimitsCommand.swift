// Determines how far a pair of strategy and workload is from its first hitch, in four directions.

package import ArgumentParser
import Foundation
import SimLab
import SimMetrics

/// `simui limits`: the slowest phone, the heaviest rows, the largest list and the most updates without hitches.
package struct LimitsCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "limits",
    abstract:
      "Find the slowest phone, the heaviest rows, the longest list and the most frequent updates without hitches.",
    discussion: """
      A run counts as hitching from 5 ms/s on, in the median of 100 simulated cost variations; the range \
      contains 90 % of them. 2.0× means a phone of half the speed, rows with twice the work, or updates \
      twice as often; 0.5× means that the run hitches, and would not with half the work. The limits of \
      phones and rows are found by pricing the run again with its events at the same times, so a run on such \
      a phone may hitch a few per cent earlier. The limits of lists (up to a million items) and updates are \
      found by further runs. The cause is that of a run just beyond the limit.
      """)

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var execution: ExecutionOptions

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    var selection = selection
    selection.chooseTheOnly(of: context.catalog)
    guard !selection.strategies.isEmpty, !selection.workloads.isEmpty || selection.script != nil
    else {
      throw UsageError("limits needs a strategy and a workload: --strategy NAME --workload NAME")
    }
    guard selection.seeds == 1 else {
      throw UsageError("limits cover one seed; --seeds is for 'run'")
    }
    let plan = try selection.plan(in: context.catalog)
    let records = try execution.run(plan, in: context).map(\.record)
    let progress = Progress(console: context.console, isWanted: !execution.quiet, noun: "limits")
    defer { progress.clear() }
    let start = ContinuousClock.now
    let count = PairLimits.count(in: context.catalog)
    let total = records.count * count
    var done = 0
    let pairs = zip(plan.runs, records).map { request, record in
      var made: [RunRequest: RunRecord?] = [:]
      return PairLimits(
        request: request, record: record, hasItems: context.catalog.hasItems
      ) { request in
        if let known = made[request] { return known }
        let plan = RunPlan(runs: [request])
        let result = try execution.run(plan, in: context, within: progress).first?.record
        let usable = result.flatMap { $0.outcome.isFailure ? nil : $0 }
        made[request] = .some(usable)
        return usable
      } found: {
        done += 1
        progress.show(done: done, total: total, since: start)
      }
    }
    progress.show(done: 0, total: total)
    let parts = try pairs.enumerated().map { index, pair in
      let text = try pair.text
      done = (index + 1) * count
      return text
    }
    progress.clear()
    let setting = RunIdentity.setting(of: records.map(\.identity)).joined(separator: " · ")
    context.console.text(([setting + "\n"] + parts).joined(separator: "\n"))
    let status = ExecutionOptions.report(failuresOf: records, to: context.console)
    guard status == .success, !pairs.contains(where: \.canHitch) else { return status }
    throw NotComparable("no limit was found: nothing moves in what was run")
  }
}

/// The limits of one pair.
private struct PairLimits {
  let request: RunRequest
  let record: RunRecord
  /// Whether there is a number of items, and updates of them.
  let hasItems: Bool
  /// Makes a run, each only once; nil when it failed.
  let run: (RunRequest) throws -> RunRecord?
  /// Called when a limit has been determined.
  let found: () -> Void

  /// How many limits a pair has.
  static func count(in catalog: CommandCatalog) -> Int { catalog.hasItems ? 4 : 2 }

  /// Whether anything moves that could be late.
  var canHitch: Bool {
    !record.outcome.isFailure && record.hitchRatio != nil && !record.pricing.tape.spans.isEmpty
  }

  /// The pair with its hitches, and a line for each direction.
  var text: String {
    get throws {
      let name = "\(request.workload) · \(request.strategy): "
      guard !record.outcome.isFailure else { return name + "the run failed\n" }
      guard canHitch else {
        return name + "nothing moves, so nothing can hitch\n"
      }
      let pricing = try Pricing(device: request.device, request.pricing)
      let limits: [() throws -> [String]] =
        [
          { try line("slower phone", .slowerPhone, pricing) },
          { try line("heavier rows", .heavierRows, pricing) },
        ] + (hasItems ? [{ try listLine(pricing) }, { try updatesLine(pricing) }] : [])
      let lines = try limits.map { limit in
        defer { found() }
        return try limit()
      }
      let table = Table(header: ["", "smooth up to", "90 % range", "then by"], rows: lines)
      return name + (try hitches(pricing)) + table.text
    }
  }

  /// Returns the hitches as the table of `simui run` shows them.
  private func hitches(_ pricing: Pricing) throws -> String {
    let row = RunSummary(try PriceDrawing(pricing).drawn(record))
    return """
      \(row.text(.hitchRatio)) of hitches at the prices of the table
      Smooth is less than \(ValueFormatter.decimal(Headroom.limit, digits: 0)) ms/s; the limits below include that frames differ.\n
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

  /// Returns the cause of a run's hitches, in one play of it.
  private func cause(of request: RunRequest, on pricing: Pricing) throws -> String {
    guard let record = try run(request) else { return "the run failed" }
    guard !record.pricing.tape.spans.isEmpty else { return "" }
    let drawn = try PriceDrawing(pricing, count: Headroom.draws).drawn(record)
    return drawn.mainBlame ?? "frames that take longer than most"
  }
}
