// What must hold of every figure of every run that a record can hold: numbers of frames from none to a hundred thousand, times and
// sizes from nothing to the most that a record takes.

import Expectations
import SimCharts
import SimMetrics
import SimScreen
import Testing

@testable import SimReport

@Suite struct FigurePropertyTests {
  /// The amounts that are drawn from: nothing, the least, what is usual, an hour, a quarter of the most that a record takes.
  static let amounts: [Int64] = [
    0, 1, 40_000, 3_000_000, 16_666_667, 50_000_000, 3_600_000_000_000, 1 << 48,
  ]

  /// Names as user code may have them.
  static let names = [
    "row-values", "مراقَب", "<b>&\"'</b>", "]]>", "日本語の行", "", "a\u{1}\nb",
    String(repeating: "LongNamed", count: 40), "👩‍👩‍👧 e\u{301}",
  ]

  /// A run that is drawn by lot.
  private func record(_ number: Int, frames: Int) -> RunRecord {
    var random = SyntheticRun.Random(state: UInt64(number) + 7)
    func any(_ most: Int) -> Int64 { Self.amounts[Int(random.within(0...Int64(most)))] }
    // Large ones are rare: a sum of many would be more than a record takes.
    let most = frames > 50 ? 5 : frames > 3 ? 6 : 7
    let name = Self.names[number % Self.names.count]
    var run = SyntheticRun("\(name)\(number)", "workload \(name)")
    var now: Int64 = 0
    let interval = max(any(4), 1)
    run.record.identity.refreshInterval = interval
    for _ in 0..<frames {
      let (begin, work, late) = (now, any(most), random.within(0...3) == 0 ? any(most) : 0)
      run.record.play.frames.append(
        FrameRecord(
          begin: begin, deadline: begin + interval, committed: begin + work,
          rendered: begin + work, presented: begin + work + late, interval: interval, hitch: late,
          cause: late > 0 ? .commit : [], tracked: true))
      run.record.play.spans.append(TraceSpan(kind: .update, start: begin, duration: work))
      now = begin + work + late + any(2)
      run.record.memory.samples.append(
        MemorySample(
          time: begin, live: run.record.memory.categories.map { _ in any(most) },
          allocations: Int(any(4)), frees: Int(any(4))))
    }
    run.record.duration = now
    run.record.memory.peak = any(7)
    run.record.memory.limit = any(7)
    run.record.memory.views = (0..<random.within(0...12)).map { index in
      ViewMemory(
        view: Self.names[Int(index) % Self.names.count] + "\(index)",
        peak: run.record.memory.categories.map { _ in any(7) })
    }
    return run.record
  }

  func expectSound(_ figure: Figure, _ name: String) throws {
    for command in figure.commands {
      guard case .text = command else {
        let text = Figure.description(of: command)
        #expect(!text.contains("nan") && !text.contains("inf"), "\(name)")
        continue
      }
    }
    let texts = figure.texts
    for (index, mark) in texts.enumerated() {
      #expect(mark.style.size >= TextStyle.leastSize, "\(name): \(mark.text)")
      #expect(figure.bounds.contains(mark.bounds), "\(name): \(mark.text)")
      for other in texts[..<index] where other.bounds.intersects(mark.bounds) {
        Issue.record("\(name): “\(mark.text)” meets “\(other.text)”")
      }
    }
    for command in figure.commands {
      guard case .rect(let rect, _) = command else { continue }
      #expect(figure.bounds.inset(by: -2).contains(rect), "\(name): \(rect)")
    }
    _ = try figure.png(scale: 0.25)
    let file = try SVGDrawing(figure).file()
    #expect(!file.contains("<b>") && !file.contains("]]>") && !file.contains("\u{1}"), "\(name)")
    try expect(SVGDrawing(figure).file(), is: file)
  }

