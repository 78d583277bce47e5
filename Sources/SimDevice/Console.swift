// What user code prints and what the platform would log, in order.

import CHostHooks
import Foundation

/// The lines of one device.
@MainActor
package final class Console {
  /// What user code printed and the host lines, one line an element.
  package private(set) var lines: [String] = []
  /// Warnings of the framework and of the device, in order.
  package private(set) var diagnostics: [String] = []
  /// Whether host lines go to standard output.
  package var printsHostEvents = false
  /// What was printed since the last end of a line.
  private var partial = ""

  package init() {}

  /// Adds a line of the platform's.
  func hostLine(_ line: String) {
    takePrinted()
    lines.append(line)
    if printsHostEvents { print(line) }
  }

  /// Adds a warning; it goes to standard error, too.
  func diagnostic(_ message: String) {
    diagnostics.append(message)
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Runs code; what it prints is kept, in addition to going to standard output.
  func capturing<R>(_ body: () -> R) -> R {
    let outer = hostHooksCaptureOutput(1)
    defer {
      takePrinted()
      _ = hostHooksCaptureOutput(outer)
    }
    return body()
  }

  /// Takes over what was captured so far.
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
