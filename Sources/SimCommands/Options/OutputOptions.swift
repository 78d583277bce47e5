// Where results go, and in what form.

import ArgumentParser
import SimMetrics

/// The options that say where results go.
package struct OutputOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The folder for records, report and figures.", valueName: "folder"))
  var output = "Reports/latest"

  @OptionGroup var overwrite: OverwriteOptions

  @Option(help: "The format of the output.")
  var format = OutputFormat.table

  package init() {}

  /// The page of the report, as the user would write its path.
  var report: String { output.hasSuffix("/") ? output + "report.html" : "\(output)/report.html" }

  /// The folder, once it is known that it can be written.
  ///
  /// - Throws: `UsageError` for what is in the way, `CommandFailure` if nothing can be made there.
  func folder(_ expected: ExpectedFiles, _ console: Console) throws -> OutputFolder {
    try OutputFolder(output, expected, overwrite, console)
  }
}
