// Where results go, and in what form.

import ArgumentParser

/// The options that say where results go.
package struct OutputOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The folder for records, report and figures.", valueName: "folder"))
  var output = "Reports/latest"

  @Option(help: "The format of the output.")
  var format = OutputFormat.table

  package init() {}

  /// The page of the report, as the user would write its path.
  var report: String { output.hasSuffix("/") ? output + "report.html" : "\(output)/report.html" }
}
