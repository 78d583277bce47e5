// Compares two sets of records and reports every changed number with its causes.

package import ArgumentParser
import SimMetrics

/// `simui compare`: runs before and after a change.
package struct CompareCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare runs before and after a change: every number, and where they part.",
    discussion: """
      Takes two files of records, or two folders that 'simui run' wrote. Counts are exact: any \
      difference is one. Both runs are priced alike in 1,000 draws of the price table, and a \
      difference of times is called only if it holds in 95 % of them; a difference in memory, from 5 % upwards. \
      --device and --prices ask what the change is worth on another phone or under other prices.

      Ends with 2 when something became worse or a run is no longer made, and with 3 when runs were not made alike \
      (items, device, system, seed, build, compiler, version) or failed both times, and says in what they differ. \
      On GitHub Actions the comparison is also added to the summary of the step (GITHUB_STEP_SUMMARY).
      """)

  /// The output formats of a comparison.
  package enum Format: String, CaseIterable, ExpressibleByArgument, Sendable {
    case text
    /// Markdown for a pull request.
    case markdown
    /// Every number, for programs.
    case json
  }

  @Argument(
    help: ArgumentHelp("The records before the change: a file or a folder.", valueName: "before"))
  var before: String

  @Argument(
    help: ArgumentHelp("The records after the change: a file or a folder.", valueName: "after"))
  var after: String

  @OptionGroup var repricing: RepricingOptions

  @Option(help: "The format of the output.")
  var format = Format.text

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let (old, new) = (try RecordFiles.read(before), try RecordFiles.read(after))
    let catalog = context.catalog
    var draws = CommonDraws(
      asked: repricing.isAnything
        ? {
          (try repricing.pricing(for: $0, in: catalog), try repricing.system(of: $0, in: context))
        }
        : nil)
    let changes = try RecordChanges(before: old, after: new) { try draws.price($0, $1) }
    switch format {
    case .text: context.console.text(ChangesText(changes).text)
    case .markdown: context.console.output(ChangesMarkdown(changes).text)
    case .json: context.console.output(try ChangesJSON(changes).text())
    }
    try context.console.addToStepSummary(ChangesMarkdown(changes).text)
    if changes.hasRegression { return .regression }
    return changes.hasIncomparable ? .notComparable : .success
  }
}
