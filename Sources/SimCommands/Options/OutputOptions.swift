// The destination of results, and their format.

import ArgumentParser
import SimMetrics

/// The options for the destination of results.
package struct OutputOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The folder for records, report and figures.", valueName: "folder"))
  var output = "Reports/latest"

  @OptionGroup var overwrite: OverwriteOptions

  @Option(help: "The format of the output.")
  var format = OutputFormat.table

  package init() {}

  /// The path of the report's page, as the user would write it.
  var report: String { output.hasSuffix("/") ? output + "report.html" : "\(output)/report.html" }

  /// Returns the folder after checking that it can be written.
  ///
  /// - Throws: `UsageError` for conflicting files, `CommandFailure` if nothing can be created
  ///   there.
  func folder(_ expected: ExpectedFiles, _ console: Console) throws -> OutputFolder {
    try OutputFolder(output, expected, overwrite, console)
  }
}
