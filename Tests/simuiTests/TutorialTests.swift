// Every command line of the tutorials is run, in order, and what it prints is compared with what stands below it.
//
// A tutorial has its folder. A `…` alone in a line stands for any lines, one within a line for any text. `swift run MyScreensLab` is
// the program of the package that `simui new` writes, which is built with the tests.

import Foundation
import Testing

@testable import SimCommands

@Suite struct TutorialTests {
  static let tutorials = ["first-run", "your-own-view", "gate-in-ci", "reading-a-timeline"].map {
    Document("Documentation/tutorials/\($0).md")
  }

  /// A command with what the document says that it prints.
  struct Step {
    var command: String
    var output: [String] = []
  }

  /// The commands of the blocks of a console.
  static func steps(of text: String) -> [Step] {
    var steps: [Step] = []
    var isConsole = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        isConsole = line == "```console"
      } else if isConsole, line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2))))
      } else if isConsole {
        steps[steps.count - 1].output.append(line)
      }
    }
    return steps
  }

  /// Whether lines are as a document says.
  static func matches(_ lines: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return lines.isEmpty }
    if first == "…" {
      return (lines.startIndex...lines.endIndex).contains {
        matches(lines[$0...], pattern.dropFirst())
      }
    }
    guard let line = lines.first, isLine(line, first) else { return false }
    return matches(lines.dropFirst(), pattern.dropFirst())
  }

  private static func isLine(_ line: String, _ pattern: String) -> Bool {
    var rest = line[...]
    let parts = pattern.components(separatedBy: "…")
    for (index, part) in parts.enumerated() {
      if index == 0 {
        guard rest.hasPrefix(part) else { return false }
        rest = rest.dropFirst(part.count)
      } else if index == parts.count - 1 {
        guard part.isEmpty || rest.hasSuffix(part) else { return false }
        return true
      } else {
        guard let range = rest.range(of: part) else { return false }
        rest = rest[range.upperBound...]
      }
    }
    return rest.isEmpty
  }

  @Test(arguments: tutorials)
  func `each command prints what the tutorial shows`(tutorial: Document) throws {
    let text = try tutorial.text
    let steps = Self.steps(of: text)
    #expect(steps.count > 2)
    try withFolder { folder in
      let tools = folder.appending(path: ".tools")
      try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
      try writeScript(
        "#!/bin/sh\nexec '\(Program.simui.path.path)' \"$@\"\n", to: tools.appending(path: "simui"))
      try writeScript(
        "#!/bin/sh\nshift 2\nexec '\(Program.screens.path.path)' \"$@\"\n",
        to: tools.appending(path: "swift"))
      if let script = text.components(separatedBy: "```yaml\n").dropFirst().first {
        try script.components(separatedBy: "```")[0].write(
          to: folder.appending(path: "visit.yaml"), atomically: true, encoding: .utf8)
      }
      var environment = ProcessInfo.processInfo.environment
      environment["PATH"] = tools.path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
      for step in steps {
        let result = try Program.run(
          URL(filePath: "/bin/sh"), ["-c", step.command], in: folder, environment: environment)
        let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
          .map { String($0.replacing(#/ +$/#, with: "")) }
        // Lines end with a feed, and a block does so before its fence.
        let printed = lines.last == "" ? lines.dropLast() : lines[...]
        #expect(
          Self.matches(printed, step.output[...]),
          "\(tutorial.path): '\(step.command)' printed\n\(result.output)\(result.error)")
        #expect(result.status == 0, "\(step.command): \(result.error)")
      }
    }
  }

  @Test(arguments: tutorials)
  func `each piece of Swift stands in the package that is written`(tutorial: Document) throws {
    let files = PackageTemplate(name: "MyScreens", dependency: "/simui").files.map(\.text)
      .joined(separator: "\n")
    func plain(_ text: String) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n")
    }
    let source = plain(files)
    for block in try tutorial.text.components(separatedBy: "```swift\n").dropFirst() {
      let piece = block.components(separatedBy: "```")[0]
      #expect(source.contains(plain(piece)), "\(piece)")
    }
  }

  @Test func `the program of a new package that the tests build is the one that is written`() throws
  {
    let files = PackageTemplate(name: "MyScreens", dependency: "").files
    let folder = Document("Tests/MyScreensLab").url
    for (name, path) in [
      ("LikeLists.swift", "Sources/MyScreens/LikeLists.swift"),
      ("main.swift", "Sources/MyScreensLab/main.swift"),
    ] {
      let written = try #require(files.first { $0.path == path }).text
      let built = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(built == written.replacing("import MyScreens\n", with: ""), "\(name)")
    }
  }

  @Test func `a wildcard matches exactly its pattern`() {
    func matches(_ lines: String, _ pattern: String) -> Bool {
      Self.matches(
        lines.components(separatedBy: "/")[...], pattern.components(separatedBy: "/")[...])
    }
    #expect(matches("a/b/c", "a/…/c") && matches("a/c", "a/…/c") && matches("a 1 b 2", "a … b …"))
    #expect(!matches("a/b/d", "a/…/c") && !matches("a 1 c", "a … b") && !matches("a/b", "a"))
    #expect(matches("12 ms", "… ms") && !matches("12 ms!", "… ms"))
  }
}
