// Plays a script on an app and reports everything that a run reports: table, causes, findings,
// screen, files.

package import ArgumentParser
import Foundation
import SimDevice
import SimLab
import SimMetrics

/// `MyApp record`: the complete report of one visit.
package struct RecordCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Play a script on this app and report all that happened.",
    discussion: """
      The figures, why each body ran, what could be done about it and what is on screen at the end go to standard \
      output; report, figures and the record into a folder. A script is a list of steps, such as
        {"steps": [{"tap": "Item 3"}, "back", {"fling": "3000 pt/s"}]}
      """)

  @Argument(help: ArgumentHelp("The script (YAML or JSON).", valueName: "script"))
  var script: String

  @Option(help: ArgumentHelp("The simulated device (default: iphone-13).", valueName: "name"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "The simulated system (default: the newest that the device runs).", valueName: "name"))
  var system: String?

  @Option(help: ArgumentHelp("The seed of every random stream (default: 1).", valueName: "number"))
  var seed: String?

  @OptionGroup var output: OutputOptions
  @OptionGroup var execution: ExecutionOptions

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let words =
      ["--all", "--script", script]
      + optionWords([("device", device), ("system", system), ("seed", seed)])
    var plan = try SelectionOptions.parse(words).plan(in: context.catalog)
    plan.runs[0].traces = true
    let folder = try output.folder(RunOutput.expected(by: "run"), context.console)
    let results = try execution.run(plan, in: context)
    let records = try RunDraws.drawn(results.map(\.record), plan: plan)
    try RunOutput.show(records, format: output.format, on: context.console)
    let status = ExecutionOptions.report(failuresOf: records, to: context.console)
    if output.format == .table, status == .success {
      let screen = results[0].trace?.screen ?? ""
      let notes = records[0].messages.notes.map { "\n\($0)\n" }.joined()
      context.console.text(
        "\n\(ExplainText(records, view: nil).text)\(notes)\non screen at the end:\n\(screen)\n")
    }
    try RunOutput.write(records, to: folder)
    return status
  }
}
