// Figures as text against the committed ones, and what must hold of every figure, whatever the run.

import Foundation
import SimCharts
import SimMetrics
import Testing

@testable import SimReport

@Suite struct FigureGoldenTests {
  private static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
  }

  /// A run with one short frame.
  private static func single(_ work: Int64 = 2_000_000) -> RunRecord {
    var run = SyntheticRun("observable", "tap")
    run.frame([(.event, work / 4), (.update, work / 2), (.commit, work / 4)], tracked: false)
    return run.finish()
  }

  /// A run whose names are in Arabic and hold markup.
  private static func named() -> RunRecord {
    var record = SyntheticRun.launch("مراقَب <b>&\"")
    record.identity.workload = "التمرير </script>\n\u{1F600}"
    record.views = [ViewCount(view: "عرض<Int>", bodies: 3)]
    record.notes = ["<script>alert(1)</script>"]
    return record
  }

  /// A run with a frame of a thousand seconds and one of nothing, and memory to match.
  private static func huge() -> RunRecord {
    var run = SyntheticRun("observable", "scroll")
    run.frame([(.update, 1_000_000_000_000)])
    run.frame([(.update, 0)])
    var record = run.finish()
    record.memory.peak = .max / 4
    return record
  }

  /// Runs of every shape.
  private static let runs: [(name: String, record: RunRecord)] = {
    [
      ("failed", SyntheticRun.failed()), ("single", single()), ("nothing", single(0)),
      ("launch", SyntheticRun.launch()), ("navigate", SyntheticRun.navigate()),
      ("rapid", SyntheticRun.rapidUpdates()), ("scroll", SyntheticRun.scroll(frames: 1_200)),
      ("calm", SyntheticRun.scroll(frames: 400, slowness: 100)), ("named", named()),
      ("huge", huge()),
    ]
  }()

  private static let figures: [(name: String, figure: Figure)] = {
    runs.flatMap { name, record in
      [
        ("timeline-\(name)", TimelineFigure(record).figure),
        ("allocations-\(name)", AllocationFigure(record).figure),
      ]
    } + [
      ("comparison", ComparisonFigure(Comparison(SyntheticRun.matrix())).figure),
      ("comparison-none", ComparisonFigure(Comparison([])).figure),
      ("comparison-named", ComparisonFigure(Comparison([named(), single()])).figure),
      ("heat", HeatFigure(Comparison(SyntheticRun.matrix())).figure),
      ("heat-none", HeatFigure(Comparison([])).figure),
    ]
  }()

  /// Small figures are committed step by step.
  @Test(arguments: [
    "timeline-failed", "timeline-single", "timeline-launch", "allocations-single", "comparison",
    "comparison-none", "heat", "heat-none",
  ])
  func `a figure has the committed steps`(name: String) throws {
    let figure = try #require(Self.figures.first { $0.name == name }).figure
    let file = Self.folder.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["SIMUI_UPDATE_GOLDEN"] == "1" {
      try Data((figure.description + "\n").utf8).write(to: file)
    }
    #expect(figure.description + "\n" == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `no two texts meet, none is small, none leaves the picture`() {
    for (name, figure) in Self.figures {
      let texts = figure.texts
      for (index, text) in texts.enumerated() {
        #expect(text.style.size >= TextStyle.leastSize, "\(name): \(text.text)")
        #expect(figure.bounds.contains(text.bounds), "\(name): \(text.text)")
        for other in texts[..<index] where other.bounds.intersects(text.bounds) {
          Issue.record("\(name): “\(text.text)” meets “\(other.text)”")
        }
      }
    }
  }

  @Test func `every place of a figure is a number`() {
    for (name, figure) in Self.figures {
      #expect(!figure.description.contains("nan") && !figure.description.contains("inf"), "\(name)")
    }
  }

  @Test func `a hitch has a red mark in its lane, and what is on time has none`() {
    for (name, record) in Self.runs {
      let timeline = TimelineFigure(record)
      let range = timeline.hitchLaneRange
      let marks = timeline.figure.commands.filter {
        guard case .polygon(let corners, Palette.hitch) = $0 else { return false }
        return corners.allSatisfy { range.contains($0.y) }
      }
      let late = record.frames.filter { $0.hitch > 0 }
      #expect(marks.count == late.count, "\(name)")
    }
  }

  @Test func `figures of every shape are drawn, with equal bytes`() throws {
    let names = [
      "timeline-huge", "timeline-nothing", "timeline-named", "allocations-failed", "heat",
    ]
    for (name, figure) in Self.figures where names.contains(name) {
      let bytes = try CairoCanvas.png(figure, scale: 1)
      #expect(bytes == (try CairoCanvas.png(figure, scale: 1)))
    }
  }
}
