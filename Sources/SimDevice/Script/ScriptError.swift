/// The reason why a script could not be continued; the earlier steps have been played.
public struct ScriptError: Error, CustomStringConvertible {
  /// The step that failed, counted from 0.
  public let step: Int
  /// The reason: a `DeviceError`, a `ScriptLimit`, or an error of the closure for actions other
  /// than touches.
  public let reason: any Error

  /// One sentence that names the step, counted from 1.
  public var description: String { "Step \(step + 1): \(reason)" }
}

/// The limit of a script's virtual time was reached before its end.
public struct ScriptLimit: Error, Equatable, CustomStringConvertible {
  /// The limit in virtual time.
  public let limit: Duration
  /// What was pending at that time.
  public let pending: String

  /// One sentence that names the limit and what was pending.
  public var description: String {
    "The script was cut at its limit of \(limit) of virtual time; pending: \(pending)."
  }
}
