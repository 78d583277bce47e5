// Compares runs with baselines, or rewrites the baselines with a reason.

package import ArgumentParser
import Foundation
import SimLab
import SimMetrics

/// `simui check`: runs compared with committed baselines.
package struct CheckCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Run what the committed baselines cover, and fail where a run differs.",
    discussion: """
      Each file of the folder holds one strategy and workload and the settings it was run with. Counts \
      must be equal, neither more nor fewer; main-thread time, hitch time and peak memory must stay \
      within their limits. Ends with 2 and the cause when something differs, and with 3 when \
      something could not be compared: no baseline, also for one of the names given; a baseline without a figure \
      that the run has; a run that fails as before; another version, another layout. On GitHub Actions the verdicts \
      are also added to the summary of the step (GITHUB_STEP_SUMMARY).

      --update writes new baselines: for those that are there, or those that --strategy and \
      --workload name; in an empty folder, for the headline set. The reason is kept in the files.

      With --script, the baselines are those of the script, which has a name of its own.
      """)

  @Option(help: ArgumentHelp("The folder of baselines.", valueName: "folder"))
  var baseline = "Baselines"

  @Flag(help: "Write new baselines instead of comparing with the old ones.")
  var update = false

  @Option(help: ArgumentHelp("Why the baselines change; it is kept in them.", valueName: "text"))
  var reason: String?

  @Flag(help: "Accept what cannot be compared here, such as a folder without baselines.")
  var allowIncomparable = false

  @Option(help: ArgumentHelp("Write the verdicts as JUnit XML.", valueName: "file"))
  var junit: String?

  @OptionGroup var overwrite: OverwriteOptions

  @Flag(help: "Also print annotations for GitHub Actions.")
  var github = false

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var execution: ExecutionOptions

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    try checkOptions(context.catalog)
    let folder = try readFolder()
    return update
      ? try renew(folder, in: context) : try compare(folder, in: context)
  }

  /// The reason why counted instructions cannot be gated.
  private static let jitter =
    "instructions are the same from one run to the next within 1 % only, which is no count"

  private func checkOptions(_ catalog: CommandCatalog) throws {
    guard !baseline.isEmpty else { throw UsageError("the folder of baselines has no name") }
    if selection.priceUserWork {
      throw UsageError("a baseline cannot hold --price-user-work: \(Self.jitter)")
    }
    if update {
      guard let reason, !reason.allSatisfy(\.isWhitespace) else {
        throw UsageError("--update needs a --reason, which is kept in the baselines")
      }
      if selection.seeds > 1 {
        throw UsageError("a baseline covers one seed; --seeds is for 'run'")
      }
      if junit != nil || github {
        throw UsageError("--update compares nothing, so it has no verdicts")
      }
      return
    }
    if reason != nil { throw UsageError("--reason needs --update") }
    if let name = selection.settingName {
      throw UsageError(
        "\(name) needs --update: a baseline already contains the options of its run")
    }
    _ = try selection.pairs.strategies(in: catalog)
    _ = try selection.pairs.workloads(in: catalog)
  }

  private func readFolder() throws -> BaselineFolder {
    do {
      return try BaselineFolder(
        URL(filePath: baseline, directoryHint: .isDirectory), name: baseline)
    } catch let error as RecordFolderError {
      if error.isOtherLayout { throw NotComparable(error.description) }
      throw CommandFailure(error.description)
    }
  }

  /// Returns the script whose runs are gated.
  ///
  /// - Throws: `UsageError` if its baselines cannot be distinguished from those of a workload.
  private func script(in catalog: CommandCatalog) throws -> ScriptSelection? {
    guard let path = selection.script else { return nil }
    let script = try ScriptSelection(path, among: catalog.scenarios.map(\.name))
    let workloads = catalog.scenarios.first { $0.name == script.scenario }?.workloads ?? []
    guard !workloads.contains(where: { $0.name == script.name }) else {
      throw UsageError(
        "'\(path)' is called '\(script.name)', and so is a workload: give it another 'name:'")
    }
    return script
  }

  /// Returns the baselines selected by script, strategy and workload; all if none is selected.
  private func chosen(
    _ folder: BaselineFolder, _ script: ScriptSelection?, in catalog: CommandCatalog
  ) throws -> [BaselineFolder.Entry] {
    let strategies = try selection.pairs.strategies(in: catalog)
    let workloads = try selection.pairs.workloads(in: catalog)
    return folder.entries.filter { entry in
      let identity = entry.baseline.identity
      return (strategies.isEmpty || strategies.contains(identity.strategy))
        && (workloads.isEmpty || workloads.contains(identity.workload))
        && (script.map { ($0.scenario, $0.name) == (identity.scenario, identity.workload) } ?? true)
    }
  }

  /// Returns the request that a baseline represents.
  private func request(
    _ entry: BaselineFolder.Entry, _ script: ScriptSelection?, _ catalog: CommandCatalog
  ) throws -> RunRequest {
    let identity = entry.baseline.identity
    func refuse(_ problem: String) -> CommandFailure {
      CommandFailure("'\(path(entry.file))': \(problem)")
    }
    guard let scenario = catalog.scenarios.first(where: { $0.name == identity.scenario }) else {
      throw refuse("there is no scenario '\(identity.scenario)' any more")
    }
    let workloads = scenario.workloads.map(\.name)
    guard script != nil || workloads.contains(identity.workload) else {
      throw refuse(
        "there is no workload '\(identity.workload)'; known are \(workloads.joined(separator: ", ")). If it is a "
          + "script, add --script FILE")
    }
    for (kind, name, known) in [
      ("strategy", identity.strategy, scenario.strategies.map(\.name)),
      ("device", identity.device, catalog.devices.map(\.name)),
      ("system", identity.system, catalog.systems.map(\.name)),
    ] where !known.contains(name) {
      throw refuse(
        "there is no \(kind) '\(name)' any more; known are \(known.joined(separator: ", "))")
    }
    let strategy = scenario.strategies.first { $0.name == identity.strategy }
    if let sentence = strategy?.refusal(on: identity.system) { throw refuse(sentence) }
    guard ItemCount.range.contains(identity.items) else {
      throw refuse("“items” is \(identity.items), and must be between 1 and 1,000,000")
    }
    if identity.pricesUserWork {
      throw refuse("it was run with --price-user-work, and \(Self.jitter)")
    }
    do {
      var request = try RunRequest(repeating: identity)
      request.script = script?.requested
      return request
    } catch let error as UnrepeatableRun {
      throw refuse(error.description)
    }
  }

  private func path(_ file: String) -> String {
    baseline.hasSuffix("/") ? baseline + file : "\(baseline)/\(file)"
  }

  // MARK: Comparing

  private func compare(
    _ folder: BaselineFolder, in context: CommandContext
  ) throws -> ExitStatus {
    let script = try script(in: context.catalog)
    let entries = try chosen(folder, script, in: context.catalog)
    let requests = try entries.map { try request($0, script, context.catalog) }
    let verdicts = try junit.map {
      try OutputFile($0, by: "check", overwrite, option: "--junit")
    }
    let records = try execution.run(RunPlan(runs: requests), in: context).map(\.record)
    let results = zip(entries, records).map { entry, record in
      GateResult(
        identity: record.identity, file: path(entry.file),
        verdict: entry.baseline.compare(with: record))
    }
    var report = GateReport(results: results, allowsIncomparable: allowIncomparable)
    let isFiltered = entries.isEmpty && !folder.entries.isEmpty
    report.place = " in '\(baseline)'\(isFiltered ? " for what was named" : "")"
    let covered = entries.map(\.baseline.identity)
    if !entries.isEmpty {
      report.uncovered =
        selection.strategies.filter { name in !covered.contains { $0.strategy == name } }
        + selection.workloads.filter { name in !covered.contains { $0.workload == name } }
    }
    context.console.text(report.text)
    if github { context.console.output(report.annotations) }
    try verdicts?.write(Data(report.junit.utf8))
    try context.console.addToStepSummary(report.markdown)
    if !report.different.isEmpty {
      context.console.error(
        "simui: if this is intended, record it: simui check --baseline \(baseline) --update "
          + "--reason \"…\"\n")
      return .regression
    }
    return report.lacksComparison ? .notComparable : .success
  }

  // MARK: Renewing

  private func renew(_ folder: BaselineFolder, in context: CommandContext) throws -> ExitStatus {
    var folder = folder
    var plan = RunPlan(runs: [])
    let names =
      !selection.strategies.isEmpty || !selection.workloads.isEmpty || selection.all
      || selection.script != nil
    if names || selection.settingName != nil || folder.entries.isEmpty {
      plan = try selection.plan(in: context.catalog)
      if plan.runs.contains(where: { $0.pricing?.profile != nil }) {
        throw UsageError(
          "a baseline cannot hold a profile from a file: name a device of 'simui list'")
      }
    } else {
      plan = RunPlan(runs: try folder.entries.map { try request($0, nil, context.catalog) })
    }
    let output = try OutputFolder(
      baseline, ExpectedFiles(by: "check", []), overwrite, context.console, option: "--baseline")
    let records = try execution.run(plan, in: context).map(\.record)
    let status = ExecutionOptions.report(failuresOf: records, to: context.console)
    guard status == .success else { return status }
    for record in records where record.outcome != .completed || record.isEmpty {
      let name = "\(record.identity.strategy) × \(record.identity.workload)"
      let reason = record.outcome.reason.map { "it was cut: \($0)" } ?? "nothing happened in it"
      throw CommandFailure("the run \(name) is no baseline, and none was written: \(reason)")
    }
    let written = records.compactMap { folder.update($0, reason: reason ?? "") }
    try write(written, to: output)
    let count = ValueFormatter.count(records.count, "baseline")
    context.console.output(
      written.map { "\(path($0.file))\n" }.joined()
        + "\(written.count) of \(count) written, \(records.count - written.count) said the same.\n")
    return .success
  }

  /// Writes all baselines or none; one that was read before is replaced, whatever its origin.
  private func write(_ entries: [BaselineFolder.Entry], to folder: OutputFolder) throws {
    var files = AtomicFiles(by: nil)
    for entry in entries {
      files.add(entry.file, try entry.baseline.encoded(), replacing: entry.bytes)
    }
    try folder.write(files)
  }
}

extension SelectionOptions {
  /// The first option that changes the conditions of a run rather than its subject; `nil` if there
  /// is none.
  var settingName: String? {
    let named: [(String, Bool)] = [
      ("--items", items != nil), ("--device", device != nil), ("--system", system != nil),
      ("--seed", seed != 1), ("--seeds", seeds != 1), ("--rows", rows != nil), ("--all", all),
      ("--cold", pricing.cold), ("--low-power", pricing.lowPower), ("--noise", pricing.noise),
      ("--prices", pricing.prices != nil), ("--type-size", settings.typeSize != nil),
      ("--language", settings.language != nil), ("--direction", settings.direction != nil),
    ]
    return named.first { $0.1 }?.0
  }
}
