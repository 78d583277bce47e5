// The strategies of one workload below each other, with a common time axis and a common vertical
// scale, so that the late frames of one strategy can be compared with the same time in the others.
//
// A bar is a frame, from its beginning to its commit; the part of a late frame above its deadline
// is red. With more than one frame per point a column keeps its longest. The best strategy's frames
// are a grey line over those of the others, and the last row is the difference from the worst. Time
// is counted from the beginning of measuring, which is a different time in each run.

package import SimCharts
package import SimMetrics
import SimScreen

/// Small multiples of the frames of one workload.
package struct SmallMultiplesFigure {
  private let name: String
  private let records: [RunRecord]
  private let budget: Int64
  private let duration: Int64
  private let height: LinearScale

  private static let top = 78.0
  private static let row = 66.0
  private static let bars = 48.0

  /// Prepares the figure.
  ///
  /// - Parameter name: The workload.
  /// - Parameter records: Its runs, the best first.
  package init(_ name: String, _ records: [RunRecord]) {
    self.name = name
    self.records = records
    let frames = records.flatMap(\.play.frames)
    budget = max(frames.map(\.interval).max() ?? records.first?.identity.refreshInterval ?? 1, 1)
    duration = max(
      records.map { record in
        max(record.duration, (record.play.frames.map(\.presented).max() ?? 0) - record.start)
      }.max() ?? 1, 1)
    let longest = frames.map { $0.committed - $0.begin }.max() ?? 0
    // As in a timeline, bars that all stay far below the deadline are enlarged.
    let most =
      longest > 0 && longest < budget / 3
      ? longest + longest / 3 : min(4 * budget, max(budget * 5 / 4, longest))
    height = LinearScale(0...max(most, 1), from: 0, to: Self.bars)
  }

  package var figure: Figure {
    let compares = records.count > 1 && records.allSatisfy { !$0.play.frames.isEmpty }
    let bottom = Self.top + Double(max(records.count, 1) + (compares ? 1 : 0)) * Self.row
    var figure = Figure(width: FigureStyle.width, height: bottom + TimeAxis.height + 10)
    FigureHeader.draw(title: title, subtitle: subtitle, in: &figure)
    guard !records.isEmpty else {
      Message.draw(
        "No run was made.", middle: DisplayPoint(FigureStyle.width / 2, Self.top + 20), width: 600,
        in: &figure)
      return figure
    }
    let columns = records.map { record in
      LongestFrames(record, window: window(record), interval: budget)
    }
    for (index, record) in records.enumerated() {
      let best = index > 0 ? columns[0] : nil
      draw(record, columns[index], best, top: Self.top + Double(index) * Self.row, in: &figure)
    }
    if compares, let worst = records.last, let last = columns.last {
      let names = (worst.identity.strategy, records[0].identity.strategy)
      FrameDifference(last, columns[0], names: names, of: window(worst).scale).draw(
        Lane(name: "Difference", top: bottom - Self.row, height: Self.bars), in: &figure)
    }
    TimeAxis(window: TimeWindow(0...duration), name: "time measured").draw(
      at: bottom, in: &figure)
    return figure
  }

  private var title: String {
    guard let worst = records.last else { return "\(name): no run was made" }
    let late = records.count { $0.play.frames.contains { $0.hitch > 0 } }
    guard late > 0 else {
      return records.contains { $0.play.trackedTime > 0 }
        ? "\(name): no strategy makes a frame late"
        : "\(name): nothing moves on screen, so no frame can be late"
    }
    let count = worst.play.frames.count { $0.hitch > 0 }
    return "\(name): \(ValueFormatter.count(late)) of "
      + "\(records.count == 1 ? "one strategy" : "\(records.count) strategies") "
      + "\(late == 1 ? "makes" : "make") frames late, \(worst.identity.strategy) "
      + "\(ValueFormatter.count(count)) of \(ValueFormatter.count(worst.play.frames.count))"
  }

  private var subtitle: String {
    let best = records.count > 1 ? ["grey edges: \(records[0].identity.strategy)"] : []
    return
      (["frames, begin to commit, all on one scale"] + best
      + RunIdentity.setting(of: records.map(\.identity))).joined(separator: " · ")
  }

  private func window(_ record: RunRecord) -> TimeWindow {
    TimeWindow(record.start...(record.start + duration))
  }

  private func draw(
    _ record: RunRecord, _ columns: LongestFrames, _ best: LongestFrames?, top: Double,
    in figure: inout Figure
  ) {
    let lane = Lane(name: record.identity.strategy, top: top, height: Self.bars)
    figure.fill(lane.plot, Palette.lane)
    let nameEnd = drawName(of: lane, in: &figure)
    let late = record.play.frames.filter { $0.hitch > 0 }
    let finding =
      record.outcome.isFailure
      ? "failed"
      : late.isEmpty
        ? "none of \(ValueFormatter.count(record.play.frames.count)) late"
        : "\(ValueFormatter.count(late.count)) of \(ValueFormatter.count(record.play.frames.count)) late"
    let style = late.isEmpty ? FigureStyle.label : FigureStyle.hitch
    figure.text(
      TextMark(finding, at: DisplayPoint(FigureStyle.labelStart, top + 20), style: style),
      within: FigureStyle.labelWidth)
    let sum = late.reduce(Int64(0)) { $0 + $1.hitch }
    if sum > 0 {
      figure.text(
        TextMark(
          "\(ValueFormatter.duration(sum)) in all",
          at: DisplayPoint(FigureStyle.labelStart, top + 35),
          style: FigureStyle.label), within: FigureStyle.labelWidth)
    }
    if late.isEmpty, let longest = record.play.frames.map({ $0.committed - $0.begin }).max() {
      figure.text(
        TextMark(
          "the longest \(ValueFormatter.duration(max(longest, 0)))",
          at: DisplayPoint(FigureStyle.labelStart, top + 35), style: FigureStyle.quiet),
        within: FigureStyle.labelWidth)
    }
    drawBars(record, columns, lane: lane, in: &figure)
    if let best { drawGhost(best, lane: lane, in: &figure) }
    drawDeadline(lane, below: nameEnd, in: &figure)
  }

  /// Draws the name on one line, or on two, split after a hyphen, if it is too long for one.
  ///
  /// - Returns: The baseline of its last line.
  private func drawName(of lane: Lane, in figure: inout Figure) -> Double {
    let width = FigureStyle.plotStart - FigureStyle.margin - 8
    let style = FigureStyle.name
    let cut = lane.name.indices.last { place in
      lane.name[place] == "-" && style.width(of: String(lane.name[...place])) <= width
    }
    guard style.width(of: lane.name) > width, let cut else {
      lane.drawName(baseline: lane.top + 12, in: &figure)
      return lane.top + 12
    }
    let parts = [lane.name[...cut], lane.name[cut...].dropFirst()]
    for (line, part) in parts.enumerated() {
      figure.text(
        TextMark(
          String(part), at: DisplayPoint(FigureStyle.margin, lane.top + 12 + Double(line) * 14),
          style: style), within: width)
    }
    return lane.top + 26
  }

  private func y(_ time: Int64, _ lane: Lane) -> Double {
    lane.plot.maxY - height.position(min(time, height.upper))
  }

  /// Draws the best strategy's frames: a grey edge on top of each.
  private func drawGhost(_ best: LongestFrames, lane: Lane, in figure: inout Figure) {
    for column in best.columns where column.time > 0 {
      figure.fill(
        DisplayRect(
          x: column.left, y: max(y(column.time, lane) - 0.75, lane.plot.y),
          width: best.width(of: column), height: 1.5), Palette.grey)
    }
  }

  private func drawBars(
    _ record: RunRecord, _ columns: LongestFrames, lane: Lane, in figure: inout Figure
  ) {
    let window = window(record)
    for column in columns.columns {
      let top = y(column.time, lane)
      figure.fill(
        DisplayRect(
          x: column.left, y: top, width: columns.width(of: column), height: lane.plot.maxY - top),
        Palette.blue)
    }
    for column in columns.columns where column.time > column.limit {
      let top = y(column.time, lane)
      figure.fill(
        DisplayRect(
          x: column.left, y: top, width: columns.width(of: column),
          height: y(column.limit, lane) - top), Palette.hitch)
    }
    // The intervals in which a screen was shown for too long, below the bars.
    for frame in record.play.frames where frame.hitch > 0 {
      let left = window.clampedX(frame.presented - frame.hitch)
      let right = max(window.clampedX(frame.presented), left + HitchLane.leastWidth)
      figure.fill(
        DisplayRect(x: left, y: lane.plot.maxY + 3, width: right - left, height: 5), Palette.hitch)
    }
  }

  private func drawDeadline(_ lane: Lane, below nameEnd: Double, in figure: inout Figure) {
    let right = FigureStyle.plotStart - 6
    let isAbove = budget > height.upper
    let y = lane.plot.maxY - height.position(min(budget, height.upper))
    figure.line(
      from: DisplayPoint(lane.plot.x, y), to: DisplayPoint(lane.plot.maxX, y),
      Palette.ink, dash: [5, 3])
    figure.text(
      TextMark(
        ValueFormatter.duration(budget), at: DisplayPoint(right, max(y + 4, nameEnd + 15)),
        anchor: .end,
        style: FigureStyle.quiet), within: 90)
    if isAbove {
      AxisBreak.draw(across: lane.plot, at: lane.top + 7, in: &figure)
    }
  }
}
