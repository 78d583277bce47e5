// How a run ended.
//
// A failed run is still a record: the report must say that it failed and why, next to the runs that
// did not.

/// How a run ended.
public enum RunOutcome: Codable, Equatable, Sendable {
  /// The workload was played to its end.
  case completed
  /// The workload was cut at a limit; the reason names it.
  case cut(String)
  /// User code ended the process, or the run could not be carried out; the message is what was printed.
  case failed(String)
}
