// The result of one child process.

package import SimMetrics

/// The answer of one run, and the output of its process.
package struct RunResult: Equatable, Sendable {
  /// The record; a process that ended abnormally has one too, with the outcome `failed`.
  package var record: RunRecord
  /// The recorded actions as the text of a script file; nil for a run that did not complete.
  package var tape: String?
  /// The final graph and screen, if requested.
  package var trace: RunTrace?
  /// The contents of the display, if requested.
  package var pictures: RunPictures?
  /// The computation of the app's own code on this machine, if measured.
  package var userWork: UserWork?
  /// The texts on the final screen from top to bottom; nil for a run that did not complete.
  package var finalTexts: [String]?
  /// The error in the user's script in one sentence; nil if there is none.
  package var badInput: String?
  /// The output of user code on standard output.
  package var standardOutput: String
  /// The output of user code or the runtime on standard error.
  package var standardError: String

  package init(
    record: RunRecord, tape: String? = nil, trace: RunTrace? = nil,
    pictures: RunPictures? = nil, userWork: UserWork? = nil, finalTexts: [String]? = nil,
    badInput: String? = nil,
    standardOutput: String = "", standardError: String = ""
  ) {
    self.record = record
    self.tape = tape
    self.trace = trace
    self.pictures = pictures
    self.userWork = userWork
    self.finalTexts = finalTexts
    self.badInput = badInput
    self.standardOutput = standardOutput
    self.standardError = standardError
  }
}
