// The error for a file that could not be written.

import Foundation

/// A path that cannot be written; nothing was left on disk.
package struct FileWriteError: Error, Equatable, CustomStringConvertible {
  /// The path.
  package var path: String
  /// The system's description of the error.
  package var reason: String

  /// A sentence that describes the error.
  package var description: String { "cannot write \(path): \(reason)" }

  init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Creates the error of the system call that has just failed.
  init(path: String, code: Int32 = errno) {
    self.init(path: path, reason: String(cString: strerror(code)))
  }
}
