// Measures every claim as a comparison: makes the required runs, each once, and reports their
// results.

package import ArgumentParser
import Foundation
import SimLab
import SimMetrics
import SimReport

/// `simui lessons`: the claims of the catalogue, measured.
package struct LessonsCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "lessons",
    abstract: "Measure every claim that the catalogue knows, and say which hold, and where.",
    discussion: """
      A claim is two strategies under one workload, and the figure in which they must differ. The \
      report has the numbers with their range and a picture of each workload.
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many items the screen shows (default: 1000).", valueName: "number"),
    transform: ItemCount.parse)
  var items: Int?

  @Option(help: ArgumentHelp("The simulated device (default: iphone-13).", valueName: "name"))
  var device: String?

  @Option(
    name: .customLong("system"), parsing: .singleValue,
    help: ArgumentHelp(
      "Measure on this system; may be given again (default: three of those that the device had).",
      valueName: "name"))
  var systems: [String] = []

  @Option(help: ArgumentHelp("The folder for report and figures.", valueName: "folder"))
  var output = "Reports/lessons"

  @OptionGroup var overwrite: OverwriteOptions

  @OptionGroup var execution: ExecutionOptions

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let catalog = context.catalog
    let lessons = catalog.scenarios.flatMap { scenario in
      scenario.lessons.map { (scenario: scenario.name, lesson: $0) }
    }
    guard !lessons.isEmpty else { throw UsageError("this catalogue makes no claims") }
    let systems = try chosenSystems(catalog)
    let folder = try OutputFolder(output, LessonFiles.expected, overwrite, context.console)
    let plan = RunPlan(
      runs: lessons.flatMap { entry in
        systems.filter { refusal(of: entry.lesson, entry.scenario, $0, catalog) == nil }
          .flatMap { system in
            [entry.lesson.without, entry.lesson.with].map {
              request($0, entry.lesson.workload, entry.scenario, system, catalog)
            }
          }
      })
    let records = try RunDraws.drawn(
      try execution.run(plan, in: context).map(\.record), plan: plan)
    let found = Dictionary(zip(plan.runs, records)) { first, _ in first }
    let outcomes = lessons.map { entry in
      systems.compactMap { system -> LessonOutcome? in
        func record(_ strategy: String) -> RunRecord? {
          found[request(strategy, entry.lesson.workload, entry.scenario, system, catalog)]
        }
        guard let without = record(entry.lesson.without), let with = record(entry.lesson.with)
        else { return nil }
        return LessonOutcome(entry.lesson, system: system, without: without, with: with)
      }
    }
    let setting = RunIdentity.setting(of: records.map(\.identity)).joined(separator: " · ")
    let report = LessonsReport(
      claims: zip(lessons, outcomes).map { entry, outcomes in
        LessonsReport.Claim(
          lesson: entry.lesson, outcomes: outcomes,
          leftOut: systems.compactMap { refusal(of: entry.lesson, entry.scenario, $0, catalog) })
      }, setting: setting)
    context.console.text(report.summary)
    try folder.write(
      LessonFiles(
        report: report.markdown, records: records.filter { $0.identity.system == systems.last }
      ).files())
    let status = ExecutionOptions.report(failuresOf: records, to: context.console)
    guard status == .success, records.isEmpty else { return status }
    throw NotComparable("no claim was measured: none can be on the systems that were named")
  }

  /// Returns the reason why a claim is not measured on a system; `nil` if it is.
  private func refusal(
    of lesson: Lesson, _ scenario: String, _ system: String, _ catalog: CommandCatalog
  ) -> String? {
    let strategies = catalog.scenarios.first { $0.name == scenario }?.strategies ?? []
    return strategies.filter { [lesson.without, lesson.with].contains($0.name) }
      .lazy.compactMap { $0.refusal(on: system) }.first
  }

  private func request(
    _ strategy: String, _ workload: String, _ scenario: String, _ system: String,
    _ catalog: CommandCatalog
  ) -> RunRequest {
    RunRequest(
      scenario: scenario, strategy: strategy, workload: workload, items: items ?? 1_000,
      device: device ?? catalog.defaultDevice, system: system, seed: 1)
  }

  /// Returns the systems that were named; otherwise the oldest, the middle and the newest one
  /// available for the device.
  private func chosenSystems(_ catalog: CommandCatalog) throws -> [String] {
    let device = self.device ?? catalog.defaultDevice
    try SelectionOptions.check(device, "device", known: catalog.devices.map(\.name))
    for system in systems {
      try SelectionOptions.check(system, "system", known: catalog.systems.map(\.name))
      try SelectionOptions.check(system, runsOn: device, in: catalog)
    }
    guard systems.isEmpty else { return systems }
    let had = catalog.devices.first { $0.name == device }?.systems ?? []
    guard had.count > 2 else { return [catalog.newestSystem(of: device)] }
    return [had[0], had[had.count / 2], had[had.count - 1]]
  }
}
