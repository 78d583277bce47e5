// A pipe that child processes do not inherit.

import Glibc

/// The two ends of a pipe.
struct Pipe {
  /// The descriptor for reading.
  var reading: Int32
  /// The descriptor for writing.
  var writing: Int32

  /// Creates a pipe that child processes do not inherit.
  init() throws(SystemFailure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemFailure(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = ends[0]
    writing = ends[1]
  }
}

/// A system error with its number.
struct SystemFailure: Error, CustomStringConvertible {
  /// The value of `errno`.
  var code: Int32
  var description: String { String(cString: strerror(code)) }
}
