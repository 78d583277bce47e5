// The outcome of a run.
//
// A failed run has a record, too, so that the report can show the failure with its reason next to
// the other runs.

/// How a run ended.
public enum RunOutcome: Codable, Equatable, Sendable {
  /// The workload was played to its end.
  case completed
  /// The workload was cut at a limit; the reason names it.
  case cut(String)
  /// User code ended the process, or the run could not be carried out; the text is the printed
  /// message.
  case failed(String)
}
