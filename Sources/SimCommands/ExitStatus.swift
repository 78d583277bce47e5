/// How a command ends, as a script sees it.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  /// Something that was asked for could not be done.
  case failure = 1
  /// Something became worse than allowed.
  case regression = 2
  /// Two results differ in items, device, system or version, and cannot be compared.
  case notComparable = 3
  /// The command line makes no sense.
  case usage = 64
}
