// Every command that the documents show exists, and says yes to its options, without being run to the end.
//
// A `simui run …` line is given a folder that cannot be made. Names and numbers are checked before the
// folder, and the folder before the first child; so a line with a word that nobody knows ends with 64,
// and a good one with 1 and a sentence about the folder.

import Expectations
import Foundation
import Testing

@Suite struct DocumentsTests {
  /// The document that users read first.
  static let readme = Document("README.md")

  @Test func `the README begins with the two commands`() throws {
    let text = try Self.readme.text
    #expect(text.hasPrefix("# simui\n\n```\nmake run\nmake test\n```\n"))
  }

  @Test(arguments: Document.all)
  func `every make line names a rule, and sets known variables`(document: Document) throws {
    let text = try Document("Makefile").text
    let makefile = text.split(separator: "\n")
    for line in try document.commands(of: "make") {
      let plain = line.replacing(/"[^"]*"/, with: "")
      for word in plain.split(separator: " ").dropFirst() {
        let name = word.prefix { $0 != "=" }
        let isKnown =
          word.contains("=")
          ? text.contains("$(\(name))") : makefile.contains { $0.hasPrefix("\(name):") }
        #expect(isKnown, "\(document.path): '\(line)' has '\(word)', which the Makefile has not")
      }
    }
  }

  @Test func `every strategy has a place in the document about them`() throws {
    let text = try Document("Documentation/strategies.md").text
    let list = try Program.simui.run(["list"]).output
    let section = list.split(separator: "strategies\n").last?.split(separator: "\n\n").first ?? ""
    let names = section.split(separator: "\n").compactMap {
      $0.split(separator: " ").first { $0 != "*" }
    }
    #expect(names.count > 20)
    expect(names.filter { !text.contains("### \($0)\n") }, is: [])
  }

  @Test func `every workload has a place in the document about them`() throws {
    let text = try Document("Documentation/workloads.md").text
    let list = try Program.simui.run(["list"]).output
    let section = list.split(separator: "workloads\n").last?.split(separator: "\n\n").first ?? ""
    let lines = section.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.count > 20)
    for line in lines where line.first == "*" {
      #expect(line.count > 1 && text.contains("| `\(line[1])` * |"))
    }
    let names = lines.compactMap { line in line.first { $0 != "*" } }
    expect(names.filter { !text.contains("`\($0)`") }, is: [])
  }

  /// Files that the commands of documents name.
  private static let files = ["visit.yaml", "out/tapes/observable-scroll.yaml"]

  /// Puts a script wherever a command of a document expects one.
  private func makeFiles(in folder: URL) throws {
    for path in Self.files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "steps: []".write(to: file, atomically: true, encoding: .utf8)
    }
    try "import SwiftUI\n".write(
      to: folder.appending(path: "Screen.swift"), atomically: true, encoding: .utf8)
    for name in ["lab-phone.yaml", "prices.yaml"] {
      try Document("Documentation/example/\(name)").text.write(
        to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
  }

  @Test(arguments: Document.all)
  func `every simui line is understood`(document: Document) throws {
    for line in try document.commands(of: "simui") {
      // As a shell passes them on: what is quoted is one word, without the quotes.
      var words = line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        .flatMap { $0 % 2 == 1 ? [String($1)] : $1.split(separator: " ").map(String.init) }
      words.removeFirst()
      let isRun = words.first == "run" && !words.contains("--help")
      if isRun { words += ["--output", ".output/of-a-test"] }
      // What is understood with a thousand items is understood with a few; searches and lessons have tests of their own.
      switch words.first {
      case "explain", "trace", "memory": words += ["--items", "10"]
      case "doctor", "limits", "lessons", "compare", "versus", "check", "sweep", "merge":
        words += ["--help"]
      default: break
      }
      let result = try withFolder { folder in
        try makeFiles(in: folder)
        if words.contains("--from") {
          for name in ["Pantry", "Pantry.xcodeproj"] {
            try FileManager.default.copyItem(
              at: Document("Examples/Apps/Pantry/\(name)").url, to: folder.appending(path: name))
          }
        }
        return try Program.simui.run(words, in: folder)
      }
      #expect(result.status == (isRun ? 64 : 0), "\(document.path): '\(line)': \(result.error)")
      if isRun { #expect(result.error.contains("is a file, not a folder")) }
    }
  }

  @Test func `the README shows commands of both kinds`() throws {
    #expect(try Self.readme.commands(of: "make").count > 2)
    #expect(try Self.readme.commands(of: "simui").count > 2)
  }

  @Test(arguments: Document.all)
  func `every target, test and script that a document names is there`(document: Document) throws {
    let manifest = try Document("Package.swift").text
    let text = try document.text
    for match in text.matches(of: /swift (?:build --target|test --filter) ([A-Za-z]+)/) {
      let name = String(match.output.1)
      #expect(manifest.contains("name: \"\(name)\""), "\(document.path): \(name)")
    }
    for match in text.matches(of: /scripts\/[a-z-]+/) {
      let path = String(match.output)
      let isScript = FileManager.default.isExecutableFile(atPath: Document(path).url.path)
      #expect(isScript, "\(document.path): \(path)")
    }
  }

  /// Which file, compiled with the tests, holds the Swift code of a page.
  static let codePages = [
    ("Documentation/driving-a-device.md", ["Tests/SimTestingTests/DrivingTests.swift"]),
    ("Documentation/performance-tests.md", ["Examples/Tests/ShopTests/ShopTests.swift"]),
    (
      "Documentation/own-scenario.md",
      ["Tests/MyScreensLab/main.swift", "Tests/MyScreensLab/LikeLists.swift"]
    ),
  ]

  @Test(arguments: codePages)
  func `the code of a page is compiled`(page: String, files: [String]) throws {
    func words(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let code = try words(files.map { try Document($0).text }.joined(separator: "\n"))
    let blocks = try Document(page).text.components(separatedBy: "```swift\n").dropFirst()
    #expect(!blocks.isEmpty)
    for block in blocks {
      let shown = words(block.components(separatedBy: "\n```")[0])
      #expect(code.contains(shown), "\(page) shows code that no test compiles:\n\(block)")
    }
  }

  /// What depends on the build is told by the release build alone.
  private static let isRelease = ProcessInfo.processInfo.environment["SIMUI"] != nil

  @Test(.enabled(if: isRelease))
  func `the README's answer and its figures are those of the run that it names`() throws {
    let block = try #require(
      try Self.readme.text.components(separatedBy: "```text\n").dropFirst().first?
        .components(separatedBy: "```").first)
    try withFolder { folder in
      let result = try Program.simui.run(["run", "--items", "1000", "--output", "out"], in: folder)
      func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
      }
      #expect(
        TutorialTests.matches(words(result.output)[...], (words(block) + ["…"])[...]),
        "\(result.output)")
      let example = Document("Documentation/example/README.md")
      for match in try example.text.matches(of: /\| `([a-z-]+\.png)` \| `([a-z-]+\.png)` \|/) {
        let (here, there) = (String(match.output.1), String(match.output.2))
        let drawn = try Data(contentsOf: folder.appending(path: "out/figures/\(there)"))
        let quoted = example.url.deletingLastPathComponent().appending(path: here)
        if ProcessInfo.processInfo.environment["SIMUI_UPDATE_GOLDEN"] != nil {
          try drawn.write(to: quoted)
        }
        let isSame = try Data(contentsOf: quoted) == drawn
        #expect(isSame, "\(here) is not \(there) of `simui run --items 1000`")
      }
    }
  }

  @Test func `completions and a manual page are installed, and the page names every command`()
    throws
  {
    try withFolder { folder in
      let script = Document("scripts/shell-files").url.path
      let result = try Program.run(
        URL(filePath: "/bin/sh"), [script, Program.simui.path.path, folder.path], in: folder,
        environment: nil)
      #expect(result.status == 0 && result.error == "")
      for path in [
        "bash-completion/completions/simui", "zsh/site-functions/_simui",
        "fish/vendor_completions.d/simui.fish",
      ] {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        #expect(text.contains("simui"), "\(path)")
      }
      let page = try String(
        contentsOf: folder.appending(path: "man/man1/simui.1"), encoding: .utf8)
      let help = try Program.simui.run(["--help"]).output
      let commands = help.matches(of: /\n {2}([a-z]+) {2,}/).map { String($0.output.1) }
      #expect(commands.count > 10)
      expect(commands.filter { !page.contains(".SS \($0)\n") }, is: [])
      // A line that begins with a dot is a request; ours are these.
      let requests = page.split(separator: "\n").filter { $0.hasPrefix(".") }.map {
        $0.split(separator: " ")[0]
      }
      #expect(Set(requests).isSubset(of: [".TH", ".SH", ".SS", ".B", ".I", ".RI", ".nf", ".fi"]))
    }
  }

  @Test(arguments: Document.all)
  func `every file that a document links to is there, and its pictures are small`(
    document: Document
  ) throws {
    for match in try document.text.matches(of: /\]\((?!http)([^)#]+)(?:#[^)]*)?\)/) {
      let file = document.url.deletingLastPathComponent().appending(path: String(match.output.1))
      let size = try #require(
        try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize,
        "\(document.path) links to '\(match.output.1)', which is not there")
      if ["png", "svg"].contains(file.pathExtension) {
        #expect(size < 200_000, "\(file.lastPathComponent)")
      }
    }
  }
}

