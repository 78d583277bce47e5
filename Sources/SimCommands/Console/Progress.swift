// One line that is written over itself while runs are done, and gone when they are.

/// The progress line of a command.
package struct Progress {
  private let console: Console
  private let isShown: Bool

  /// Makes a progress line; it shows nothing when it is not wanted or nobody watches.
  package init(console: Console, isWanted: Bool) {
    self.console = console
    isShown = isWanted && console.isTerminal
  }

  /// Shows how many runs are done.
  package func show(done: Int, total: Int) {
    guard isShown else { return }
    let width = 24
    let full = total == 0 ? width : width * done / total
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
    console.error("\r\u{1B}[K\(bar) \(done) of \(total) runs")
  }

  /// Takes the line away, so that other text can be written.
  package func clear() {
    if isShown { console.error("\r\u{1B}[K") }
  }
}
