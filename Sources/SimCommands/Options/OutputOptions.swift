// Where results go, and in what form.

import ArgumentParser

/// The options that say where results go.
package struct OutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder for records, report and figures.", valueName: "folder"))
  var output = "Reports/latest"

  @Option(help: "The form of what is printed.")
  var format = OutputFormat.table

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many runs at a time (default: one for each processor).", valueName: "number"),
    transform: Self.parseJobs)
  var jobs: Int?

  @Flag(help: "Print results and errors, and nothing else.")
  var quiet = false

  package init() {}

  private static func parseJobs(_ text: String) throws -> Int {
    guard let jobs = Int(text), (1...256).contains(jobs) else {
      throw UsageError("'\(text)' is not a whole number of jobs between 1 and 256")
    }
    return jobs
  }
}

/// The forms in which results can be printed.
package enum OutputFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// A table for a terminal, the answer first.
  case table
  /// The whole records.
  case json
  /// One line a run, for a spreadsheet.
  case csv
  /// A table for a document.
  case markdown
}
