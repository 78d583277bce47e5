// Results on standard output; everything else on standard error.

import Foundation
import Glibc

/// Where a command writes.
package struct Console {
  /// Writes text to standard output.
  package var output: (String) -> Void
  /// Writes text to standard error.
  package var error: (String) -> Void
  /// Whether somebody watches standard error as it comes.
  package var isTerminal: Bool

  /// Makes a console; tests give their own closures.
  package init(
    output: @escaping (String) -> Void, error: @escaping (String) -> Void, isTerminal: Bool
  ) {
    self.output = output
    self.error = error
    self.isTerminal = isTerminal
  }

  /// The console of this process.
  package static var standard: Console {
    Console(
      output: { write($0, to: STDOUT_FILENO) }, error: { write($0, to: STDERR_FILENO) },
      isTerminal: isatty(STDERR_FILENO) == 1
        && ProcessInfo.processInfo.environment["TERM"] != "dumb")
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
