// What pictures and documents say, from records of every shape.

import Expectations
import Foundation
import SimCharts
import SimMetrics
import Testing

@testable import SimReport

@Suite struct FigureTests {
  /// The names of the parts where each category holds so many bytes.
  private func names(_ categories: [String], _ live: [Int64]? = nil) -> [String] {
    let bytes = live ?? categories.map { _ in 1 }
    let memory = MemoryRecord(
      categories: categories,
      samples: [MemorySample(time: 0, live: bytes, allocations: 0, frees: 0)])
    return StackedMemory(memory, window: TimeWindow(0...1)).names
  }

  @Test func `categories beyond the seventh are added up, a single one keeps its name`() {
    expect(names(["a", "b", "c"]), is: ["a", "b", "c"])
    expect(names(["a", "b", "c", "d", "e", "f", "g"]), is: ["a", "b", "c", "d", "e", "f", "g"])
    expect(
      names(["a", "b", "c", "d", "e", "f", "g", "h"]), is: ["a", "b", "c", "d", "e", "f", "other"])
    expect(names(["a", "b", "other"]), is: ["a", "b", "other"])
    // So does one that is added up with nothing.
    let nine = ["a", "b", "c", "d", "e", "f", "g", "h", "other"]
    expect(names(nine, [1, 1, 1, 1, 1, 1, 0, 5, 0]).last, is: "h")
    expect(names(nine, [1, 1, 1, 1, 1, 1, 0, 5, 1]).last, is: "other")
  }

  @Test func `gestures are counted where they are seen`() {
    let inputs = [0, 5, 10, 40, 50, 60].map {
      InputMark(kind: "fling", label: "List", start: $0 * 1_000_000, duration: 3_000_000)
    }
    func finding(_ window: ClosedRange<Int64>) -> String? {
      var figure = Figure(width: FigureStyle.width, height: 100)
      InputLane(lane: Lane(name: "input", top: 40, height: 20), window: TimeWindow(window))
        .draw(inputs, in: &figure)
      return figure.texts.map(\.text).first { $0.contains("×") }
    }
    expect(finding(0...100_000_000), is: "6 × fling")
    expect(finding(39_000_000...55_000_000), is: "2 × fling")
  }

  @Test func `a report states what a fingerprint covers`() throws {
    let sentence = try #require(ReportText.limits.first { $0.contains("fingerprint") })
    // SimTestingTests holds that texts and colours change it.
    #expect(sentence.contains("ended on the same picture. Other texts"))
    #expect(!sentence.contains("nothing about texts"))
  }

  @Test func `view types beyond the sixth are added up, and no byte of the peak is lost`() {
    func panel(_ count: Int) -> MemoryByView {
      let views = (0..<count).map { index in
        ViewMemory(
          view: "View\(index)", live: [0, 0], peak: [Int64(index), 2])
      }
      let memory = MemoryRecord(
        categories: ["a", "b"],
        samples: [MemorySample(time: 0, live: [1, 1], allocations: 0, frees: 0)], views: views)
      let stack = StackedMemory(memory, window: TimeWindow(0...1))
      return MemoryByView(memory, stack, colours: stack.names.map { _ in Palette.blue })
    }
    #expect(panel(0).rows.isEmpty && panel(0).height == 0)
    expect(panel(7).rows.map(\.name), is: (0..<7).reversed().map { "View\($0)" })
    let rows = panel(9).rows
    expect(rows.map(\.name).suffix(2), is: ["View3", "3 more types"])
    expect(rows.last?.parts, is: [3, 6])
    let all = rows.map(\.bytes).reduce(0, +)
    expect(all, is: 54)
    expect(rows[0], is: MemoryByView.Row(name: "View8", parts: [8, 2]))
  }

  @Test
  func `the last of small multiples is what the worst takes longer than the best, around zero`() {
    func columns(_ frames: [(begin: Int64, time: Int64)]) -> LongestFrames {
      var run = SyntheticRun("s", "scroll")
      run.record.play.frames = frames.map { frame in
        FrameRecord(
          begin: frame.begin, deadline: frame.begin + 10, committed: frame.begin + frame.time,
          rendered: 0, presented: 0, interval: 10, hitch: 0, cause: [], tracked: true)
      }
      return LongestFrames(run.record, window: TimeWindow(0...800), interval: 10)
    }
    func frames(_ times: [Int64]) -> [(begin: Int64, time: Int64)] {
      times.enumerated().map { (begin: Int64($0.offset) * 100, time: $0.element) }
    }
    let best = columns(frames([4, 4, 4, 4, 4, 4, 4, 4]))
    let worst = columns(frames([4, 9, 4, 4, 4, 4, 1, 4]))
    let scale = TimeWindow(0...800).scale
    // Two parts of four frames each: 9 against 4 in the one; a shorter one does not shorten the longest of the other.
    expect(FrameDifference(worst, best, names: ("", ""), of: scale).parts, is: [5, 0])
    expect(FrameDifference(best, worst, names: ("", ""), of: scale).parts, is: [-5, 0])
    expect(FrameDifference(best, best, names: ("", ""), of: scale).parts, is: [0, 0])
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
    expect(few.sections.filter(\.isDrawn).count, is: 2)
    #expect(few.pictures.isEmpty)
    let many = ReportDocument(records(20))
    expect(many.sections.filter(\.isDrawn).count, is: 2)
    #expect(many.pictures.hasPrefix("Pictures are of the best and the worst run"))
  }

