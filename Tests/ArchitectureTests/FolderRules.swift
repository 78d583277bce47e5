// Folders of a module name only what lies in them or below them.
//
// Read are names of types and of functions that stand at the top of a file. Members that an upper folder adds to a lower
// type are found by no name of their own; the reviewer sees them.

import Foundation
import Expectations
import Testing

/// Finds names of upper folders in lower ones.
enum FolderRules {
  /// One sentence for each name of an upper folder that a file of a lower one uses.
  static func violations(in files: [SourceFile], _ table: FolderTable) -> [String] {
    let own = files.filter { $0.target == table.module }
    let read = own.map { ReadFile($0, folder: table.folder(of: $0)) }
    var homes: [String: Set<String>] = [:]
    for file in read {
      for name in file.declared { homes[name, default: []].insert(file.folder) }
    }
    return read.flatMap { file -> [String] in
      guard let step = table.step(of: file.folder) else {
        return ["\(file.path): the folder \(file.folder) is missing from the table of folders"]
      }
      return file.named.subtracting(file.known).sorted().compactMap { name in
        // A name that several folders have is that of the nearest.
        guard let folders = homes[name],
          let lowest = folders.min(by: { (table.step(of: $0) ?? 0) < (table.step(of: $1) ?? 0) }),
          let other = table.step(of: lowest), other > step
        else { return nil }
        return
          "\(file.path): \(file.folder) must not name \(name), which lies above it in \(lowest)"
      }
    }
  }

  /// What one file declares and what it names.
  private struct ReadFile {
    let path: String
    let folder: String
    /// The types and functions at the top of the file that others see.
    let declared: Set<String>
    /// What the file itself declares, at whatever depth.
    let known: Set<String>
    /// The names that it uses.
    let named: Set<String>

    init(_ file: SourceFile, folder: String) {
      path = file.path
      self.folder = folder
      var declared: Set<String> = []
      var known: Set<String> = []
      var named: Set<String> = []
      for line in file.code.utf8.split(separator: UInt8(ascii: "\n")) {
        let words = FolderRules.words(of: line)
        var isHidden = false
        for (index, word) in words.enumerated() {
          if word.text == "private" || word.text == "fileprivate" { isHidden = true }
          if index > 0, FolderRules.declaring.contains(words[index - 1].text) {
            known.insert(word.text)
            let isAtTop = words[0].isAtStart && !isHidden
            if isAtTop, FolderRules.isOnlyPrefix(words[..<(index - 1)]) {
              declared.insert(word.text)
            }
          } else if !word.isMember {
            named.insert(word.text)
          }
        }
      }
      (self.declared, self.known, self.named) = (declared, known, named)
    }
  }

