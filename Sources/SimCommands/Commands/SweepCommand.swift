// Runs a grid of runs: existing results are not run again, and each new one is saved at once.

package import ArgumentParser
import Foundation
import SimLab
import SimMetrics

/// `simui sweep`: the growth of cost.
package struct SweepCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Run strategies over many sizes, devices, systems and seeds, and say how cost grows.",
    discussion: """
      Each run is a file in 'cells', written as soon as the run is done, so a sweep that was stopped \
      continues when the same command is given again. At the end, sweep.json and sweep.csv hold \
      all runs of the folder, and growth.md says how each strategy grows and where two of them cross.

      --shard 2/5 runs the second of five parts; 'simui merge' puts the parts together, in any order.
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The numbers of items, separated by commas.", valueName: "numbers"),
    transform: Self.parseItems)
  var items: [Int] = [10, 100, 1_000]

  @OptionGroup var pairs: PairOptions

  @Flag(help: "Run every strategy with every workload.")
  var all = false

  @Option(
    name: .customLong("device"), parsing: .singleValue,
    help: ArgumentHelp("Run on this device; may be given again.", valueName: "name"))
  var devices: [String] = []

  @Option(
    name: .customLong("system"), parsing: .singleValue,
    help: ArgumentHelp(
      "Run on this system; may be given again (default: the newest of each device).",
      valueName: "name"))
  var systems: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The first seed (default: 1).", valueName: "number"),
    transform: SelectionOptions.parseSeed)
  var seed: UInt64 = 1

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many seeds, from that one on (default: 1).", valueName: "number"),
    transform: SelectionOptions.parseSeeds)
  var seeds = 1

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Run one part of several, such as 2/5.", valueName: "part"),
    transform: Shard.init)
  var shard = Shard.whole

  @Option(help: ArgumentHelp("The folder of the sweep.", valueName: "folder"))
  var output = "Reports/sweep"

  @OptionGroup var overwrite: OverwriteOptions

  @OptionGroup var execution: ExecutionOptions

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let plan = try plan(in: context.catalog)
    var files = try SweepFolder.read(output)
    let rest = shard.part(of: plan.runs).filter { !files.has(RunIdentity(failed: $0)) }
    let folder = try OutputFolder(
      output, SweepFolder.expected(rest), overwrite, context.console)
    let kept = shard.part(of: plan.runs).count - rest.count
    if kept > 0, !execution.quiet {
      context.console.error(
        "simui: \(ValueFormatter.count(kept, "run")) of the sweep \(kept == 1 ? "is" : "are") already done\n"
      )
    }
    if shard != .whole {
      let runs = plan.runs.map { SweepFiles.file(for: RunIdentity(failed: $0)) }
      try SweepFolder.write(
        SweepPart(number: shard.number, count: shard.count, runs: runs), to: folder)
    }
    var failures: [RunRecord] = []
    var done = kept
    var fault: (any Error)?
    var draws = RunDraws()
    var restPlan = RunPlan(runs: rest)
    restPlan.leftOut = plan.leftOut
    let all = ValueFormatter.count(kept + rest.count, "run")
    try execution.run(
      restPlan, in: context,
      kept: {
        "\(done) of \(all) of the sweep are kept in '\(output)', and the same command goes on from there"
      }
    ) { result in
      if case .failed = result.record.outcome { failures.append(result.record) }
      // Results arrive in the order of the plan.
      defer { done += 1 }
      guard fault == nil else { return }
      do {
        let cell = SweepCell(try draws.drawn(result.record, rest[done - kept]))
        let file = files.add(cell)
        try SweepFolder.write(cell, file: file, to: folder)
      } catch { fault = error }
    }
    if let fault { throw fault }
    try SweepFolder.writeSummaries(files, to: folder)
    context.console.text(SweepText(files.sorted).text)
    return ExecutionOptions.report(failuresOf: failures, to: context.console)
  }

  private func plan(in catalog: CommandCatalog) throws -> RunPlan {
    let devices = devices.isEmpty ? [catalog.defaultDevice] : devices
    let plans = try items.flatMap { count in
      try devices.flatMap { device in
        try (systems.isEmpty ? [nil] : systems.map(Optional.some)).map { system in
          // The options as for 'run'.
          let words =
            ["--items=\(count)", "--device=\(device)", "--seed=\(seed)", "--seeds=\(seeds)"]
            + pairs.words + (system.map { ["--system=\($0)"] } ?? []) + (all ? ["--all"] : [])
          return try SelectionOptions.parse(words).plan(in: catalog)
        }
      }
    }
    // Small runs come first, so that the user can stop before the long ones.
    var plan = RunPlan(runs: plans.flatMap(\.runs))
    for sentence in plans.flatMap(\.leftOut) where !plan.leftOut.contains(sentence) {
      plan.leftOut.append(sentence)
    }
    return plan
  }

  private static func parseItems(_ text: String) throws -> [Int] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    var counts: [Int] = []
    for count in try parts.map(ItemCount.parse) where !counts.contains(count) {
      counts.append(count)
    }
    return counts.sorted()
  }
}

/// One part of a plan, given as its number and the number of parts.
struct Shard: Equatable, Sendable {
  /// The number of the part, counted from 1.
  let number: Int
  let count: Int

  static let whole = Shard(number: 1, count: 1)

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Reads a shard such as `2/5`.
  @Sendable init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...10_000).contains(count),
      (1...count).contains(number)
    else {
      throw UsageError(
        "'\(text)' is not a part such as 2/5: the first number must not exceed the second")
    }
    self.init(number: number, count: count)
  }

  /// Returns every n-th element, so that parts take about the same time.
  func part<Element>(of all: [Element]) -> [Element] {
    all.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
