// The output of commands: results on standard output, everything else on standard error.

import Foundation
import Glibc
import SimMetrics

/// The destination of a command's output.
package struct Console {
  /// Writes text to standard output.
  package var output: (String) -> Void
  /// Writes text to standard error.
  package var error: (String) -> Void
  /// Whether standard error is a terminal.
  package var isTerminal: Bool
  /// Whether standard output is a terminal, which pictures require.
  package var isOutputTerminal = false
  /// The width of the terminal in characters; `nil` if it is not known.
  package var width: Int?
  /// Whether text may be bold and coloured.
  package var isColoured = false
  /// The path of the file for the summary of a step of GitHub Actions; `nil` elsewhere.
  package var stepSummary: String?
  /// The reason why output could not be written to standard output; `nil` if all of it was.
  package var outputFault: () -> String? = { nil }

  /// The sentences that were already written, because a command may make its runs in several
  /// batches.
  private let said = Said()

  /// Creates a console; tests pass their own closures.
  package init(
    output: @escaping (String) -> Void, error: @escaping (String) -> Void, isTerminal: Bool
  ) {
    self.output = output
    self.error = error
    self.isTerminal = isTerminal
  }

  /// Writes text for people, in lines that fit the terminal.
  func text(_ text: String) {
    output(width.map { FoldedText.folded(text, to: $0) } ?? text)
  }

  /// Writes text that begins with the answer, in lines that fit the terminal.
  ///
  /// On a terminal, the answer is bold, and values with a star, the best of their workload, are
  /// green.
  func answer(_ text: String) {
    let lines = width.map { FoldedText.folded(text, to: $0) } ?? text
    guard isColoured else { return output(lines) }
    let paragraphs = lines.split(separator: "\n\n", maxSplits: 1).map(String.init)
    let rest = paragraphs.dropFirst().map {
      "\n\n"
        + $0.replacing(/[^\s]+(?: [^\s\d]+)?\*/) {
          "\u{1B}[32m\($0.output)\u{1B}[0m"
        }
    }
    output("\u{1B}[1m\(paragraphs.first ?? "")\u{1B}[0m" + rest.joined())
  }

  /// Adds Markdown to the summary of a step of GitHub Actions; does nothing elsewhere.
  ///
  /// - Throws: `CommandFailure` if the file cannot be written.
  func addToStepSummary(_ markdown: String) throws {
    guard let stepSummary else { return }
    let descriptor = open(stepSummary, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK, 0o644)
    defer { if descriptor >= 0 { close(descriptor) } }
    let fault =
      descriptor < 0 ? String(cString: strerror(errno)) : Self.write(markdown, to: descriptor)
    if let fault {
      throw CommandFailure("the step summary '\(stepSummary)' could not be written: \(fault)")
    }
  }

  /// Writes a sentence to standard error, but not a second time.
  func errorOnce(_ sentence: String) {
    if said.sentences.insert(sentence).inserted { error(sentence) }
  }

  /// The least width for which lines are folded; a narrower terminal folds them itself.
  private static let leastWidth = 40

  /// Returns the width from the variable COLUMNS, otherwise that of the terminal on standard
  /// output.
  ///
  /// - Parameter columns: The value of the variable, ignored unless it is a number of at least 1.
  package static func width(columns: String?, terminal: () -> Int?) -> Int? {
    let said = columns.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return (said ?? terminal()).map { max($0, leastWidth) }
  }

  private static func terminalWidth() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The console of this process.
  package static var standard: Console {
    let fault = Fault()
    var console = Console(
      output: { fault.reason = fault.reason ?? write($0, to: STDOUT_FILENO) },
      error: { _ = write($0, to: STDERR_FILENO) },
      isTerminal: isatty(STDERR_FILENO) == 1
        && ProcessInfo.processInfo.environment["TERM"] != "dumb")
    console.outputFault = { fault.reason }
    console.isOutputTerminal = isatty(STDOUT_FILENO) == 1
    let environment = ProcessInfo.processInfo.environment
    console.isColoured =
      console.isOutputTerminal && environment["TERM"] != "dumb"
      && (environment["NO_COLOR"] ?? "").isEmpty
    let summary = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"] ?? ""
    console.stepSummary = summary.isEmpty ? nil : summary
    console.width = width(
      columns: ProcessInfo.processInfo.environment["COLUMNS"], terminal: terminalWidth)
    return console
  }

  /// The sentences that were already written.
  private final class Said {
    var sentences: Set<String> = []
  }

  /// The first error of writing.
  private final class Fault {
    var reason: String?
  }

  /// - Returns: The reason why the text was not completely written; `nil` if it was.
  private static func write(_ text: String, to descriptor: Int32) -> String? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return String(cString: strerror(errno)) }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}
