import ArgumentParser

/// The forms in which results can be printed.
package enum OutputFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// A table for a terminal, the answer first.
  case table
  case json
  /// One line a run, for a spreadsheet.
  case csv
  /// A table for a document.
  case markdown
}
