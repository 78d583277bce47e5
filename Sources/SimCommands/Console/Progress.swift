// One line that is overwritten while runs are going on, and gone afterwards.

/// The progress line of a command.
package struct Progress {
  private let console: Console
  private let isShown: Bool
  /// What is counted, in the plural.
  private let noun: String

  /// Makes a progress line; it shows nothing if it is disabled or standard error is no terminal.
  package init(console: Console, isWanted: Bool, noun: String = "runs") {
    self.console = console
    isShown = isWanted && console.isTerminal
    self.noun = noun
  }

  /// Shows how many are done, and about how long the rest will take if each takes as long as those before it.
  func show(done: Int, total: Int, since start: ContinuousClock.Instant) {
    let spent = (ContinuousClock.now - start) / .seconds(1)
    show(
      done: done, total: total,
      secondsLeft: done > 0 ? spent / Double(done) * Double(total - done) : nil)
  }

  /// Shows how many are done, and about how long the rest will take.
  package func show(done: Int, total: Int, secondsLeft: Double? = nil) {
    guard isShown else { return }
    let width = 24
    let full = total == 0 ? width : width * done / total
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
    let left = secondsLeft.map { $0 >= 1 && done < total ? ", \(Self.time($0)) left" : "" } ?? ""
    console.error("\r\u{1B}[K\(bar) \(done) of \(total) \(noun)\(left)")
  }

  /// `40 s`, `12 min`, `3 h 20 min`.
  private static func time(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.up))
    if whole < 60 { return "\(whole) s" }
    let minutes = (whole + 59) / 60
    return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }

  /// Takes the line away, so that other text can be written.
  package func clear() {
    if isShown { console.error("\r\u{1B}[K") }
  }
}
