public import SimMetrics

/// What one run gave.
public struct FinishedRun: Equatable, Sendable {
  /// What was counted and timed.
  public var record: RunRecord
  /// What was done, as a script that repeats the run; nil if nothing was recorded.
  public var script: ScriptFile?
  /// What was on screen at the end, as indented text.
  package var finalScreen = ""
  /// The texts on screen at the end, top to bottom.
  package var finalTexts: [String] = []
  /// The names of the view types that were on the device, its launch included, sorted.
  package var viewNames: [String] = []
  /// Graph and screen at the end, where they were asked for.
  package var trace: RunTrace?
  /// What the display showed, where it was asked for.
  package var pictures: RunPictures?
  /// What the app's own code computed on this machine, where it was measured; no part of the record.
  package var userWork: UserWork?

  /// Makes a run from its record.
  public init(record: RunRecord, script: ScriptFile? = nil) {
    self.record = record
    self.script = script
  }

  /// The text of the script, generated at each call; nil if nothing was recorded.
  public var tape: String? { script?.text }
}
