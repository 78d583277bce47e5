// Red is what came late, in each kind of figure: as many marks as the record has hitches, each where the figure's own axis says.
//
// Axes are read as a reader reads them, from the texts at their ticks, so that an axis beside its marks is seen.

import Expectations
import Foundation
import SimCharts
import SimMetrics
import SimScreen
import Testing

@testable import SimReport

@Suite struct HitchMarkTests {
  /// An axis of time, by what stands at its ticks.
  private struct ReadAxis {
    /// Where ticks stand, in points, and their values, in nanoseconds.
    let ticks: [(x: Double, time: Double)]
    /// How many nanoseconds a point is; 0 where fewer than two ticks say so.
    let perPoint: Double

    /// Reads the texts that are centred on ticks within a stretch of the figure's height.
    init(_ figure: Figure, within range: ClosedRange<Double>) {
      ticks = figure.texts.filter { $0.anchor == .middle && range.contains($0.point.y) }
        .compactMap { mark in Self.time(mark.text).map { (mark.point.x, $0) } }
        .sorted { $0.0 < $1.0 }
      guard let first = ticks.first, let last = ticks.last, last.x > first.x else {
        perPoint = 0
        return
      }
      perPoint = (last.time - first.time) / (last.x - first.x)
    }

    /// The time at a place.
    func time(at x: Double) -> Double { ticks[0].time + (x - ticks[0].x) * perPoint }

    /// Whether two times are one point from each other at most: places are rounded to less.
    func agree(_ time: Double, _ other: Int64) -> Bool { abs(time - Double(other)) <= perPoint }

    private static func time(_ text: String) -> Double? {
      if text == "deadline" { return 0 }
      let plain = text.replacing("−", with: "-").replacing("+", with: "").replacing(",", with: "")
      for (unit, size) in [(" ms", 1e6), (" µs", 1e3), (" ns", 1.0), (" s", 1e9)]
      where plain.hasSuffix(unit) {
        return Double(plain.dropLast(unit.count)).map { $0 * size }
      }
      return nil
    }
  }

  /// Runs with hitches and without, short and long.
  private static let runs: [RunRecord] = [
    SyntheticRun.late(), SyntheticRun.late(frames: 14, measuredFrom: 100_000_000),
    SyntheticRun.launch(), SyntheticRun.rapidUpdates(), SyntheticRun.navigate(),
    SyntheticRun.single(), SyntheticRun.scroll(frames: 1_200),
    SyntheticRun.scroll(frames: 400, slowness: 100),
  ]

  private static func late(_ record: RunRecord) -> [FrameRecord] {
    record.play.frames.filter { $0.hitch > 0 }
  }

  /// The red marks of a lane of hitches, from left to right as frames come: their left and right ends.
  private func marks(_ figure: Figure, within range: ClosedRange<Double>) -> [(Double, Double)] {
    figure.commands.compactMap { command in
      guard case .polygon(let corners, Palette.hitch) = command,
        corners.allSatisfy({ range.contains($0.y) })
      else { return nil }
      return (corners[0].x, corners[1].x)
    }
  }

  private func red(_ figure: Figure, within range: ClosedRange<Double>) -> [DisplayRect] {
    figure.commands.compactMap { command in
      guard case .rect(let rect, Palette.hitch) = command, range.contains(rect.midY) else {
        return nil
      }
      return rect
    }
  }

