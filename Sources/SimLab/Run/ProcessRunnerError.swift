/// Why a plan could not be run to its end.
///
/// A child that dies is not among these: its run has a
/// record that says so, and the others go on.
package enum ProcessRunnerError: Error, Equatable, CustomStringConvertible {
  /// No child could be started; the reason is the system's.
  case cannotStart(executable: String, reason: String)
  /// The user, or the system, asked this process to stop; the children are gone.
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
