// The public command line, pinned: a changed word here is a changed promise.

import Expectations
import Testing

@Suite struct HelpTests {
  @Test(arguments: [
    (["--help"], "help.txt"), (["run", "--help"], "help-run.txt"),
    (["compare", "--help"], "help-compare.txt"), (["check", "--help"], "help-check.txt"),
    (["sweep", "--help"], "help-sweep.txt"), (["merge", "--help"], "help-merge.txt"),
    (["list", "--help"], "help-list.txt"), (["calibrate", "--help"], "help-calibrate.txt"),
    (["reprice", "--help"], "help-reprice.txt"), (["memory", "--help"], "help-memory.txt"),
    (["limits", "--help"], "help-limits.txt"),
    (["explain", "--help"], "help-explain.txt"), (["trace", "--help"], "help-trace.txt"),
    (["lessons", "--help"], "help-lessons.txt"), (["versus", "--help"], "help-versus.txt"),
  ])
  func `help is the committed text`(arguments: [String], file: String) throws {
    let result = try withFolder { try Program.simui.run(arguments, in: $0) }
    expect(result.status, is: 0)
    expect(result.error, is: "")
    try expectGolden(result.output, file)
  }

  @Test func `no command is a request for help`() throws {
    try withFolder { folder in
      let bare = try Program.simui.run([], in: folder)
      expect(bare, is: (try Program.simui.run(["help"], in: folder)))
    }
  }

  @Test func `the list names everything, and marks what runs by itself`() throws {
    let result = try withFolder { try Program.fixture.run(["list"], in: $0) }
    try expectGolden(result.output, "list.txt")
  }

  @Test func `the version is one line`() throws {
    let result = try withFolder { try Program.simui.run(["--version"], in: $0) }
    expect(result, is: ProgramResult(output: "0.1.0\n", error: "", status: 0))
  }
}
