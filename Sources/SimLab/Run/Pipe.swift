// A pipe whose ends are closed when they are no longer wanted, and are never inherited by accident.

import Glibc

/// The two ends of a pipe.
struct Pipe {
  /// Where bytes come out.
  var reading: Int32
  /// Where bytes go in.
  var writing: Int32

  /// Makes a pipe that children do not inherit.
  init() throws(SystemFailure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemFailure(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = ends[0]
    writing = ends[1]
  }
}

/// An error of the system, by its number.
struct SystemFailure: Error, CustomStringConvertible {
  /// The value of `errno`.
  var code: Int32
  var description: String { String(cString: strerror(code)) }
}