  /// What stands before the name of a declaration.
  private static let declaring: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "associatedtype",
  ]
  /// What may stand before that in a line; the names of attributes begin with a capital or are among these.
  private static let prefixes: Set<String> = [
    "public", "package", "internal", "final", "open", "indirect", "nonisolated", "frozen",
    "preconcurrency", "inline", "inlinable", "always", "discardableResult", "resultBuilder",
    "propertyWrapper", "dynamicMemberLookup", "_spi", "Runtime", "MainActor", "unsafe",
  ]

  private static func isOnlyPrefix(_ words: ArraySlice<Word>) -> Bool {
    words.allSatisfy { prefixes.contains($0.text) }
  }

  private struct Word {
    let text: String
    /// Whether it begins its line.
    let isAtStart: Bool
    /// Whether it is a member of what stands before it.
    let isMember: Bool
  }

  private static func words(of line: Substring.UTF8View.SubSequence) -> [Word] {
    let bytes = Array(line)
    var words: [Word] = []
    var index = 0
    while index < bytes.count {
      guard isLetter(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, isLetter(bytes[index]) || isDigit(bytes[index]) { index += 1 }
      if start > 0, isDigit(bytes[start - 1]) { continue }
      let follows = { (byte: Character, back: Int) in
        start >= back && bytes[start - back] == byte.asciiValue
      }
      words.append(
        Word(
          text: String(decoding: bytes[start..<index], as: UTF8.self),
          isAtStart: start == 0 || (start == 1 && follows("@", 1)),
          isMember: follows(".", 1) && !follows(".", 2)))
    }
    return words
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_")
      || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}

@Suite struct FolderRulesTests {
  @Test func `no folder of the runtime names what lies above it`() throws {
    let files = try SourceTree.swiftFiles(in: ["Sources/SimViews"])
    #expect(files.count > 250)
    expect(FolderRules.violations(in: files, .views), is: [])
  }

  @Test func `every folder of the table exists and stands in it once`() throws {
    let files = try SourceTree.swiftFiles(in: ["Sources/SimViews"])
    let folders = Set(files.map { FolderTable.views.folder(of: $0) })
    let named = FolderTable.views.steps.flatMap { $0 }
    expect(named.count, is: Set(named).count)
    expect(Set(named), is: folders)
  }

  /// Two folders that name each other would have to share a step: it would be a step back.
  @Test func `no two folders of the runtime name each other`() {
    expect(FolderTable.views.steps.filter { $0.count > 1 }, is: [])
  }

  @Test func `the page about the runtime shows the table`() throws {
    let page = try SourceTree.text("Documentation/runtime.md")
    let section = try #require(page.components(separatedBy: "\n## Folders\n").last)
    let row = /^\| (?<folders>`[^|]*`) \| [^|]+ \|/
    let steps = section.split(separator: "\n").compactMap { line -> [String]? in
      guard let match = line.wholeMatch(of: row) else { return nil }
      return match.folders.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
    expect(steps, is: FolderTable.views.steps)
  }

  /// A made-up module of three folders.
  private let table = FolderTable(module: "SimOne", steps: [["Low"], ["One", "Two"], ["High"]])

  private func violations(_ texts: [String: String]) -> [String] {
    let files = texts.keys.sorted().map {
      SourceFile(path: "Sources/SimOne/\($0)", text: texts[$0] ?? "")
    }
    return FolderRules.violations(in: files, table)
  }

  @Test func `a name from above is caught with its file, its name and its folder`() {
    expect(
      violations([
        "Low/A.swift": "struct A { var b: B? }\n",
        "High/B.swift": "public final class B {}\n",
      ]), is: ["Sources/SimOne/Low/A.swift: Low must not name B, which lies above it in High"])
    expect(
      violations([
        "One/A.swift": "func a() { make(1) }\n",
        "High/B.swift": "@MainActor func make(_ number: Int) {}\n",
      ]), is: ["Sources/SimOne/One/A.swift: One must not name make, which lies above it in High"])
    expect(
      violations([
        "Low/A.swift": "extension B: C {}\n",
        "Low/C.swift": "protocol C {}\n",
        "Two/B.swift": "@_spi(Runtime) nonisolated public struct B {}\n",
      ]), is: ["Sources/SimOne/Low/A.swift: Low must not name B, which lies above it in Two"])
  }

  @Test func `what lies below, beside or in the same folder may be named`() {
    expect(
      violations([
        "Low/A.swift": "struct A {}\n",
        "One/B.swift": "struct B { var a: A; var c: C? }\n",
        "Two/C.swift": "final class C { var b: B?; var d: D? }\n",
        "Two/D.swift": "final class D {}\n",
        "High/E.swift": "struct E { var a: A; var b: B }\n",
      ]), is: [])
  }

  @Test func `what only looks like the name is not taken for it`() {
    expect(
      violations([
        "Low/A.swift": """
        // B is above.
        struct A {
          enum B { case b }
          let text = "B"
          var inner: B
          var other: Low.C
        }

        """,
        "High/B.swift": "struct B {}\nstruct C {}\nprivate struct Low {}\nstruct A {}\n",
      ]), is: [])
  }

  @Test func `a folder missing in the table is reported`() {
    expect(
      violations(["New/A.swift": "struct A {}\n"]),
      is: [
        "Sources/SimOne/New/A.swift: the folder New is missing from the table of folders"
      ])
  }
}
