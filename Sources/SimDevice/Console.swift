// The output of user code and the log lines of the platform, in order.

import CHostHooks
import Foundation

/// The output and the diagnostics of one device.
@MainActor
package final class Console {
  /// The lines that user code printed and the host lines, in order.
  package private(set) var lines: [String] = []
  /// The warnings of the framework and of the device, in order.
  package private(set) var diagnostics: [String] = []
  /// Whether host lines are written to standard output.
  package var printsHostEvents = false
  /// The output since the last line break.
  private var partial = ""

  package init() {}

  /// Adds a host line.
  func hostLine(_ line: String) {
    takePrinted()
    lines.append(line)
    if printsHostEvents { print(line) }
  }

  /// Adds a warning and writes it to standard error.
  func diagnostic(_ message: String) {
    diagnostics.append(message)
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Runs a closure and records what it prints, which also goes to standard output.
  func capturing<R>(_ body: () -> R) -> R {
    let outer = hostHooksCaptureOutput(1)
    defer {
      takePrinted()
      _ = hostHooksCaptureOutput(outer)
    }
    return body()
  }

  /// Adds the output captured so far to the lines.
  private func takePrinted() {
    var count = 0
    guard let bytes = hostHooksTakeOutput(&count), count > 0 else { return }
    let text = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
    hostHooksForgetOutput()
    partial += text
    var pieces = partial.split(separator: "\n", omittingEmptySubsequences: false)
    partial = String(pieces.removeLast())
    lines += pieces.map(String.init)
  }
}
