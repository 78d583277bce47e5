import SimCommands
import SimMetrics
import Testing

@Suite struct ConsoleTests {
  /// Keeps what was written.
  private final class Paper {
    var text = ""
  }

  @Test func `columns are padded, numbers stand at the right`() {
    let table = Table(
      header: ["strategy", "bodies", "note"],
      rows: [["observable", "12", ""], ["row-values", "1200", "cut"]], numbers: [1])
    #expect(
      table.text == """
        strategy    bodies  note
        observable      12
        row-values    1200  cut

        """)
  }

  @Test func `progress is written over itself, on a terminal only`() {
    for (isTerminal, isWanted) in [(true, true), (false, true), (true, false)] {
      let paper = Paper()
      let progress = Progress(
        console: Console(output: { _ in }, error: { paper.text += $0 }, isTerminal: isTerminal),
        isWanted: isWanted)
      progress.show(done: 1, total: 2)
      progress.clear()
      let bar = String(repeating: "█", count: 12) + String(repeating: "░", count: 12)
      let shown = "\r\u{1B}[K\(bar) 1 of 2 runs\r\u{1B}[K"
      #expect(paper.text == (isTerminal && isWanted ? shown : ""))
    }
  }
}
