// How a process ended, read from the number that the system returns, and put into words.
//
// User code may end its process: a missing environment object, an index out of range, `exit`. The
// sentence that Swift printed is on standard error, so the last lines of it become the message.

import Glibc

/// The end of a child process.
package enum ChildEnd: Equatable, Sendable {
  /// It returned or called `exit`.
  case exit(code: Int32)
  /// A signal ended it: a trap, an abort, a kill.
  case signal(Int32)

  /// Reads the status that `waitpid` gives.
  package init(status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exit(code: (status >> 8) & 0xff) : .signal(signal)
  }

  /// Whether it ended as a worker should.
  package var isOrderly: Bool { self == .exit(code: 0) }

  /// What to say of a run whose process ended this way.
  ///
  /// - Parameter standardError: What the process wrote to standard error.
  /// - Parameter limit: The time that it was given, in seconds of real time, if it trapped and that ran out before it had
  ///   written down where.
  /// - Returns: Its last lines, starting at Swift's own message if there is one, how the process ended, and where the
  ///   user's code was.
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

  /// What to say of a run that was ended because it took too long.
  ///
  /// - Parameter limit: The time that it was given, in seconds of real time.
  /// - Parameter standardError: What the process wrote to standard error, the stack at its end included.
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
