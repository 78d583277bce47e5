// The distribution of frame times: one row per strategy, by how far each frame stayed below its
// deadline or exceeded it.
//
// Every frame is in a column; none is averaged away. Frames beyond four times the deadline are in
// the last column, with the longest labelled. Below the columns are P50, P90, P95 and P99, each a
// frame that occurred. Their bars show the 90 % range of the main thread's time, and end in an
// arrow if the axis ends before. Late frames are red. If all frames stay below a third of the
// deadline, the axis ends there, and the deadline is marked as cut off.

package import SimCharts
package import SimMetrics
import SimScreen

/// The frame times of the strategies of one workload.
package struct DistributionFigure {
  private let name: String
  private let records: [RunRecord]
  private let budget: Int64
  private let scale: LinearScale
  /// Whether all frames stay so far below the deadline that the axis ends before it.
  private let isEnlarged: Bool

  private static let top = 110.0
  private static let row = 58.0
  private static let columnsHeight = 34.0
  private static let plot = (start: 200.0, end: 806.0)
  private static let bin = 3.0
  private static let percents = [50, 90, 95, 99]
  private static let table = (start: 888.0, width: 74.0)

  /// Prepares the figure.
  ///
  /// - Parameter name: The workload.
  /// - Parameter records: Its runs, the best first.
  package init(_ name: String, _ records: [RunRecord]) {
    self.name = name
    self.records = records
    let frames = records.flatMap(\.play.frames)
    budget = max(frames.map(\.interval).max() ?? records.first?.identity.refreshInterval ?? 1, 1)
    let longest = frames.map { Self.overrun($0) }.max() ?? 0
    // The longest time under other prices, at which the bars end.
    let reach =
      records.map { record in
        let longest = record.play.frames.map { Self.overrun($0) + max($0.interval, 1) }.max() ?? 0
        return Double(longest) * Self.spread(record).high
      }.max() ?? 0
    isEnlarged = reach > 0 && reach < Double(budget) / 3
    let bars = (records.map { Self.reachOfBars($0) }.max() ?? 0) - budget
    let most =
      isEnlarged
      ? Int64(reach * 1.1) + 1 - budget
      : min(max(longest, bars + budget / 20, budget / 4), 3 * budget)
    scale = LinearScale(-budget...most, from: Self.plot.start, to: Self.plot.end)
  }

  /// Returns the time from the deadline to the end of the commit, in nanoseconds; negative for a
  /// frame that was on time.
  private static func overrun(_ frame: FrameRecord) -> Int64 {
    max(frame.committed - frame.begin, 0) - max(frame.interval, 1)
  }

  package var figure: Figure {
    let rows = Double(max(records.count, 1))
    let bottom = Self.top + rows * Self.row
    var figure = Figure(width: FigureStyle.width, height: bottom + 40)
    FigureHeader.draw(title: title, subtitle: subtitle, in: &figure)
    guard records.contains(where: { !$0.play.frames.isEmpty }) else {
      Message.draw(
        "No frame was committed.", middle: DisplayPoint(FigureStyle.width / 2, Self.top + 20),
        width: 600,
        in: &figure)
      return figure
    }
    for (index, record) in records.enumerated() {
      draw(record, top: Self.top + Double(index) * Self.row, in: &figure)
    }
    drawAxis(from: Self.top - 6, to: bottom, in: &figure)
    drawHeads(in: &figure)
    return figure
  }

  private var title: String {
    let ends = [records.first, records.count > 1 ? records.last : nil].compactMap { $0 }
    let texts = ends.compactMap { record in
      Self.percentiles(record).value(at: 99).map {
        "\(ValueFormatter.duration($0)) in \(record.identity.strategy)"
      }
    }
    guard !texts.isEmpty else { return "\(name): no frame was committed" }
    return "\(name): \(share) \(texts.joined(separator: ", "))"
  }

  /// The meaning of the 99th percentile for this number of frames.
  private var share: String {
    switch records.map(\.play.frames.count).max() ?? 0 {
    case ...1: "the only frame takes"
    case ..<100: "the longest frame takes"
    default: "99 of 100 frames take at most"
    }
  }

  private var subtitle: String {
    let setting = RunIdentity.setting(of: records.map(\.identity))
    return (["begin to commit, against a deadline of \(ValueFormatter.duration(budget))"] + setting)
      .joined(separator: " · ")
  }

  /// Returns the longest percentile at the upper end of the 90 % range, in nanoseconds.
  private static func reachOfBars(_ record: RunRecord) -> Int64 {
    let longest = percentiles(record).value(at: percents.last ?? 99) ?? 0
    return Int64(min(Double(longest) * spread(record).high, 1e18))
  }

  private static func percentiles(_ record: RunRecord) -> Percentiles {
    Percentiles(record.play.frames.map { max($0.committed - $0.begin, 0) })
  }

  private func draw(_ record: RunRecord, top: Double, in figure: inout Figure) {
    let ground = DisplayRect(
      x: Self.plot.start, y: top, width: Self.plot.end - Self.plot.start,
      height: Self.columnsHeight)
    figure.fill(ground, Palette.lane)
    figure.text(
      TextMark(
        record.identity.strategy, at: DisplayPoint(FigureStyle.margin, top + 16),
        style: FigureStyle.name),
      within: Self.plot.start - FigureStyle.margin - 10)
    let late = record.play.frames.count { $0.hitch > 0 }
    figure.text(
      TextMark(
        "\(ValueFormatter.count(record.play.frames.count, "frame")), "
          + (late == 0 ? "none" : ValueFormatter.count(late)) + " late",
        at: DisplayPoint(FigureStyle.margin, top + 31),
        style: late == 0 ? FigureStyle.quiet : FigureStyle.hitch),
      within: Self.plot.start - FigureStyle.margin - 10)
    guard !record.play.frames.isEmpty else { return }
    drawColumns(record, in: ground, &figure)
    drawPercentiles(record, top: ground.maxY, in: &figure)
  }

  private func drawColumns(_ record: RunRecord, in ground: DisplayRect, _ figure: inout Figure) {
    let count = Int(ground.width / Self.bin)
    var all = [Int](repeating: 0, count: count)
    var late = all
    var beyond = (count: 0, longest: Int64(0))
    for frame in record.play.frames {
      let overrun = Self.overrun(frame)
      if overrun > scale.upper {
        beyond = (beyond.count + 1, max(beyond.longest, overrun + max(frame.interval, 1)))
      }
      let x = scale.position(min(max(overrun, scale.lower), scale.upper)) - ground.x
      let column = min(max(Int(x / Self.bin), 0), count - 1)
      all[column] += 1
      if frame.hitch > 0 { late[column] += 1 }
    }
    let most = Double(all.max() ?? 1)
    func fill(_ counts: [Int], _ colour: Colour) {
      for (column, count) in counts.enumerated() where count > 0 {
        let height = max(Double(count) / most * (ground.height - 2), 1.5)
        figure.fill(
          DisplayRect(
            x: ground.x + Double(column) * Self.bin, y: ground.maxY - height, width: Self.bin - 0.5,
            height: height), colour)
      }
    }
    fill(all, Palette.blue)
    fill(late, Palette.hitch)
    for column in all.indices where all[column] > 0 {
      let start = ground.x + Double(column) * Self.bin
      let late = late[column] > 0 ? ", \(ValueFormatter.count(late[column])) late" : ""
      figure.note(
        "\(record.identity.strategy): \(ValueFormatter.count(all[column], "frame"))\(late) of about "
          + ValueFormatter.duration(max(scale.value(at: start + Self.bin / 2) + budget, 0)),
        at: DisplayRect(x: start, y: ground.y, width: Self.bin, height: ground.height))
    }
    guard beyond.count > 0 else { return }
    figure.label(
      [
        TextMark(
          "\(ValueFormatter.count(beyond.count)) beyond, to \(ValueFormatter.duration(beyond.longest))",
          at: DisplayPoint(ground.maxX - 6, ground.y + 11), anchor: .end, style: FigureStyle.hitch)
      ], within: ground)
  }

  private func drawPercentiles(_ record: RunRecord, top: Double, in figure: inout Figure) {
    let percentiles = Self.percentiles(record)
    let range = Self.spread(record)
    for (place, percent) in Self.percents.enumerated() {
      guard let value = percentiles.value(at: percent) else { continue }
      let x = position(value)
      let y = top + 5 + Double(place) * 4
      let (low, high) = (position(range.low, of: value), position(range.high, of: value))
      figure.line(from: DisplayPoint(low, y), to: DisplayPoint(high, y), Palette.quiet)
      if high >= Self.plot.end, range.high > 1 {
        for way in [-2.0, 2.0] {
          figure.line(
            from: DisplayPoint(high - 4, y + way), to: DisplayPoint(high + 1, y), Palette.quiet)
        }
      }
      figure.fill(DisplayRect(x: x - 1.5, y: y - 2, width: 3, height: 4), Palette.ink)
      let late = value > budget
      figure.text(
        TextMark(
          ValueFormatter.duration(value),
          at: DisplayPoint(Self.table.start + Double(place) * Self.table.width, top - 12),
          anchor: .end,
          style: late ? FigureStyle.strong : FigureStyle.label), within: Self.table.width - 6)
    }
  }

  private func position(_ duration: Int64) -> Double {
    scale.position(min(max(duration - budget, scale.lower), scale.upper))
  }

  /// Returns the position of a duration when prices are a share of the table's.
  private func position(_ share: Double, of duration: Int64) -> Double {
    position(Int64(min(Double(duration) * share, 1e18)))
  }

  /// Returns the ends of the 90 % range of the main thread's time, as shares of the time at the
  /// table's prices; 1 without draws.
  private static func spread(_ record: RunRecord) -> (low: Double, high: Double) {
    guard let range = record.drawn(.mainThreadTime).flatMap({ DrawnRange($0) }),
      let value = Metric.mainThreadTime.value(of: record), value > 0
    else { return (1, 1) }
    return (min(range.low / value, 1), max(range.high / value, 1))
  }

  private func drawAxis(from top: Double, to bottom: Double, in figure: inout Figure) {
    for tick in scale.ticks(about: 8) {
      let x = scale.position(tick)
      figure.line(
        from: DisplayPoint(x, bottom), to: DisplayPoint(x, bottom + 4), Palette.rule)
      let sign = tick > 0 ? "+" : tick < 0 ? "−" : ""
      let text = tick == 0 ? "deadline" : sign + ValueFormatter.duration(abs(tick))
      figure.label(
        [
          TextMark(
            text, at: DisplayPoint(x, bottom + 17), anchor: .middle, style: FigureStyle.quiet)
        ],
        within: DisplayRect(x: Self.plot.start - 30, y: bottom, width: 680, height: 30))
    }
    let x = isEnlarged ? Self.plot.end + 6 + AxisBreak.width : scale.position(0)
    figure.line(
      from: DisplayPoint(x, top), to: DisplayPoint(x, bottom), Palette.ink, dash: [5, 3])
    if isEnlarged {
      AxisBreak.draw(
        down: DisplayRect(x: Self.plot.end, y: top, width: 0, height: bottom - top),
        at: Self.plot.end + 2 + AxisBreak.width / 2, in: &figure)
      figure.label(
        [
          TextMark(
            "deadline, cut", at: DisplayPoint(x, bottom + 17), anchor: .middle,
            style: FigureStyle.quiet),
          TextMark(
            "deadline, cut", at: DisplayPoint(x, bottom + 31), anchor: .middle,
            style: FigureStyle.quiet),
        ], within: DisplayRect(x: Self.plot.start - 30, y: bottom, width: 700, height: 40))
    }
  }

  private func drawHeads(in figure: inout Figure) {
    for (place, percent) in Self.percents.enumerated() {
      figure.text(
        TextMark(
          "P\(percent)",
          at: DisplayPoint(Self.table.start + Double(place) * Self.table.width, Self.top - 8),
          anchor: .end, style: FigureStyle.heading))
    }
    guard records.contains(where: { Self.spread($0) != (1, 1) }) else { return }
    figure.text(
      TextMark(
        "Below each row: P50, P90, P95 and P99, each with its 90 % range",
        at: DisplayPoint(Self.plot.start, Self.top - 12), style: FigureStyle.quiet),
      within: Self.plot.end - Self.plot.start)
  }
}
