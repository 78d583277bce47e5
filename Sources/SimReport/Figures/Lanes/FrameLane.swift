// One bar per frame, at its true time: the main thread's time compared with the frame's own
// deadline.
//
// The axis is linear and starts at zero. It is cut at four times the budget: a bar that is taller
// has a break near its top and its value above it. If every frame stays below a third of its
// deadline the bars are enlarged to fill the lane, and a break of the axis separates them from the
// deadline above. The part of a late frame above its deadline is red. With more than one frame per
// point, each column shows the fastest, the median and the slowest of its frames, and the red part
// of the tallest late one: no hitch is averaged away.

import SimCharts
import SimMetrics
import SimScreen

/// The lane of frames.
struct FrameLane {
  let lane: Lane
  /// The window of time.
  let window: TimeWindow
  /// The frames that are visible in the window.
  let works: [FrameWork]
  /// The vertical axis, in nanoseconds.
  let scale: LinearScale
  /// Whether each column represents several frames.
  let isDense: Bool
  /// Whether the deadline lies above the axis.
  let isEnlarged: Bool

  /// Chooses the axis for the visible frames.
  init(lane: Lane, window: TimeWindow, works: [FrameWork], interval: Int64) {
    self.lane = lane
    self.window = window
    self.works = works.filter { window.overlaps($0.frame.begin, $0.frame.begin + $0.budget) }
    let budget = max(self.works.map(\.budget).max() ?? interval, 1)
    let tallest = self.works.map(\.total).max() ?? 0
    isEnlarged = tallest > 0 && tallest < budget / 3
    let top =
      isEnlarged
      ? tallest + tallest / 3 + 1
      : min(4 * budget, max(budget * 3 / 2, tallest + tallest / 10))
    scale = LinearScale(0...top, from: lane.plot.maxY, to: lane.top)
    isDense = window.width(self.works.map(\.frame.interval).min() ?? interval) < 1
  }

  /// Draws the background, the bars, the deadlines and the axis.
  func draw(in figure: inout Figure) {
    figure.fill(lane.plot, Palette.lane)
    if isDense {
      FrameColumns(lane: self).draw(in: &figure)
    } else {
      drawBars(in: &figure)
    }
    drawDeadlines(in: &figure)
    drawAxis(in: &figure)
    if !isDense { drawCutValues(in: &figure) }
  }

  /// Returns the position of a duration, cut at the top of the axis.
  func y(_ duration: Int64) -> Double { scale.position(min(duration, scale.upper)) }

  /// Returns whether a frame is taller than the axis.
  func isCut(_ work: FrameWork) -> Bool { work.total > scale.upper }

  private func bar(_ work: FrameWork) -> (left: Double, width: Double) {
    let left = window.clampedX(work.frame.begin)
    let room = window.width(work.frame.interval)
    let width = max(room > 4 ? room - 1.5 : room, 1)
    return (left, min(width, max(window.scale.end - left, 1)))
  }

  private static let gap = 0.75

  /// Draws the bars kind by kind, so that each colour is written once.
  private func drawBars(in figure: inout Figure) {
    var sums = works.map { _ in Int64(0) }
    for (place, kind) in FigureStyle.mainKinds.enumerated() {
      for (index, work) in works.enumerated() {
        let (left, width) = bar(work)
        let bottom = y(sums[index])
        let isFirst = sums[index] == 0
        sums[index] += work.work[place]
        let top = y(sums[index])
        // Which kinds are adjacent depends on the frame; a gap between them distinguishes them in
        // greyscale, too.
        let gap = isFirst || bottom - top < 3 ? 0 : Self.gap
        figure.fill(
          DisplayRect(x: left, y: top, width: width, height: bottom - top - gap),
          FigureStyle.colour(of: kind))
      }
    }
    for work in works where work.frame.hitch > 0 && work.total > work.budget {
      let (left, width) = bar(work)
      let top = y(work.total)
      figure.fill(
        DisplayRect(x: left, y: top, width: width, height: y(work.budget) - top), Palette.hitch)
    }
    for work in works where isCut(work) {
      let (left, width) = bar(work)
      drawBreak(left: left, width: width, in: &figure)
    }
  }

  /// Two white slanted lines across a bar that extends beyond the axis.
  func drawBreak(left: Double, width: Double, in figure: inout Figure) {
    for offset in [8.0, 13.0] {
      let y = lane.top + offset
      figure.line(
        from: DisplayPoint(left - 1, y + 2), to: DisplayPoint(left + width + 1, y - 2),
        Palette.paper, width: 2)
    }
  }

  private func drawDeadlines(in figure: inout Figure) {
    guard let first = works.first else { return }
    var start = window.scale.lower
    var budget = first.budget
    for work in works where abs(work.budget - budget) > budget / 50 {
      drawDeadline(from: start, to: work.frame.begin, budget: budget, in: &figure)
      start = work.frame.begin
      budget = work.budget
    }
    drawDeadline(from: start, to: window.scale.upper, budget: budget, in: &figure)
    if isEnlarged { AxisBreak.draw(across: lane.plot, at: lane.top + 14, in: &figure) }
  }

  private func drawDeadline(
    from start: Int64, to end: Int64, budget: Int64, in figure: inout Figure
  ) {
    let y = y(budget)
    figure.line(
      from: DisplayPoint(window.clampedX(start), y), to: DisplayPoint(window.clampedX(end), y),
      Palette.ink,
      dash: [5, 3])
  }

  private func drawAxis(in figure: inout Figure) {
    lane.drawName(baseline: lane.top + 10, in: &figure)
    let right = FigureStyle.plotStart - 6
    let region = DisplayRect(
      x: FigureStyle.margin, y: lane.top - 12, width: right - FigureStyle.margin,
      height: lane.height + 24)
    func label(_ text: String, _ y: Double, _ style: TextStyle = FigureStyle.label) {
      figure.label(
        [TextMark(text, at: DisplayPoint(right, y), anchor: .end, style: style)], within: region)
    }
    if let budget = works.last?.budget {
      label(ValueFormatter.duration(budget), y(budget) + 4)
      label("deadline", y(budget) + 17, FigureStyle.quiet)
    }
    if isEnlarged, let tallest = works.map(\.total).max() {
      label(ValueFormatter.duration(tallest), y(tallest) + 4)
    }
    label("0", lane.plot.maxY + 3, FigureStyle.quiet)
    let isAnyCut = works.contains(where: isCut)
    let top = ValueFormatter.duration(scale.upper)
    if isAnyCut { label("cut " + top, lane.top + 24, FigureStyle.quiet) }
    figure.label(
      [
        TextMark(
          "begin to commit", at: DisplayPoint(FigureStyle.margin, lane.top + 24),
          style: FigureStyle.quiet)
      ], within: region)
  }

  private func drawCutValues(in figure: inout Figure) {
    let region = DisplayRect(
      x: lane.plot.x, y: lane.top - 14, width: lane.plot.width, height: lane.height + 14)
    for work in works.filter(isCut).sorted(by: { $0.total > $1.total }) {
      let (left, width) = bar(work)
      let text = ValueFormatter.duration(work.total)
      let y = lane.top - 3
      let marks = [
        TextMark(
          text, at: DisplayPoint(left + width / 2, y), anchor: .middle, style: FigureStyle.strong),
        TextMark(text, at: DisplayPoint(left, y), style: FigureStyle.strong),
        TextMark(text, at: DisplayPoint(left + width, y), anchor: .end, style: FigureStyle.strong),
      ]
      figure.label(marks, within: region)
    }
  }
}
