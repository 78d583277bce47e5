// The rules applied to the project, and each rule shown to bite on a file with a violation.

import Expectations
import Foundation
import Testing

@Suite struct FileRulesTests {
  private func planted(_ text: String, path: String = "Sources/SimCore/A.swift") -> [SourceFile] {
    [SourceFile(path: path, text: text)]
  }

  @Test func `our files keep the rules`() throws {
    let sources = try SourceTree.swiftFiles(in: ["Sources"])
    let all = sources + (try SourceTree.swiftFiles(in: ["Tests"]))
    expect(FileRules.clocks(in: sources), is: [])
    expect(FileRules.longFiles(in: all), is: [])
    expect(FileRules.unfinished(in: all), is: [])
    expect(FileRules.unpromised(in: sources), is: [])
    expect(FileRules.exports(in: sources), is: [])
    expect(FileRules.spaces(in: try SourceTree.paths(in: ["Sources", "Tests"])), is: [])
  }

  /// How often the sources may do without a check of the compiler or the runtime.
  ///
  /// A number that falls is written down here; none of them may rise.
  @Test(arguments: [
    ("@exclusivity(unchecked)", 400), ("unowned(unsafe)", 57), ("@unchecked Sendable", 200),
    ("nonisolated(unsafe)", 80), ("try!", 0),
  ])
  func `unchecked code does not spread`(mark: String, most: Int) throws {
    let code = try SourceTree.swiftFiles(in: ["Sources"])
      .map { SwiftCode.withoutCommentsAndStrings($0.text) }
    let count = code.reduce(0) { $0 + $1.components(separatedBy: mark).count - 1 }
    #expect(count <= most, "\(mark) stands \(count) times in the sources, \(most) are the most")
    #expect(count > most - 20, "\(mark) stands only \(count) times: write that down here")
  }

  @Test func `each DocC catalogue begins with a page that describes its module`() throws {
    let pages = try SourceTree.paths(in: ["Sources"]).filter { $0.contains(".docc/") }
    #expect(pages.count > 10)
    for page in pages {
      let module = SourceFile(path: page, text: "").target ?? ""
      guard page.hasSuffix("/\(module).md") else { continue }
      let text = try String(contentsOf: SourceTree.root.appending(path: page), encoding: .utf8)
      #expect(text.hasPrefix("# ``\(module)``\n\n"), "\(page)")
      #expect(text.split(separator: "\n\n").count > 2, "\(page) says too little")
    }
    for folder in Set(pages.map { $0.components(separatedBy: ".docc/")[0] }) {
      let module = folder.split(separator: "/").last ?? ""
      #expect(pages.contains("\(folder).docc/\(module).md"))
    }
  }

  @Test(arguments: [
    ("let now = Date()", "Date()"),
    ("let now = Date.now", "Date.now"),
    ("let t = DispatchTime.now()", "DispatchTime.now"),
    ("let c = ContinuousClock()", "ContinuousClock"),
    ("clock_gettime(CLOCK_MONOTONIC, &t)", "clock_gettime"),
    ("var g = SystemRandomNumberGenerator()", "SystemRandomNumberGenerator"),
    ("let id = UUID()", "UUID()"),
    ("let n = Int.random(in: 0..<9)", "random without a generator"),
    ("rows.shuffle()", "random without a generator"),
  ])
  func `a wall clock or system randomness is caught`(text: String, what: String) {
    expect(
      FileRules.clocks(in: planted(text)),
      is: [
        "Sources/SimCore/A.swift: \(what) is not the same on every machine"
      ])
  }

  @Test func `seeded randomness, comments and the files of the clock pass`() {
    expect(FileRules.clocks(in: planted("Int.random(in: 0..<9, using: &stream)")), is: [])
    expect(FileRules.clocks(in: planted("// Date() is never asked\nlet s = \"UUID()\"")), is: [])
    expect(FileRules.clocks(in: planted("struct Update() {}")), is: [])
    let host = "Sources/SimDevice/Host/Clock.swift"
    expect(FileRules.clocks(in: planted("Date()", path: host)), is: [])
    let command = "Sources/SimCommands/Console/Progress.swift"
    expect(FileRules.clocks(in: planted("ContinuousClock()", path: command)), is: [])
  }

  @Test func `a file that is too long is caught`() {
    let longest = String(repeating: "\n", count: FileRules.longestFile)
    expect(FileRules.longFiles(in: planted(longest)), is: [])
    expect(
      FileRules.longFiles(in: planted(longest + "\n")),
      is: [
        "Sources/SimCore/A.swift: 401 lines; 400 are the most"
      ])
  }

  @Test func `a mark of unfinished work is caught`() {
    let mark = "TO" + "DO"
    expect(
      FileRules.unfinished(in: planted("// \(mark): later")),
      is: [
        "Sources/SimCore/A.swift: \(mark) is for the issue list"
      ])
  }

  @Test func `a path with a space is caught`() {
    expect(
      FileRules.spaces(in: ["Sources/SimCore/My File.swift", "Sources/SimCore/A.swift"]),
      is: [
        "'Sources/SimCore/My File.swift': no spaces in paths"
      ])
  }

  @Test func `an unpromised interface is caught outside its files`() {
    let text = "@_spi(ExperimentalCustomExecutors) import _Concurrency"
    expect(FileRules.unpromised(in: planted(text)).count, is: 1)
    expect(FileRules.unpromised(in: planted(text, path: FileRules.mayUseSPI[0])), is: [])
  }

  @Test func `handing on a module is caught outside the face`() {
    let text = "@_exported public import Foundation"
    expect(
      FileRules.exports(in: planted(text)),
      is: [
        "Sources/SimCore/A.swift: only SimCombine, SimData, SimPublishers, SimSwiftUI, SimUIKit, SimViews, SwiftUI hand on what they import"
      ])
    expect(
      FileRules.exports(in: planted(text, path: "Sources/AppleFrameworks/SwiftUI/SwiftUI.swift")),
      is: [])
  }

  @Test func `what is not code is left out, line by line`() {
    let text = ##"""
      let a = 1 // Date()
      /* UUID() /* nested */
      still */ let b = "say \"Date()\""
      let c = #"raw "quoted" Date()"#
      let d = """
        Date()
        """
      let e = 2
      """##
    expect(
      SwiftCode.withoutCommentsAndStrings(text).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map { $0.trimmingCharacters(in: .whitespaces) },
      is: [
        "let a = 1", "", "let b = \"\"", "let c = \"\"", "let d =", "", "\"\"", "let e = 2",
      ])
  }
}
