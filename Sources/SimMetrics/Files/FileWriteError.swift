// Why a file could not be written.

import Foundation

/// A path that cannot be written; nothing was left on disk.
package struct FileWriteError: Error, Equatable, CustomStringConvertible {
  /// The path.
  package var path: String
  /// The system's words.
  package var reason: String

  /// The error as one sentence.
  package var description: String { "cannot write \(path): \(reason)" }

  init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The error of the system call that has just failed.
  init(path: String, code: Int32 = errno) {
    self.init(path: path, reason: String(cString: strerror(code)))
  }
}
