/// The exit status of a command.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  /// The request could not be carried out.
  case failure = 1
  /// A figure became worse than allowed.
  case regression = 2
  /// Two results differ in items, device, system or version, and cannot be compared.
  case notComparable = 3
  /// The command line is invalid.
  case usage = 64
}
