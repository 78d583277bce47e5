import ArgumentParser

/// The output formats of results.
package enum OutputFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// A table for a terminal, the answer first.
  case table
  case json
  /// One line for each run, for a spreadsheet.
  case csv
  /// A table for a document.
  case markdown
}
