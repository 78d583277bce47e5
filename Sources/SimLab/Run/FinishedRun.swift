public import SimMetrics

/// The result of one run.
public struct FinishedRun: Equatable, Sendable {
  /// The record of the run.
  public var record: RunRecord
  /// The recorded actions as a script that repeats the run; nil if there is none.
  public var script: ScriptFile?
  /// The final screen as indented text.
  package var finalScreen = ""
  /// The texts on the final screen from top to bottom.
  package var finalTexts: [String] = []
  /// The sorted names of the view types that were on the device, including its launch.
  package var viewNames: [String] = []
  /// The final graph and screen, if requested.
  package var trace: RunTrace?
  /// The contents of the display, if requested.
  package var pictures: RunPictures?
  /// The computation of the app's own code on this machine, if measured; not a part of the record.
  package var userWork: UserWork?

  /// Creates a run from its record.
  public init(record: RunRecord, script: ScriptFile? = nil) {
    self.record = record
    self.script = script
  }

  /// The text of the script, generated at each access; nil if there is none.
  public var tape: String? { script?.text }
}
