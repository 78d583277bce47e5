// The end of a child process, with its message.
//
// User code may end its process: by a missing environment object, an index out of range, or `exit`.
// Swift prints its message on standard error, so the last lines there become the message.

import Glibc

/// The end of a child process.
package enum ChildEnd: Equatable, Sendable {
  /// The process returned or called `exit`.
  case exit(code: Int32)
  /// A signal terminated the process: a trap, an abort or a kill.
  case signal(Int32)

  /// Creates the end from the status of `waitpid`.
  package init(status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exit(code: (status >> 8) & 0xff) : .signal(signal)
  }

  /// Whether the process ended as a worker should.
  package var isOrderly: Bool { self == .exit(code: 0) }

  /// Returns the message for a run whose process ended in this way.
  ///
  /// - Parameter standardError: the output of the process on standard error.
  /// - Parameter limit: the time limit in seconds of real time, if the process trapped and the
  ///   limit expired before its backtrace was complete.
  /// - Returns: the last lines, starting at Swift's own message if there is one, the kind of end,
  ///   and the position in user code.
  package func message(standardError: String, cutAt limit: Int? = nil) -> String {
    let trace = Backtrace(standardError: standardError)
    let lines = trace.rest.split { $0.isNewline }.map(String.init)
      .filter { !$0.allSatisfy(\.isWhitespace) }
    let start = lines.lastIndex { $0.contains("Fatal error") } ?? max(0, lines.count - 6)
    let place = trace.frames.first.map { ["In \($0.text)."] } ?? []
    let cut = limit.map {
      "The process trapped; \($0) s of real time (--time-limit) were over before it had said where."
    }
    return (lines[start...].prefix(6) + [cut ?? words] + place).joined(separator: "\n")
  }

  /// Returns the message for a run that exceeded its time limit.
  ///
  /// - Parameter limit: the time limit in seconds of real time.
  /// - Parameter standardError: the output of the process on standard error, including the
  ///   backtrace at its end.
  package static func overdueMessage(limit: Int, standardError: String) -> String {
    let trace = Backtrace(standardError: standardError)
    let running =
      trace.frames.first.map { "\($0.text) was running" }
      ?? "no function of the app's could be seen to run"
    return "The run was ended after \(limit) s of real time (--time-limit): \(running)."
  }

  private var words: String {
    switch self {
    case .exit(let code) where code == 0: "The process ended before its run was done."
    case .exit(let code): "The process ended with exit code \(code)."
    case .signal(let number):
      "The process was ended by signal \(number) (\(String(cString: strsignal(number))))."
    }
  }
}