extension Document {
  /// Every document of the project: its own, those of the libraries, and what explains the reports.
  static let all: [Document] = {
    let root = Document("").url
    let folders = ["", "Documentation", "Documentation/tutorials", "Documentation/example"]
    let files = FileManager.default
    func documents(in folder: String) -> [String] {
      let names = (try? files.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
      return names.filter { $0.hasSuffix(".md") }.sorted().map {
        folder.isEmpty ? $0 : "\(folder)/\($0)"
      }
    }
    let pages = ["Sources", "Sources/AppleFrameworks"].flatMap { folder in
      let libraries = try? files.contentsOfDirectory(atPath: root.appending(path: folder).path)
      return (libraries ?? []).sorted().flatMap { documents(in: "\(folder)/\($0)/\($0).docc") }
    }
    return (folders.flatMap(documents) + ["Reports/README.md"] + pages).map { Document($0) }
  }()
}

/// A document of the project.
struct Document: Sendable, CustomTestStringConvertible {
  /// The path from the project's folder.
  let path: String

  init(_ path: String) { self.path = path }

  var testDescription: String { path }

  var url: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: path)
  }

  var text: String {
    get throws { try String(contentsOf: url, encoding: .utf8) }
  }

  /// The lines of fenced or indented code that begin with a program's name, without their comments.
  func commands(of program: String) throws -> [String] {
    var isFenced = false
    return try text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      if line.hasPrefix("```") {
        isFenced.toggle()
        return nil
      }
      guard isFenced || line.hasPrefix("    ") else { return nil }
      let code = line.trimmingCharacters(in: .whitespaces)
      guard code.hasPrefix(program + " ") else { return nil }
      let command = code.range(of: " #").map { code[..<$0.lowerBound] } ?? code[...]
      return command.trimmingCharacters(in: .whitespaces)
    }
  }
}