  @Test func `a failed run reports its reason and place, without pictures and fingerprint`() {
    let document = ReportDocument(records(2, failing: 1))
    let text = MarkdownReport(
      document: document, figures: ReportFigures(document, films: [])
    ).text
    let section = text.components(separatedBy: "### ").last ?? ""
    expect(
      section,
      is: """
        s1 · scroll

        Failed: Fatal error: why.

        - In Row.body (Row.swift:2).

        """)
  }

  /// How late a frame of so much work is on a panel whose intervals are 10 long, of which it may take one.
  private func lateness(_ work: Int64) -> ([Int64]) -> Int64 {
    { max(0, (work - $0[1] + 9) / 10 * 10 - 10) }
  }

  @Test(arguments: [
    // Of 40 and 3 with 2 of the system's, the 40 alone make it late.
    (45, [40, 3], [40, 0], 0),
    // 9 and 9 with 1: either alone would have been in time, and so each has half.
    (19, [9, 9], [5, 5], 0),
    // 15 and 14 with 1: either alone is late already, each by an interval.
    (30, [15, 14], [10, 10], 0),
    // Cells of 12 and a body of 3 with 1: without the body it is as late.
    (16, [12, 3], [10, 0], 0),
    // 8 of the app's, 25 of the system's: it is late in any case, without the app by an interval less.
    (33, [8], [10], 20),
    // Nothing of the app's.
    (33, [], [], 30),
    // Any two of three make it late: a third each, and what rounding leaves to the first.
    (19, [6, 6, 6], [4, 3, 3], 0),
  ])
  func `a cause has what its removal spares, and what none spares is the system's`(
    work: Int, times: [Int64], charges: [Int64], system: Int64
  ) {
    var books = BlameRecorder()
    let late = lateness(Int64(work))
    books.divide(
      among: [times.enumerated().map { ("View \($0.offset)", "tap", $0.element, false) }],
      lateness: late)
    func hitch(_ view: String) -> Int64 { books.sorted.first { $0.view == view }?.hitch ?? 0 }
    expect(times.indices.map { hitch("View \($0)") }, is: charges)
    expect(hitch(""), is: system)
    expect(books.sorted.reduce(0) { $0 + $1.hitch }, is: late([0, 0]))
  }

  @Test func `of very many causes the small ones share what they make late together`() {
    var books = BlameRecorder()
    // Thirty of 1 and one of 25, and 1 of the system's.
    let shares = (0...30).map { ("View \($0)", "", Int64($0 == 30 ? 25_000 : 1_000), false) }
    let late = { (spared: [Int64]) in
      max(0, (56_000 - spared[1] + 9_999) / 10_000 * 10_000 - 10_000)
    }
    books.divide(among: [shares], lateness: late)
    let parts = books.sorted
    expect(parts.reduce(0) { $0 + $1.hitch }, is: 50_000)
    #expect(parts[0].view == "View 30" && (20_000...30_000).contains(parts[0].hitch))
    // Those that are taken as one have equal parts.
    expect(
      Set(parts.filter { $0.view.hasPrefix("View 2") && $0.view.count == 7 }.map(\.hitch)).count,
      is: 1)
  }

  @Test func `whose the hitches are is a sentence, and one cause adds up over frames`() {
    var books = BlameRecorder()
    for work in [Int64(45), 30] {
      // The same cause in two stretches of a frame is one.
      books.divide(
        among: [
          [
            ("Row", "Store.items ← tap", 10, false), ("Row", "Store.items ← tap", 10, false),
            ("Feed", "scroll", 1, false),
          ]
        ],
        lateness: { [lateness] in lateness(work)($0) * 1_000_000 })
    }
    var record = SyntheticRun("a", "scroll").record
    record.play.blame = books.sorted
    expect(record.play.blame.map(\.frames), is: [2, 1])
    expect(
      record.blameSentence,
      is:
        "Of 60.00 ms of hitches: 40.00 ms Row ← Store.items ← tap; 20.00 ms the system: commit, drawing "
        + "and waiting.")
  }

  @Test func `the distance of a run from hitching is a sentence with the command for more`() {
    var record = SyntheticRun("a", "scroll").record
    #expect(record.headroomSentence == nil)
    let limits = "`simui limits --strategy a --workload scroll`"
    record.pricing.headroom = RunHeadroom(slowerPhone: 2.41, heavierRows: 32, mostly: .cells)
    expect(
      record.headroomSentence,
      is:
        "At the prices of the table it is smooth up to a phone 2.4× slower or rows more than 32× heavier, and "
        + "most of its longest frame is cells and their rows; \(limits) has the ranges, and how many more items "
        + "and updates.")
    record.pricing.headroom = RunHeadroom(slowerPhone: 1, heavierRows: 1, mostly: .update)
    expect(
      record.headroomSentence,
      is:
        "It is smooth with nothing to spare: with costs that vary from frame to frame, most runs would hitch; "
        + "\(limits) says how much less would not.")
    var late = SyntheticRun("a", "scroll")
    for _ in 0..<3 { late.frame([(.update, 60_000_000)]) }
    record = late.finish()
    record.pricing.headroom = RunHeadroom(slowerPhone: 1, heavierRows: 1, mostly: .update)
    expect(
      record.headroomSentence,
      is: "It hitches on this phone as it is; \(limits) says how much less would not.")
    let document = ReportDocument([record])
    let text = MarkdownReport(
      document: document, figures: ReportFigures(document, films: [])
    ).text
    #expect(text.contains("- It hitches on this phone as it is; \(limits) says"))
  }
}
