/// Why a script could not be played on; the steps before have been played.
public struct ScriptError: Error, CustomStringConvertible {
  /// The step that could not be done, counted from 0.
  public let step: Int
  /// Why: a `DeviceError`, a `ScriptLimit`, or an error of the closure that does what is not a touch.
  public let reason: any Error

  /// One sentence that names the step, counted from 1.
  public var description: String { "Step \(step + 1): \(reason)" }
}

/// A script's limit of virtual time was reached before its end.
public struct ScriptLimit: Error, Equatable, CustomStringConvertible {
  /// The virtual time after which the wait was given up.
  public let limit: Duration
  /// What was pending at that moment.
  public let pending: String

  /// One sentence that names the step and the reason.
  public var description: String {
    "The script was cut at its limit of \(limit) of virtual time; pending: \(pending)."
  }
}
