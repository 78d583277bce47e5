// What pictures and documents say, from records of every shape.

import Foundation
import SimMetrics
import Testing

@testable import SimReport

@Suite struct FigureTests {
  private func names(_ categories: [String]) -> [String] {
    let memory = MemoryRecord(categories: categories)
    return StackedMemory(memory, window: TimeWindow(0...1)).names
  }

  @Test func `categories beyond the seventh are added up, a single one keeps its name`() {
    #expect(names(["a", "b", "c"]) == ["a", "b", "c"])
    #expect(names(["a", "b", "c", "d", "e", "f", "g"]) == ["a", "b", "c", "d", "e", "f", "g"])
    #expect(
      names(["a", "b", "c", "d", "e", "f", "g", "h"]) == ["a", "b", "c", "d", "e", "f", "other"])
    #expect(names(["a", "b", "other"]) == ["a", "b", "other"])
  }

  /// Records of some strategies, every workload with the same.
  private func records(_ strategies: Int, failing: Int? = nil) -> [RunRecord] {
    (0..<strategies).map { index in
      var record = SyntheticRun("s\(index)", "scroll").record
      record.duration += Int64(index)
      if index == failing {
        record.outcome = .failed("Fatal error: why\nIn Row.body (Row.swift:2).")
      }
      return record
    }
  }

  @Test func `of many runs the best and the worst have pictures, of few all`() {
    let few = ReportDocument(records(3, failing: 1))
    #expect(few.sections.filter(\.isDrawn).count == 2)
    #expect(few.pictures.isEmpty)
    let many = ReportDocument(records(20))
    #expect(many.sections.filter(\.isDrawn).count == 2)
    #expect(many.pictures.hasPrefix("Pictures are of the best and the worst run"))
  }

  @Test func `a failed run says why and where, without pictures and fingerprint`() {
    let text = MarkdownReport(document: ReportDocument(records(2, failing: 1))).text
    let section = text.components(separatedBy: "### ").last ?? ""
    #expect(
      section == """
        s1 · scroll

        Failed: Fatal error: why.

        - In Row.body (Row.swift:2).

        """)
  }

  @Test func `whose the hitches are adds up to what they are`() {
    var books = BlameBooks()
    books.divide(
      16_666_667, over: 30_000_000,
      among: [("Row", "Store.items ← tap", 15_000_000), ("Feed", "scroll", 7_000_001)])
    books.divide(16_666_667, over: 20_000_000, among: [("Row", "Store.items ← tap", 10_000_000)])
    books.divide(5, over: 0, among: [])
    var record = SyntheticRun("a", "scroll").record
    record.blame = books.sorted
    #expect(record.blame.reduce(0) { $0 + $1.hitch } == 2 * 16_666_667 + 5)
    #expect(record.blame.map(\.hitch) == [16_666_666, 12_777_784, 3_888_889])
    #expect(record.blame.map(\.frames) == [2, 3, 1])
    #expect(
      record.blameSentence
        == "Of 33.33 ms of hitches: 16.67 ms Row ← Store.items ← tap; 12.78 ms the system: commit, "
        + "drawing and waiting; 3.89 ms Feed ← scroll.")
  }
}
