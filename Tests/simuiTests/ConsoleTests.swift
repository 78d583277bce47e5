import Expectations
import Foundation
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
    expect(
      table.text,
      is: """
        strategy    bodies  note
        observable      12
        row-values    1200  cut

        """)
  }

  @Test func `lines are as long as the terminal, which the variable COLUMNS may overrule`() {
    expect(Console.width(columns: nil) { 120 }, is: 120)
    expect(Console.width(columns: "100") { 120 }, is: 100)
    #expect(Console.width(columns: "many") { nil } == nil)
    expect(Console.width(columns: "0") { 90 }, is: 90)
    expect(Console.width(columns: "8") { nil }, is: 40)
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
      expect(paper.text, is: (isTerminal && isWanted ? shown : ""))
    }
  }
}

@Suite struct InlineTests {
  @Test func `a picture is refused where no terminal would show it, and nothing is run`() throws {
    try withFolder { folder in
      let result = try Program.fixture.run(
        ["run", "--inline", "kitty", "--output", "out"], in: folder)
      expect(result.status, is: 64)
      expect(result.output, is: "")
      expect(
        result.error,
        is: "simui: --inline shows a picture in a terminal, and standard output is not one\n")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "out").path))
    }
  }

  @Test func `nothing that a command prints has a code for terminals when it goes to a file`()
    throws
  {
    try withFolder { folder in
      let result = try Program.fixture.run(
        ["run", "--strategy", "steady", "--workload", "launch", "--output", "out"], in: folder)
      #expect(!result.output.contains("\u{1B}") && !result.error.contains("\u{1B}"))
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `a shell can complete every command`(shell: String) throws {
    let script = try Program.simui.run(
      ["--generate-completion-script", shell]).output
    let help = try Program.simui.run(["--help"]).output
    let commands =
      help.components(separatedBy: "SUBCOMMANDS:\n").last?.split(separator: "\n")
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  See") }.map {
        String($0.split(separator: " ")[0])
      } ?? []
    #expect(commands.count > 10)
    expect(commands.filter { !script.contains($0) }, is: [])
  }
}