  private func expectSound(_ records: [RunRecord], _ name: String) throws {
    for record in records {
      try expectSound(TimelineFigure(record).figure, "timeline \(name)")
      try expectSound(AllocationFigure(record).figure, "allocations \(name)")
      try expectSound(RowLifeFigure(record).figure, "rows \(name)")
    }
    try expectSound(DistributionFigure("workload", records).figure, "distribution \(name)")
    try expectSound(SmallMultiplesFigure("workload", records).figure, "frames \(name)")
    try expectSound(ComparisonFigure(Comparison(records)).figure, "comparison \(name)")
    try expectSound(HeatFigure(Comparison(records)).figure, "map \(name)")
  }

  @Test(arguments: [0, 1, 2, 3, 40, 400])
  func `figures of any amounts are drawn within their bounds`(frames: Int) throws {
    for number in 0..<(frames > 100 ? 1 : 4) {
      try expectSound(
        [record(2 * number, frames: frames), record(2 * number + 1, frames: frames)],
        "\(number) of \(frames)")
    }
  }

  @Test func `a hundred thousand frames are drawn`() throws {
    try expectSound([SyntheticRun.scroll(frames: 100_000)], "of 100,000")
  }

  @Test func `frames that all stay far below their deadline fill the width of their distribution`()
  {
    var run = SyntheticRun("calm", "scroll")
    for _ in 0..<20 { run.frame([(.update, 1_000_000)]) }
    let calm = DistributionFigure("calm", [run.finish()]).figure
    #expect(calm.texts.contains { $0.text == "deadline, cut" })
    let late = DistributionFigure("late", [SyntheticRun.rapidUpdates()]).figure
    #expect(late.texts.contains { $0.text == "deadline" })
    #expect(!late.texts.contains { $0.text == "deadline, cut" })
  }

  @Test func `text below the columns of a distribution is written where there is any`() {
    func texts(_ draws: PriceDraws) -> [String] {
      var record = SyntheticRun.rapidUpdates()
      record.pricing.draws = draws
      return DistributionFigure("w", [record]).figure.texts.map(\.text)
    }
    let drawn = PriceDraws(
      mainThread: [1_000_000, 9_000_000_000], hitchTime: [0, 0], lateFrames: [0, 0])
    #expect(texts(drawn).contains { $0.hasPrefix("Below each row: P50, P90, P95 and P99") })
    #expect(!texts(PriceDraws()).contains { $0.hasPrefix("Below each row") })
  }

  @Test func `a strategy's long name is written in two lines, not cut`() {
    var record = SyntheticRun.rapidUpdates("environment-object")
    record.identity.strategy = "environment-object"
    let texts = SmallMultiplesFigure("w", [record]).figure.texts.map(\.text)
    #expect(texts.contains("environment-") && texts.contains("object"))
  }

  @Test func `the enlarged part of a timeline names the view and the cause of the worst frame`()
    throws
  {
    var record = SyntheticRun.scroll(frames: 1_200)
    record.play.blame = [HitchBlame(view: "Row", cause: "Store.items ← tap", hitch: 9, frames: 1)]
    let texts = TimelineFigure(record).figure.texts.map(\.text)
    #expect(texts.contains { $0.hasPrefix("The worst hitch: ") })
    #expect(texts.contains("9 ns of 9 ns of hitches: Row ← Store.items ← tap."))
    record.play.costs.reasons = [
      CostReason(view: "", cause: "commit"), CostReason(view: "Row", cause: "tap → List"),
      CostReason(view: "Other", cause: "tap → Other"),
    ]
    let worst = try #require(record.worstFrame)
    record.play.costs.parts = zip([1, 2, 0], [9_000_000, 2_000_000, 800_000]).map {
      FramePart(frame: worst, kind: .update, reason: $0, time: $1)
    }
    let priced = TimelineFigure(record).figure.texts.map(\.text)
    #expect(priced.contains("In it: 9.00 ms Row, by tap → List; 2.00 ms tap → Other"))
  }
}
