// A progress line that is overwritten while runs are made, and removed afterwards.

/// The progress line of a command.
package struct Progress {
  private let console: Console
  private let isShown: Bool
  /// The noun for the counted runs, in the plural.
  private let noun: String

  /// Creates a progress line; it shows nothing if it is disabled or standard error is not a
  /// terminal.
  package init(console: Console, isWanted: Bool, noun: String = "runs") {
    self.console = console
    isShown = isWanted && console.isTerminal
    self.noun = noun
  }

  /// Shows the number of finished runs, and the estimated time for the rest, based on the average
  /// so far.
  func show(done: Int, total: Int, since start: ContinuousClock.Instant) {
    let spent = (ContinuousClock.now - start) / .seconds(1)
    show(
      done: done, total: total,
      secondsLeft: done > 0 ? spent / Double(done) * Double(total - done) : nil)
  }

  /// Shows the number of finished runs, and the estimated time for the rest.
  package func show(done: Int, total: Int, secondsLeft: Double? = nil) {
    guard isShown else { return }
    let width = 24
    let full = total == 0 ? width : width * done / total
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
    let left = secondsLeft.map { $0 >= 1 && done < total ? ", \(Self.time($0)) left" : "" } ?? ""
    console.error("\r\u{1B}[K\(bar) \(done) of \(total) \(noun)\(left)")
  }

  /// Returns a time as text: `40 s`, `12 min`, `3 h 20 min`.
  private static func time(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.up))
    if whole < 60 { return "\(whole) s" }
    let minutes = (whole + 59) / 60
    return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }

  /// Removes the line, so that other text can be written.
  package func clear() {
    if isShown { console.error("\r\u{1B}[K") }
  }
}
