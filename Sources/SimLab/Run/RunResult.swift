// What comes back from one child.

package import SimMetrics

/// The record of one run, and what its process printed.
package struct RunResult: Equatable, Sendable {
  /// The record; a process that died has one too, with the outcome `failed`.
  package var record: RunRecord
  /// What user code wrote to standard output.
  package var standardOutput: String
  /// What user code or the runtime wrote to standard error.
  package var standardError: String

  /// Makes a result.
  package init(record: RunRecord, standardOutput: String = "", standardError: String = "") {
    self.record = record
    self.standardOutput = standardOutput
    self.standardError = standardError
  }
}
