// Every reference leads somewhere: files that documents name, anchors, and ids of published cases.

import Expectations
import Foundation
import Testing

@Suite struct ReferenceTests {
  private static let folders = ["Sources", "Tests", "Documentation", "Reports", "scripts"]
  private static let kinds = [".swift", ".md", ".tsv", ".txt", ".dot", ".h", ".c", ".yaml"]

  /// The committed texts of the project, by path.
  private static let texts: [String: String] = {
    let root = (try? FileManager.default.contentsOfDirectory(atPath: SourceTree.root.path)) ?? []
    let below = (try? SourceTree.paths(in: folders)) ?? []
    let paths = root.filter { $0.hasSuffix(".md") } + below
    return paths.reduce(into: [:]) { texts, path in
      guard kinds.contains(where: { path.hasSuffix($0) }) || path.hasPrefix("scripts/"),
        !path.hasPrefix("Reports/latest")
      else { return }
      texts[path] = try? SourceTree.text(path)
    }
  }()

  private static let references = References(
    documents: texts.filter { $0.key.hasSuffix(".md") })

  /// The documents that explain the code.
  private static let explaining = texts.keys.sorted().filter {
    $0 == "ARCHITECTURE.md" || $0 == "CONTRIBUTING.md"
      || $0.hasPrefix("Documentation/") && !$0.hasPrefix("Documentation/tutorials/")
  }

