import Expectations
import Foundation
import SimDevice
import Testing

@Suite struct AppTests {
  @Test func `an app runs by its own main, and sleeps for an hour in no time`() throws {
    let result = try withFolder { try Program.app.run([], in: $0) }
    #expect(result.status == 0 && result.error == "")
    expect(
      result.output,
      is: """
        UINavigationController.initWithRootViewController
        text asleep
        appeared
        main queue
        task
        slept 3600 s
        text awake

        SleepyApp on iphone-13 for 3600.07 s of virtual time; nothing is pending any more.
        On screen:
          awake
        Bodies: 1 SleepyApp, 2 SleepyView.
        2 frames, none late; the main thread worked for 63.5 ms.

        """)
  }

  @Test func `with a script it gives the whole report, by its own executable`() throws {
    try withFolder { folder in
      let script = folder.appending(path: "visit.yaml")
      try Data("steps:\n  - wait: 2 h\n".utf8).write(to: script)
      let result = try Program.app.run(["record", "visit.yaml", "--quiet"], in: folder)
      #expect(result.status == 0 && result.error == "")
      for part in [
        "as-it-is", "1 body, and why:", "\nno problems found in this run.\n",
        "\non screen at the end:\n", "\"awake\"",
      ] { #expect(result.output.contains(part), "\(result.output)") }
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "Reports/latest").path)
      #expect(Set(["records.json", "report.html", "report.md"]).isSubset(of: files))
      let none = try Program.app.run(["record", "lost.yaml"], in: folder)
      #expect(none.status == 64 && none.output == "")
      #expect(none.error.hasPrefix("simui: ") && none.error.contains("lost.yaml"))
    }
  }

  @Test func `any other word is the app's own`() throws {
    let result = try withFolder { try Program.app.run(["-demo", "yes"], in: $0) }
    #expect(result.status == 0 && result.output.contains("slept 3600 s"))
  }

  @Test func `without the commands product, the message names the product to link`() {
    expect(
      AppCommandLine.refusal(of: "record", by: "Shop"),
      is: """
        Shop: 'record' needs simui's commands, which this executable does not link: add \
        .product(name: "SimCommands", package: "simui") to the dependencies of its target
        """)
  }
}
