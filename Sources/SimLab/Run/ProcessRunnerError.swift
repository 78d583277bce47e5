/// The reason why a plan could not be completed.
///
/// A child that ends abnormally is not such a reason: its run has a record of the failure, and the
/// others continue.
package enum ProcessRunnerError: Error, Equatable, CustomStringConvertible {
  /// No child could be started. The reason is that of the system.
  case cannotStart(executable: String, reason: String)
  /// The user or the system requested this process to stop; the children have ended.
  case interrupted(signal: Int32)

  package var description: String {
    switch self {
    case .cannotStart(let executable, let reason):
      "a worker could not be started from '\(executable)': \(reason)"
    case .interrupted(let signal):
      "stopped by signal \(signal) before all runs were done"
    }
  }
}
