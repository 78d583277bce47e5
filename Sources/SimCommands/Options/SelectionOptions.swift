// The options that `run` shares with every command that selects runs.

import ArgumentParser
import SimDevice
package import SimLab

/// The options that select runs from a catalogue.
package struct SelectionOptions: ParsableArguments {
  @Option(
    name: [.customShort("n"), .long], parsing: .unconditional,
    help: ArgumentHelp(
      "How many items the screen shows, 1 to 1,000,000 (default: 1000, or what the script says).",
      valueName: "number"),
    transform: ItemCount.parse)
  var items: Int?

  @Option(
    name: .customLong("scenario"), parsing: .singleValue,
    help: ArgumentHelp("Run this scenario; may be given again.", valueName: "name"))
  var chosenScenarios: [String] = []

  @OptionGroup var pairs: PairOptions

  @Flag(help: "Run every strategy with every workload.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Play this script (YAML or JSON) instead of the workloads.", valueName: "file"))
  var script: String?

  @Option(
    help: ArgumentHelp("How rows look (default: plain).", valueName: "name"))
  var rows: String?

  @Option(
    help: ArgumentHelp(
      "The simulated device, or a file with its profile (default: iphone-13).", valueName: "name"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "The simulated system (default: the newest that the device runs).", valueName: "name"))
  var system: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The seed of every random stream (default: 1).", valueName: "number"),
    transform: Self.parseSeed)
  var seed: UInt64 = 1

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Run this many seeds, starting with --seed, and show the median and range (default: 1).",
      valueName: "number"),
    transform: Self.parseSeeds)
  var seeds = 1

  @OptionGroup var settings: SettingOptions

  @OptionGroup var pricing: PricingOptions

  @Flag(
    help: """
      Price the app's own computing by the instructions that it takes here, where the kernel \
      counts them; equal runs may then differ by up to 1 %.
      """)
  var priceUserWork = false

  package init() {}

  var strategies: [String] {
    get { pairs.strategies }
    set { pairs.strategies = newValue }
  }
  var workloads: [String] { pairs.workloads }

  /// Returns the runs that these options select.
  ///
  /// - Throws: `UsageError` for a name that the catalogue does not have.
  package func plan(in catalog: CommandCatalog) throws -> RunPlan {
    let names = catalog.scenarios.map(\.name)
    for name in chosenScenarios { try Self.check(name, "scenario", known: names) }
    let strategies = try pairs.strategies(in: catalog)
    let workloads = try pairs.workloads(in: catalog)
    if let rows { try Self.check(rows, "look of rows", known: catalog.rowNames) }
    if all, !strategies.isEmpty {
      throw UsageError("--all and --strategy cannot be combined: --all takes every strategy")
    }
    guard seed <= UInt64.max - UInt64(seeds - 1) else {
      throw UsageError(
        "\(seeds) seeds from \(seed) on go beyond \(UInt64.max): choose a smaller --seed")
    }
    let script = try script.map { try ScriptSelection($0, among: names) }
    if script != nil, !workloads.isEmpty {
      throw UsageError("--workload and --script cannot be combined: the script is the workload")
    }
    let profile = try device.flatMap { try PricingOptions.profile(named: $0) }
    let device = profile?.name ?? self.device ?? catalog.defaultDevice
    if profile == nil { try Self.check(device, "device", known: catalog.devices.map(\.name)) }
    let system = self.system ?? catalog.newestSystem(of: device)
    try Self.check(system, "system", known: catalog.systems.map(\.name))
    if profile == nil { try Self.check(system, runsOn: device, in: catalog) }
    let scenarios = catalog.scenarios.filter {
      (script == nil || $0.name == script?.scenario)
        && (chosenScenarios.isEmpty || chosenScenarios.contains($0.name))
    }
    let runs = scenarios.flatMap { scenario in
      RunPlan(
        scenario: scenario.name, strategies: select(strategies, from: scenario.strategies),
        workloads: script.map { [$0.name] } ?? select(workloads, from: scenario.workloads),
        items: [items ?? script?.items ?? catalog.defaultItems], devices: [device],
        systems: [system],
        seeds: (0..<UInt64(seeds)).map { seed + $0 }
      ).runs
    }
    let (sensible, leftOut) = try sensible(runs, among: scenarios, named: strategies)
    if sensible.isEmpty, let refusal = leftOut.first { throw UsageError(refusal) }
    guard !runs.isEmpty else {
      throw UsageError(
        script.map { "the scenario '\($0.scenario)' has none of the named strategies" }
          ?? "no scenario has both a strategy and a workload of those named")
    }
    let requested = settings.applied(to: try pricing.requested(seed: seed, device: profile))
    var plan = RunPlan(
      runs: sensible.map { run in
        var run = run
        run.pricing = requested
        run.pricesUserWork = priceUserWork ? true : nil
        run.rows = rows == catalog.rowNames.first ? nil : rows
        run.script = script?.requested
        return run
      })
    plan.leftOut = leftOut
    return plan
  }

  static func parseSeeds(_ text: String) throws -> Int {
    guard let count = Int(text), (1...1_000).contains(count) else {
      throw UsageError("'\(text)' is not a whole number of seeds between 1 and 1,000")
    }
    return count
  }

  static func parseSeed(_ text: String) throws -> UInt64 {
    guard let seed = UInt64(text), !text.hasPrefix("+") else {
      throw UsageError("'\(text)' is not a whole number between 0 and \(UInt64.max)")
    }
    return seed
  }

  /// Returns the runs that are possible, and the reasons why others are not, each once.
  ///
  /// - Throws: `UsageError` if a strategy that was named needs a newer system.
  private func sensible(
    _ runs: [RunRequest], among scenarios: [CatalogScenario], named strategies: [String]
  ) throws -> (runs: [RunRequest], leftOut: [String]) {
    var leftOut: [String] = []
    var sensible: [RunRequest] = []
    for run in runs {
      let known = scenarios.first { $0.name == run.scenario }?.strategies ?? []
      let strategy = known.first { $0.name == run.strategy }
      let old = strategy?.refusal(on: run.system)
      if let old, strategies.contains(run.strategy) { throw UsageError(old) }
      if let reason = old ?? strategy?.refusal(with: run.workload) {
        if !leftOut.contains(reason) { leftOut.append(reason) }
      } else {
        sensible.append(run)
      }
    }
    return (sensible, leftOut)
  }

  private func select(_ names: [String], from entries: [CatalogEntry]) -> [String] {
    if !names.isEmpty { return entries.map(\.name).filter(names.contains) }
    return entries.filter { all || $0.isHeadline }.map(\.name)
  }

  /// Throws an error for a system that was never available for a device, with a list of those that
  /// were.
  static func check(_ system: String, runsOn device: String, in catalog: CommandCatalog) throws {
    let systems = catalog.devices.first { $0.name == device }?.systems ?? []
    guard !systems.isEmpty, !systems.contains(system) else { return }
    throw UsageError(
      "\(device) never had \(system): it ran \(systems.first ?? "") to \(systems.last ?? "")")
  }

  /// Throws an error for a strategy that another program contains, with the command that starts
  /// that program.
  static func check(_ strategy: String, isIn catalog: CommandCatalog) throws {
    guard let command = catalog.scenarios.lazy.compactMap({ $0.elsewhere[strategy] }).first
    else { return }
    throw UsageError(
      "the strategy '\(strategy)' is part of another program: start it with '\(command)'")
  }

  /// Throws an error for an unknown name, with the most similar name, if any is similar.
  static func check(_ name: String, _ kind: String, known: [String]) throws {
    guard !known.contains(name) else { return }
    guard !known.isEmpty else {
      throw UsageError("unknown \(kind) '\(name)': this catalogue has none")
    }
    let nearest = Nearest.name(to: name, among: known).map { ": the nearest is '\($0)'" } ?? ""
    throw UsageError(
      "unknown \(kind) '\(name)'\(nearest); known are " + known.joined(separator: ", "))
  }
}
