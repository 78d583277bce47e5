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
