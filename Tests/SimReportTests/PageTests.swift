// The page of a report: what stands where, for readers with and without scripts, a pointer or light paper.

import Expectations
import Foundation
import SimMetrics
import SimScreen
import Testing

@testable import SimReport

@Suite struct PageTests {
  /// Runs of three strategies that differ, each filmed.
  private func page() throws -> String {
    let films = [("a", 2), ("b <b>", 4), ("c", 40)].map { name, work -> FilmedRun in
      var run = SyntheticRun(name, "scroll")
      for _ in 0..<3 { run.frame([(.update, Int64(work) * 1_000_000)]) }
      var record = run.finish()
      record.play.blame = [
        HitchBlame(view: "Row", cause: "Store.items ← tap", hitch: 9_000_000, frames: 1),
        HitchBlame(view: "", cause: "the system", hitch: 1_000_000, frames: 1),
      ]
      var film = ScreenFilm(width: 100, height: 200)
      film.add(DisplayList(width: 100, height: 200, scale: 1), at: 0)
      return FilmedRun(record: record, film: film)
    }
    let document = ReportDocument(films.map(\.record))
    return try HTMLReport(
      document: document, figures: ReportFigures(document, films: films), drawings: [:],
      films: films
    ).text()
  }

  private func place(_ text: String, in page: String) throws -> String.Index {
    try #require(page.range(of: text), "\(text)").lowerBound
  }

  @Test func `card, map and phones come before all else, and the cause in short`() throws {
    let page = try page()
    let places = try [
      "<section class=\"card",
      "<dt>Cause</dt><dd>9.00 ms of 10.00 ms of hitches: Row ← Store.items ← tap.",
      "<table class=\"map", "<section class=\"play\"", "<div class=\"phones\">",
      "<div class=\"lanes\">", "<h2>How to read this</h2>",
    ].map { try place($0, in: page) }
    expect(places, is: places.sorted())
    #expect(!page.contains("b <b>") && page.contains("b &lt;b&gt;"))
  }

  @Test func `the answer stands on the page and in the document, first what to choose`() throws {
    let records = [("a", 1), ("b", 4), ("c", 40)].map { name, work in
      var run = SyntheticRun(name, "scroll")
      for _ in 0..<9 { run.frame([(.update, Int64(work) * 1_000_000)]) }
      return run.finish()
    }
    let document = ReportDocument(records)
    let figures = ReportFigures(document, films: [])
    let page = try HTMLReport(document: document, figures: figures, drawings: [:]).text()
    let lines = Answer(document.comparison).lines
    expect(lines[0], is: "Choose a.")
    #expect(page.contains("<p class=\"who\">Choose a.</p>"))
    let text = MarkdownReport(document: document, figures: figures).text
    #expect(text.hasPrefix("# simui report\n\n**Choose a.**\n\n"))
  }

  @Test func `two phones are checked before a script runs, and their output is printed`() throws {
    let page = try page()
    expect(page.components(separatedBy: "<div class=\"phone\">").count, is: 3)
    expect(page.components(separatedBy: "<div class=\"phone further\">").count, is: 2)
    #expect(page.contains(".top:not(.all) .further { display: none; }"))
    #expect(page.contains("The best and the worst of 3 runs, each as it ends"))
  }

  @Test func `what scrolls and what plays can be reached by keys`() throws {
    let page = try page()
    #expect(!page.contains("<div class=\"wide\">"))
    #expect(page.contains("<section class=\"play\" tabindex=\"0\" aria-label="))
  }

  @Test func `darker is worse in the map on either paper`() throws {
    let page = try page()
    expect(page.components(separatedBy: ".l4{background:#7d3a1c;color:#fffffe}").count, is: 2)
    expect(page.components(separatedBy: ".l4{").count, is: 2)
  }
}
