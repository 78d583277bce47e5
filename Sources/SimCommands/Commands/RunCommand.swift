// Plans, runs, prints and writes. Errors are found, where possible, before the first child process
// starts.

package import ArgumentParser
import Foundation
import SimCharts
import SimLab
import SimReport

/// `simui run`: runs strategies with workloads and reports on them.
package struct RunCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run strategies with workloads and say which is slow and which uses the most memory.",
    discussion: """
      Without a selection, runs a headline set that takes a few seconds. Results go to standard \
      output; progress, and whatever the code under test prints, to standard error. 'simui list' \
      gives the names.

      A script is a list of steps, such as
        {"steps": [{"tap": "Item 3"}, "back", {"fling": "3000 pt/s"}]}
      Documentation/scripts.md lists every step; Documentation/devices.md describes the files \
      for --device and --prices.
      """)

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var table: TableOptions

  @Flag(help: "Also write what each run did as a script that repeats it, in the folder 'tapes'.")
  var tapes = false

  @OptionGroup var figures: FigureOptions
  @OptionGroup var terminal: TerminalOptions

  @OptionGroup var limits: FailOnOptions

  @Flag(name: .customLong("open"), help: "Open the page of the report in a browser.")
  var opensPage = false

  @Flag(
    name: .customLong("watch"),
    help: "Build and run again when a source of the package or a named file changes, until Ctrl-C.")
  var watches = false

  @OptionGroup var execution: ExecutionOptions

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    try terminal.check(context.console)
    let opener = opensPage ? try PageOpener() : nil
    if watches { try watch(context) }
    var plan = try selection.plan(in: context.catalog)
    if tapes { for index in plan.runs.indices { plan.runs[index].wantsTape = true } }
    let folder = try output.folder(
      RunOutput.expected(by: "run", tapes: tapes), context.console)
    let results = try execution.run(plan, in: context)
    var records = try RunDraws.drawn(DifferentScreens.marked(results), plan: plan)
    if let growth = RunGrowth.plan(for: plan, after: records) {
      let further = try execution.run(growth, in: context, showsOutput: false)
      records = try RunGrowth.added(further, of: growth, to: records)
    }
    try RunOutput.show(
      records, format: output.format, table: table, weights: context.catalog.weights,
      on: context.console)
    try terminal.show(context.console) {
      try InlinePicture(
        HeadlineFigure.figure(of: records), scale: 1, theme: figures.format.theme ?? .light)
    }
    try RunOutput.write(
      records, tapes: tapes ? Tapes.texts(of: results, plan: plan) : [],
      films: try RunFilms.films(of: records, plan: plan, execution: execution, in: context),
      format: figures.format, to: folder)
    if output.format == .table {
      RunOutput.conclude(records, report: output.report, on: context.console)
    }
    if output.format != .table { DifferentScreens.report(records, to: context.console) }
    try opener?.open(output.report)
    if !execution.quiet {
      UndeclaredWork.report(of: results, plan: plan, to: context.console)
    }
    let failed = ExecutionOptions.report(failuresOf: records, to: context.console)
    let exceeded = limits.status(of: records, on: context.console)
    return failed == .success ? exceeded : failed
  }

  /// Runs the command line without `--watch` now, and after each change of the package.
  private func watch(_ context: CommandContext) throws -> Never {
    _ = try selection.plan(in: context.catalog)
    let words = CommandLine.arguments.dropFirst().filter { $0 != "--watch" }
    let package = try WatchedPackage(
      program: context.worker.executable, arguments: Array(words))
    try SourceWatch(package: package, arguments: Array(words), console: context.console).run()
  }
}
