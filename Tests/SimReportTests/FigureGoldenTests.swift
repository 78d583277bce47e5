// Figures as text against the committed ones, and what must hold of every figure, whatever the run.

import Foundation
import FoundationXML
import SimCharts
import SimMetrics
import SimScreen
import Testing

@testable import SimReport

@Suite struct FigureGoldenTests {
  private static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
  }

  /// Runs of every shape.
  private static let runs: [(name: String, record: RunRecord)] = {
    [
      ("failed", SyntheticRun.failed()), ("single", SyntheticRun.single()),
      ("nothing", SyntheticRun.single(0)), ("hitches", SyntheticRun.late()),
      ("launch", SyntheticRun.launch()), ("navigate", SyntheticRun.navigate()),
      ("rapid", SyntheticRun.rapidUpdates()), ("scroll", SyntheticRun.scroll(frames: 1_200)),
      ("calm", SyntheticRun.scroll(frames: 400, slowness: 100)), ("named", SyntheticRun.named()),
      ("huge", SyntheticRun.huge()),
    ]
  }()

  /// The runs of one workload, of every shape.
  private static let frames: [(name: String, workload: String, records: [RunRecord])] = [
    ("none", "scroll", []), ("failed", "scroll", [SyntheticRun.failed()]),
    ("single", "tap", [SyntheticRun.single(), SyntheticRun.single(0)]),
    (
      "hitches", "late",
      [SyntheticRun.rapidUpdates("row-values", frames: 14, slowness: 100), SyntheticRun.late()]
    ),
    (
      "rapid", "rapid-updates",
      [
        SyntheticRun.rapidUpdates("row-values", slowness: 100), SyntheticRun.rapidUpdates(),
      ]
    ),
    ("many", "scroll", [SyntheticRun.scroll(frames: 100_000), SyntheticRun.named()]),
    (
      "huge", "التمرير </script>\n\u{1F600}",
      [SyntheticRun.huge(), SyntheticRun.named(), SyntheticRun.single(0)]
    ),
  ]

  /// How strategies grow, in every shape.
  private static let growths: [(name: String, growths: [Growth])] = {
    func growth(_ strategy: String, _ points: [(Int, Double)]) -> Growth {
      var identity = SyntheticRun.named().identity
      identity.strategy = strategy
      return Growth(
        subject: identity, metric: .mainThreadTime,
        points: points.map { Growth.Point(items: $0.0, value: $0.1) })
    }
    return [
      ("none", []), ("zero", [growth("a", [(10, 0), (100, 0)])]),
      (
        "three",
        [
          growth("linear", [(10, 1e6), (100, 1e7), (1_000, 1e8)]),
          growth("constant", [(10, 2e6), (100, 2e6), (1_000, 2e6)]),
          growth("مراقَب <b>&", [(10, 1e6), (1_000, 9e6)]),
        ]
      ),
      (
        "huge",
        (0..<30).map { growth("s\($0)", [(1, 1e-3), (1_000_000, 1e18), (10_000_000, 1e18)]) }
      ),
    ]
  }()

  /// A fan-out from one object, and the same with slices beside it.
  private static let causes: [CauseRecord] = {
    let fanOut = CauseRecord(
      all: [
        CauseCount(
          view: "List", edge: "_model", state: "Model.items", writer: "Model.load", event: "tap",
          bodies: 2),
        CauseCount(
          view: "Row", edge: "field title", via: ["_model → List"], state: "Model.items",
          writer: "Model.load", event: "tap", bodies: 20),
        CauseCount(view: "Row", edge: "new", event: "scroll", bodies: 1),
      ], stops: [StopCount(name: "Row", kind: .value, count: 18)])
    var slices = fanOut
    slices = CauseRecord(all: Array(fanOut.counts.filter { $0.edge != "field title" }), stops: [])
    return [fanOut, slices]
  }()

  /// Two phones, each with two sizes of a screen.
  private static let calibration: CalibrationReport = {
    var rows: [CalibrationRow] = []
    for (device, time) in [("iPhone 8", 90.0), ("iPhone <13>", 30.0)] {
      for count in [10, 1_000] {
        let measurement = PhoneMeasurement(
          device: device, system: "iOS 14", view: "list", count: count, uikitTime: time / 2,
          swiftuiTime: time, uikitMemory: 1, swiftuiMemory: 2 + Double(count) / 500)
        for figure in CalibratedFigure.allCases {
          let predicted = figure == .time ? time * 1.1 : 2.5
          rows.append(
            CalibrationRow(measurement: measurement, figure: figure, predicted: predicted))
        }
      }
    }
    return CalibrationReport(rows: rows, parameters: [])
  }()

  /// A figure and the name of its golden.
  private typealias Named = (name: String, figure: Figure)

  private static let figures: [Named] = ofRuns + ofManyRuns + ofWorkloads + ofGrowth

  private static let ofRuns: [Named] = runs.flatMap { name, record -> [Named] in
    [
      ("timeline-\(name)", TimelineFigure(record).figure),
      ("allocations-\(name)", AllocationFigure(record).figure),
    ]
  }

  private static let ofManyRuns: [Named] = [
    ("comparison", ComparisonFigure(Comparison(SyntheticRun.matrix())).figure),
    ("comparison-none", ComparisonFigure(Comparison([])).figure),
    (
      "comparison-named",
      ComparisonFigure(Comparison([SyntheticRun.named(), SyntheticRun.single()])).figure
    ),
    (
      "causes",
      CauseFigure(CauseGraph([causes[0]]), title: "Why bodies ran", subtitle: "observable")
        .figure
    ),
    (
      "causes-two",
      CauseFigure(CauseGraph(causes), title: "Why bodies ran", subtitle: "two runs").figure
    ),
    ("rows", RowLifeFigure(SyntheticRun.rows()).figure),
    ("rows-none", RowLifeFigure(SyntheticRun.single()).figure),
    ("rows-many", RowLifeFigure(SyntheticRun.rows(count: 40_000)).figure),
    ("calibration", CalibrationFigure(calibration, view: "list").figure),
    ("heat", HeatFigure(Comparison(SyntheticRun.matrix())).figure),
    ("heat-none", HeatFigure(Comparison([])).figure),
    ("heat-all", HeatFigure(Comparison(SyntheticRun.manyWorkloads())).figure),
    ("comparison-all", ComparisonFigure(Comparison(SyntheticRun.manyWorkloads())).figure),
  ]

  private static let ofWorkloads: [Named] = frames.flatMap { name, workload, records -> [Named] in
    [
      ("distribution-\(name)", DistributionFigure(workload, records).figure),
      ("frames-\(name)", SmallMultiplesFigure(workload, records).figure),
    ]
  }

  private static let ofGrowth: [Named] = growths.map { name, growths -> Named in
    ("growth-\(name)", GrowthFigure(name, .mainThreadTime, growths).figure)
  }

  /// Small figures are committed step by step.
  @Test(arguments: [
    "timeline-failed", "timeline-single", "timeline-launch", "timeline-hitches",
    "frames-hitches", "distribution-hitches", "allocations-single", "comparison",
    "comparison-none", "heat", "heat-none", "distribution-single", "distribution-none",
    "frames-single", "frames-failed", "growth-three", "growth-none", "causes", "causes-two",
    "calibration", "rows", "rows-none",
  ])
  func `a figure has the committed steps`(name: String) throws {
    try Self.expect(try #require(Self.figures.first { $0.name == name }).figure, isGolden: name)
  }

  /// Compares a figure's steps with the committed ones.
  static func expect(_ figure: Figure, isGolden name: String) throws {
    let file = folder.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["SIMUI_UPDATE_GOLDEN"] == "1" {
      try Data((figure.description + "\n").utf8).write(to: file)
    }
    #expect(figure.description + "\n" == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `hundreds of runs are compared on one page, each column of their map with its name`()
    throws
  {
    let figures = try ["comparison-all", "heat-all"].map { name in
      try #require(Self.figures.first { $0.name == name }).figure
    }
    #expect(figures.allSatisfy { $0.height <= 1_600 }, "\(figures.map(\.height))")
    let heads = figures[1].texts.filter(\.isUpward).map(\.text)
    #expect(heads.count == 25)
    #expect(heads.allSatisfy { $0.hasPrefix("workload-with-a-name-") && !$0.hasSuffix("…") })
    #expect(figures[1].texts.contains { $0.text == "★" })
    #expect(figures[1].texts.contains { $0.text == "5.0×" })
  }

  @Test func `an axis that does not reach the deadline is broken below it`() {
    func zigzags(_ figure: Figure) -> Int {
      figure.commands.count { command in
        if case .line(let points, _, _, _) = command { points.count > 20 } else { false }
      }
    }
    var calm = SyntheticRun("calm", "scroll")
    for _ in 0..<20 { calm.frame([(.update, 1_000_000)]) }
    let record = calm.finish()
    #expect(zigzags(TimelineFigure(record).figure) >= 2)
    #expect(zigzags(SmallMultiplesFigure("scroll", [record]).figure) == 2)
    #expect(zigzags(SmallMultiplesFigure("late", [SyntheticRun.late()]).figure) == 0)
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

  @Test func `every figure is well-formed SVG whose texts are those of the figure`() throws {
    for (name, figure) in Self.figures where !name.hasSuffix("-many") {
      let reader = TextReader()
      let parser = XMLParser(data: Data(try SVGDrawing(figure).file().utf8))
      parser.delegate = reader
      #expect(parser.parse(), "\(name): \(parser.parserError.map { "\($0)" } ?? "")")
      #expect(reader.texts == figure.texts.map(\.text), "\(name)")
    }
  }

  /// Collects what the text elements of a file say.
  private final class TextReader: NSObject, XMLParserDelegate {
    var texts: [String] = []
    private var isText = false
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      isText = name == "text"
      if isText { texts.append("") }
    }
    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if isText { texts[texts.count - 1] += string }
    }
    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { isText = false }
  }

  @Test func `figures of every shape are drawn, with equal bytes`() throws {
    let names = [
      "timeline-huge", "timeline-nothing", "timeline-named", "allocations-failed", "heat",
      "distribution-many", "frames-huge", "growth-huge",
    ]
    for (name, figure) in Self.figures where names.contains(name) {
      let bytes = try figure.png(scale: 1)
      #expect(bytes == (try figure.png(scale: 1)))
    }
  }
}
