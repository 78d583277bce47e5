// Both documents of a report, whole, against the committed ones: nobody empties a section unseen.
//
// The Markdown is compared as it is written. Of the page what other tests hold is told in a word: the style sheet, the
// player's script, the packed films, and pictures, whose bytes are of the library that draws them. Of a figure stand its
// title and how many steps of each kind it has; the steps themselves are compared by `FigureGoldenTests`.

import Foundation
import SimMetrics
import SimScreen
import Testing

@testable import SimReport

@Suite struct DocumentGoldenTests {
  /// Runs of every shape, and how many of them are filmed.
  private static let reports: [(name: String, records: [RunRecord], films: Int)] = [
    ("empty", [], 0),
    ("frameless", [SyntheticRun.frameless(), SyntheticRun.failed()], 0),
    ("single", [SyntheticRun.single()], 0),
    (
      "hitches",
      [
        SyntheticRun.told("row-values", slowness: 100),
        SyntheticRun.told("observable", slowness: 170),
        SyntheticRun.told("observed-object", slowness: 390),
      ], 3
    ),
    (
      "calm",
      ["a", "b"].map { name in
        var run = SyntheticRun(name, "tap")
        run.frame([(.update, 2_000_000)])
        return run.finish()
      }, 2
    ),
    ("many", [SyntheticRun.scroll(frames: 100_000)], 0),
    (
      "huge",
      [
        SyntheticRun.huge(),
        {
          var record = SyntheticRun.single(0)
          record.identity.strategy = "row-values"
          record.identity.workload = "scroll"
          return record
        }(),
      ], 0
    ),
    (
      "named",
      [
        SyntheticRun.named(),
        {
          var record = SyntheticRun.named()
          record.identity.strategy = "`c` | *d* </td>"
          record.play.spans[0].duration *= 2
          return record
        }(),
      ], 2
    ),
  ]

  /// A run with a film of two screens.
  private static func filmed(_ record: RunRecord) -> FilmedRun {
    var film = ScreenFilm(width: 100, height: 200)
    for (index, time) in [record.start, record.play.frames.last?.presented ?? 1].enumerated() {
      var list = DisplayList(width: 100, height: 200, scale: 1)
      list.commands = [
        .fill(
          .rect(DisplayRect(x: 0, y: 0, width: 100, height: Double(100 * (index + 1)))),
          .colour(DisplayColour(0x336699)))
      ]
      film.add(list, at: time)
    }
    return FilmedRun(record: record, film: film)
  }

  @Test(arguments: reports.map(\.name))
  func `both documents of a report are the committed ones`(name: String) throws {
    let report = try #require(Self.reports.first { $0.name == name })
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "simui-documents-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try ReportWriter().files(
      for: report.records, films: report.records.prefix(report.films).map(Self.filmed)
    ).write(to: folder)
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    let markdown = try text("report.md")
    try Self.expect(markdown, isGolden: "report-\(name).md")
    try Self.expect(Self.shortened(try text("report.html")), isGolden: "report-\(name).html")
    // Every figure that is linked is there.
    for link in markdown.matches(of: /\]\((figures\/[^)]*)\)/) {
      let path = folder.appending(path: "\(link.output.1)").path
      #expect(FileManager.default.fileExists(atPath: path), "\(link.output.1)")
    }
  }

  private static func expect(_ text: String, isGolden name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Golden/\(name)")
    if ProcessInfo.processInfo.environment["SIMUI_UPDATE_GOLDEN"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    guard text != golden else { return }
    let (lines, expected) = (
      text.components(separatedBy: "\n"), golden.components(separatedBy: "\n")
    )
    let place = zip(lines, expected).enumerated().first { $1.0 != $1.1 }?.offset
    let line = place ?? min(lines.count, expected.count)
    func at(_ lines: [String]) -> String { line < lines.count ? lines[line] : "(the end)" }
    Issue.record("\(name):\(line + 1) is\n  \(at(lines))\nand was\n  \(at(expected))")
  }

  /// The page with a word in place of what other tests hold; what is empty stays so.
  private static func shortened(_ page: String) -> String {
    var page = page
    for (start, end, word) in [
      ("<style>\n", "\n</style>", "(style)"),
      ("id=\"films\">", "</script>", "(films)"), ("id=\"runs\">", "</script>", "(runs)"),
    ] {
      guard let from = page.range(of: start),
        let to = page.range(of: end, range: from.upperBound..<page.endIndex),
        to.lowerBound > from.upperBound
      else { continue }
      page.replaceSubrange(from.upperBound..<to.lowerBound, with: word)
    }
    page.replace(/(?s)<script>\n.*?<\/script>/, with: "<script>\n(script)\n</script>")
    let pieces = page.components(separatedBy: "<svg class=\"figure\"")
    return pieces[0]
      + pieces.dropFirst().map { piece in
        guard let head = piece.range(of: ">"), let end = piece.range(of: "</svg></div>") else {
          return "<svg class=\"figure\"" + piece
        }
        let steps = piece[head.upperBound..<end.lowerBound]
        return "<svg class=\"figure\"" + piece[..<head.upperBound] + Self.counted(steps)
          + piece[end.lowerBound...]
      }.joined()
  }

  /// How many elements of each kind there are: `path 3, text 7`.
  private static func counted(_ drawing: Substring) -> String {
    ["path", "text", "image", "svg"].compactMap { kind in
      let count = drawing.components(separatedBy: "<\(kind) ").count - 1
      return count > 0 ? "\(kind) \(count)" : nil
    }.joined(separator: ", ")
  }
}
