// `--watch` and `--open`, with a package and a browser that are scripts.

import Expectations
import Foundation
import Testing

@Suite struct WatchTests {
  /// A folder that looks like a package with the program in its build folder, and stand-ins for `swift` and the browser.
  private func withPackage(_ body: (URL, [String: String]) throws -> Void) throws {
    try withFolder { folder in
      let files = FileManager.default
      let products = folder.appending(path: ".build/debug")
      let tools = folder.appending(path: "tools")
      for made in [products, tools, folder.appending(path: "Sources")] {
        try files.createDirectory(at: made, withIntermediateDirectories: true)
      }
      try files.copyItem(at: Program.simui.path, to: products.appending(path: "simui"))
      try Data("// no manifest\n".utf8).write(to: folder.appending(path: "Package.swift"))
      try Data("let a = 1\n".utf8).write(to: folder.appending(path: "Sources/A.swift"))
      try writeScript(
        "#!/bin/sh\necho \"$@\" >> \"\(folder.path)/built\"\ngrep -q broken \"\(folder.path)/Sources/A.swift\" || exit 0\necho 'A.swift:1:1: error: it is broken'\nexit 1\n",
        to: tools.appending(path: "swift"))
      try writeScript(
        "#!/bin/sh\necho \"$1\" > \"\(folder.path)/opened\"\n", to: tools.appending(path: "page"))
      var environment = ProcessInfo.processInfo.environment
      environment["PATH"] = tools.path + ":" + (environment["PATH"] ?? "")
      environment["BROWSER"] = "page"
      try body(folder, environment)
    }
  }

  /// The text of a file once it contains something, or at last.
  private func text(of file: URL, with part: String) -> String {
    for _ in 0..<600 {
      if let text = try? String(contentsOf: file, encoding: .utf8), text.contains(part) {
        return text
      }
      Thread.sleep(forTimeInterval: 0.1)
    }
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  @Test func `watch runs again after a change, and reports a build that fails`()
    throws
  {
    try withPackage { folder, environment in
      let process = Process()
      process.executableURL = folder.appending(path: ".build/debug/simui")
      process.arguments = [
        "run", "-s", "observable-rows", "-w", "launch", "-n", "5", "--watch", "--format", "csv",
      ]
      process.currentDirectoryURL = folder
      process.environment = environment
      let (output, error) = (folder.appending(path: "out"), folder.appending(path: "err"))
      for file in [output, error] { try Data().write(to: file) }
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: error)
      process.standardInput = FileHandle.nullDevice
      try process.run()
      defer { if process.isRunning { process.terminate() } }

      #expect(text(of: error, with: "Ctrl-C ends it").contains("watching 2 files"))
      let first = try String(contentsOf: output, encoding: .utf8)
      #expect(first.contains("observable-rows"))

      try Data("let a = 2 // broken\n".utf8).write(to: folder.appending(path: "Sources/A.swift"))
      let failed = text(of: error, with: "does not build")
      #expect(failed.contains("A.swift changed; building"))
      #expect(failed.contains("it does not build: A.swift:1:1: error: it is broken"))
      expect(try String(contentsOf: output, encoding: .utf8), is: first)

      Thread.sleep(forTimeInterval: 1)
      try Data("let a = 3333\n".utf8).write(to: folder.appending(path: "Sources/A.swift"))
      #expect(text(of: output, with: first + first).hasPrefix(first + first))
      let built = try String(contentsOf: folder.appending(path: "built"), encoding: .utf8)
      #expect(built.contains("--configuration debug --product simui"))

      process.interrupt()
      process.waitUntilExit()
      expect(process.terminationStatus, is: SIGINT)
      expect(process.terminationReason, is: .uncaughtSignal)
    }
  }

  @Test func `watch refuses a program that lies in no package`() throws {
    try withFolder { folder in
      let program = folder.appending(path: "simui")
      try FileManager.default.copyItem(at: Program.simui.path, to: program)
      let result = try Program.run(
        program, ["run", "--watch", "-n", "5"], in: folder, environment: nil)
      expect(result.status, is: 64)
      #expect(result.error.contains("is not in one; start it with 'swift run'"))
    }
  }

  @Test func `open shows the page of the report in the browser`() throws {
    try withPackage { folder, environment in
      let result = try Program.run(
        Program.simui.path,
        ["run", "-s", "observable-rows", "-w", "launch", "-n", "5", "--open", "-o", "there"],
        in: folder, environment: environment)
      expect(result.status, is: 0)
      let opened = text(of: folder.appending(path: "opened"), with: "report.html")
      expect(opened, is: folder.appending(path: "there/report.html").path + "\n")
    }
  }

  @Test func `open without a browser is refused before anything runs`() throws {
    try withPackage { folder, environment in
      var environment = environment
      environment["BROWSER"] = "no-such-browser"
      let result = try Program.run(
        Program.simui.path, ["run", "-n", "5", "--open"], in: folder, environment: environment)
      expect(result.status, is: 64)
      #expect(result.error.contains("'no-such-browser', which is not on the path"))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Reports").path))
    }
  }
}