  /// Holds marks to the times from which and to which frames were late.
  private func hold(
    _ marks: [(Double, Double)], areOf late: [FrameRecord], from origin: Int64 = 0,
    by axis: ReadAxis,
    least: Double, _ name: String
  ) {
    #expect(marks.count == late.count, "\(name)")
    #expect(axis.perPoint > 0, "\(name): the axis has no two ticks")
    guard axis.perPoint > 0 else { return }
    for tick in axis.ticks {
      #expect(abs(axis.time(at: tick.x) - tick.time) <= axis.perPoint / 2, "\(name): \(tick)")
    }
    let (first, last) = (axis.time(at: FigureStyle.plotStart), axis.time(at: FigureStyle.plotEnd))
    for (mark, frame) in zip(marks, late) {
      let due = frame.presented - frame.hitch - origin
      let shown = frame.presented - origin
      if Double(due) >= first { #expect(axis.agree(axis.time(at: mark.0), due), "\(name): \(due)") }
      let isWide = mark.1 - mark.0 > least + 0.01
      if isWide, Double(shown) <= last {
        #expect(axis.agree(axis.time(at: mark.1), shown), "\(name): \(shown)")
      }
    }
  }

  @Test func `a timeline marks each hitch from when the frame was due to when it came`() {
    for record in Self.runs {
      let timeline = TimelineFigure(record)
      let lane = timeline.hitchLaneRange
      let axis = ReadAxis(
        timeline.figure, within: lane.upperBound...(lane.upperBound + TimeAxis.height + 10))
      hold(
        marks(timeline.figure, within: lane), areOf: Self.late(record), by: axis,
        least: HitchLane.leastWidth, "\(record.identity.workload) \(record.play.frames.count)")
    }
  }

  @Test func `the enlarged part marks those that are seen in it`() {
    var enlarged = 0
    for record in Self.runs {
      let timeline = TimelineFigure(record)
      let below = timeline.hitchLaneRange.upperBound + TimeAxis.height + 12
      let figure = timeline.figure
      guard below < figure.height - 10 else { continue }
      enlarged += 1
      let axis = ReadAxis(figure, within: (figure.height - TimeAxis.height - 14)...figure.height)
      let first = axis.time(at: FigureStyle.plotStart)
      let last = axis.time(at: FigureStyle.plotEnd)
      let seen = Self.late(record).filter {
        Double($0.presented) >= first && Double($0.presented - $0.hitch) <= last
      }
      hold(
        marks(figure, within: below...figure.height), areOf: seen, by: axis,
        least: HitchLane.leastWidth, "\(record.identity.workload) \(record.play.frames.count)")
    }
    #expect(enlarged > 2)
  }

  @Test func `a frame's bar in a timeline is red above its deadline, if it is late and longer`() {
    for record in Self.runs where record.play.frames.count < 200 {
      let timeline = TimelineFigure(record)
      let lane = timeline.hitchLaneRange
      let axis = ReadAxis(
        timeline.figure, within: lane.upperBound...(lane.upperBound + TimeAxis.height + 10))
      let long = Self.late(record).filter { $0.committed - $0.begin > $0.interval }
      let bars = red(timeline.figure, within: FigureHeader.height...lane.lowerBound)
      expect(bars.count, is: long.count)
      for (bar, frame) in zip(bars, long) {
        #expect(axis.agree(axis.time(at: bar.x), frame.begin), "\(record.identity.workload)")
      }
      let deadlines = timeline.figure.commands.compactMap { command -> Double? in
        guard case .line(let points, _, _, [5, 3]) = command else {
          return nil
        }
        return points[0].y
      }
      #expect(bars.allSatisfy { deadlines.contains($0.maxY) })
    }
  }

  @Test func `small multiples mark each strategy's hitches below its bars`() {
    let rows = [
      SyntheticRun.late(), SyntheticRun.rapidUpdates(frames: 60, slowness: 100),
      SyntheticRun.rapidUpdates(frames: 60), SyntheticRun.late(measuredFrom: 50_000_000),
    ]
    for records in [[rows[0]], rows, [SyntheticRun.scroll(frames: 2_000), rows[1]]] {
      let figure = SmallMultiplesFigure("w", records).figure
      let axis = ReadAxis(figure, within: (figure.height - TimeAxis.height - 12)...figure.height)
      let marks = red(figure, within: 0...figure.height).filter { $0.height == 5 }
      var rest = marks[...]
      for record in records {
        let late = Self.late(record)
        let own = rest.prefix(late.count)
        rest = rest.dropFirst(late.count)
        // One row's marks lie on one line.
        #expect(Set(own.map(\.y)).count <= 1)
        hold(
          own.map { ($0.x, $0.maxX) }, areOf: late, from: record.start, by: axis,
          least: HitchLane.leastWidth, record.identity.strategy)
      }
      #expect(rest.isEmpty)
    }
  }

  @Test func `the red part of a distribution is as high as frames are late, where they are`() {
    for record in [SyntheticRun.late(), SyntheticRun.late(measuredFrom: 50_000_000)] {
      let figure = DistributionFigure("w", [record]).figure
      let axis = ReadAxis(figure, within: (figure.height - 36)...figure.height)
      // The height of one frame: all columns together are all frames.
      let blue = figure.commands.compactMap { command -> DisplayRect? in
        guard case .rect(let rect, Palette.blue) = command else { return nil }
        return rect
      }
      let one = blue.reduce(0) { $0 + $1.height } / Double(record.play.frames.count)
      let bars = red(figure, within: 0...figure.height).sorted { $0.x < $1.x }
      let found = bars.flatMap { bar in
        Array(repeating: axis.time(at: bar.midX), count: Int((bar.height / one).rounded()))
      }
      let overruns = Self.late(record).map { $0.committed - $0.begin - $0.interval }.sorted()
      expect(found.count, is: overruns.count)
      // A column is three points wide.
      for (time, overrun) in zip(found, overruns) {
        #expect(abs(time - Double(overrun)) <= 2 * axis.perPoint, "\(time) \(overrun)")
      }
    }
  }

  @Test func `in a comparison the bars of hitches are as long as the ratios`() {
    let records = [SyntheticRun.late(), SyntheticRun.rapidUpdates(frames: 60)].enumerated().map {
      index, record in
      var record = record
      record.identity.strategy = "s\(index)"
      record.identity.workload = "w"
      return record
    }
    let figure = ComparisonFigure(Comparison(records)).figure
    let bars = figure.commands.compactMap { command -> DisplayRect? in
      guard case .rect(let rect, let colour) = command,
        [Palette.hitch, Palette.hitch.tint(0.6)].contains(colour)
      else { return nil }
      return rect
    }
    let ratios = records.compactMap(\.hitchRatio).sorted()
    #expect(ratios.count == 2 && ratios[0] > 0 && ratios[0] < ratios[1])
    expect(bars.count, is: 2)
    let widths = bars.map(\.width).sorted()
    #expect(abs(widths[0] / widths[1] - ratios[0] / ratios[1]) < 0.001)
  }
}