  @Test func `the architecture has at most 300 lines`() throws {
    let text = try #require(Self.texts["ARCHITECTURE.md"])
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 301)
  }

  @Test func `every source file that a document or its picture names exists`() throws {
    let paths = Set(try SourceTree.paths(in: ["Sources", "Tests", "Examples"]))
    let names = Set(paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 })
    var checked = 0
    var missing: [String] = []
    for document in Self.explaining {
      let text = try #require(Self.texts[document])
      for match in text.matches(of: /[\w+\/-]+\.swift\b/) {
        let name = String(match.output.drop { $0 == "/" })
        checked += 1
        let exists =
          name.contains("/")
          ? paths.contains(name) || paths.contains { $0.hasSuffix("/" + name) }
          : names.contains(name)
        if !exists, name != "Package.swift", !name.hasPrefix("Type+") {
          missing.append("\(document): \(name)")
        }
      }
    }
    #expect(checked > 150)
    expect(missing, is: [])
  }

  @Test func `the picture shows the files that its source names`() throws {
    let source = try #require(Self.texts["Documentation/architecture.dot"])
    let picture = try SourceTree.text("Documentation/architecture.svg")
    let names = source.matches(of: /[\w+\/]+\.swift/).map { String($0.output) }
    #expect(names.count > 15)
    expect(names.filter { !picture.contains($0) }, is: [])
  }

  @Test func `every folder of the sources that the architecture names exists`() throws {
    let paths = Set(try SourceTree.paths(in: ["Sources", "Tests"]))
    let text = try #require(Self.texts["ARCHITECTURE.md"])
    let folders = text.matches(of: /`((?:Sim[A-Z]\w+|Tests)\/[\w\/]+)`/).map { String($0.output.1) }
    #expect(folders.count > 3)
    expect(folders.filter { !paths.contains($0) && !paths.contains("Sources/" + $0) }, is: [])
  }

  @Test func `every identifier that the architecture or the page about the runtime names exists`()
    throws
  {
    let code = Self.texts.filter { $0.key.hasSuffix(".swift") }.values.joined(separator: "\n")
    var missing: [String] = []
    for document in ["ARCHITECTURE.md", "Documentation/runtime.md"] {
      let text = try #require(Self.texts[document])
      for quoted in text.matches(of: /`([\w.@$()]+)`/) where !quoted.output.1.hasSuffix(".swift") {
        let names = quoted.output.1.matches(of: /\w*[a-z][A-Z]\w*/).map { String($0.output) }
        missing += names.filter { !code.mentions($0) }.map { "\(document): \($0)" }
      }
    }
    expect(missing, is: [])
  }

  @Test func `the table of callbacks names every phase of the queue and no other`() throws {
    let queue = try #require(Self.texts["Sources/SimViews/Nodes/CallbackQueue.swift"])
    let phases = queue.matches(of: /(?m)^  case (\w+)$/).map { String($0.output.1) }
    let text = try #require(Self.texts["ARCHITECTURE.md"])
    let section = try #require(text.firstMatch(of: #/\n## Callbacks\n([\s\S]*?)\n## /#)).output.1
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
    let named = rows.flatMap { row -> [String] in
      let cell = row.split(separator: "|")[2]
      return cell.matches(of: /`(\w+)`/).map { String($0.output.1) }
    }
    #expect(phases.count == 3)
    expect(Set(named).sorted(), is: phases.sorted())
  }

  @Test func `the index of the documentation has every page`() throws {
    let index = try #require(Self.texts["Documentation/README.md"])
    let pages = Self.texts.keys.filter { $0.hasPrefix("Documentation/") && $0.hasSuffix(".md") }
      .map { String($0.dropFirst("Documentation/".count)) }
    #expect(pages.count > 20)
    let missing = pages.sorted().filter {
      $0 != "README.md" && $0 != "example/README.md" && !index.contains("](\($0))")
    }
    expect(missing, is: [])
  }

  @Test func `every anchor that a comment, a table or a link names exists`() {
    var missing: [String] = []
    for (path, text) in Self.texts.sorted(by: { $0.key < $1.key })
    where !path.hasSuffix("/ReferenceTests.swift") {
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      missing += Self.references.missingAnchors(in: text, from: folder).map { "\(path): \($0)" }
      guard path.hasSuffix(".md") else { continue }
      let own = References.anchors(of: text)
      missing += text.matches(of: /\]\(#([^)]+)\)/).filter { !own.contains(String($0.output.1)) }
        .map { "\(path): #\($0.output.1)" }
    }
    expect(missing, is: [])
  }

  @Test func `every published case and contradiction that is named is in its table`() throws {
    func ids(_ table: String) throws -> Set<String> {
      let text = try #require(Self.texts["Reports/fidelity/\(table).tsv"])
      return Set(
        text.split(separator: "\n").compactMap { $0.split(separator: "\t").first }.map(String.init))
    }
    let cases = try ids("cases")
    let contradictions = try ids("contradictions")
    var unknown: [String] = []
    for (path, text) in Self.texts.sorted(by: { $0.key < $1.key }) {
      if text.mentions("GT-") {
        unknown += text.matches(of: /\bGT-\d{3}/).filter { !cases.contains(String($0.output)) }
          .map { "\(path): \($0.output)" }
      }
      guard path.hasSuffix("systems.md") || path.hasSuffix("mechanism.md") else { continue }
      unknown += text.matches(of: /\b(?:C\d+|M\d+\.\d+)\b/)
        .filter { !contradictions.contains(String($0.output)) }.map { "\(path): \($0.output)" }
    }
    expect(unknown, is: [])
  }

  @Test func `nothing refers to a text that is not in the repository`() {
    let unpublished =
      /\b[Ss]eeds? 0\d\d|[Mm]echanism \d|[Hh]ost[ -]model,? [A-D]\d|update costs|ground truth/
    let words = [
      "eed 0", "eeds 0", "echanism ", "ost model", "ost-model ", "update costs", "ground truth",
    ]
    let found = Self.texts.sorted { $0.key < $1.key }.flatMap { path, text -> [String] in
      guard !path.hasSuffix("/ReferenceTests.swift"), words.contains(where: text.mentions) else {
        return []
      }
      return text.matches(of: unpublished).map { "\(path): \($0.output)" }
    }
    expect(found, is: [])
  }

  @Test func `a missing anchor is found by its page and name, and lists are read to their end`() {
    let references = References(documents: [
      "Documentation/rules.md": "# Rules\n<a id=\"9.1\"></a>\n## Rows, again\n"
    ])
    let comment = "// As rules.md#9.1, #9.2 and #9.1 say; see rules.md#rows-again."
    expect(references.missingAnchors(in: comment, from: "Sources"), is: ["rules.md#9.2"])
    expect(references.missingAnchors(in: "other.md#9.1", from: ""), is: ["other.md#9.1"])
    let link = "[rows](../Documentation/rules.md#rows-again), [none](rules.md#9.1)"
    expect(references.missingAnchors(in: link, from: "Reports"), is: ["rules.md#9.1"])
  }
}
