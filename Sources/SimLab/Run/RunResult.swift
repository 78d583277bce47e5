// What comes back from one child.

package import SimMetrics

/// The answer of one run, and what its process printed.
package struct RunResult: Equatable, Sendable {
  /// The record; a process that died has one too, with the outcome `failed`.
  package var record: RunRecord
  /// What was done, as the text of a script file; nil for a run that did not complete.
  package var tape: String?
  /// Graph and screen at the end, where they were asked for.
  package var trace: RunTrace?
  /// What the display showed, where it was asked for.
  package var pictures: RunPictures?
  /// What the app's own code computed on this machine, where it was measured.
  package var userWork: UserWork?
  /// The texts on screen at the end, top to bottom; nil for a run that did not complete.
  package var finalTexts: [String]?
  /// What is wrong with the user's script, in one sentence; nil if nothing is.
  package var badInput: String?
  /// What user code wrote to standard output.
  package var standardOutput: String
  /// What user code or the runtime wrote to standard error.
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
