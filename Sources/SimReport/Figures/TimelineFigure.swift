// The events of a run over time: the finding as title, then lanes over one time axis.
//
// A short run is drawn once. In a long one a frame is thinner than a few points, so the part around
// the worst hitch (or, without hitches, the longest frame) is drawn again below, large enough to
// show each frame; lines connect it with its position in the whole. Above the lanes of a filmed run
// are small screens, each at the time when the display showed it.

package import SimCharts
package import SimMetrics
import SimScreen

/// The timeline of one run.
package struct TimelineFigure {
  private let record: RunRecord
  private let works: [FrameWork]
  private let whole: TimeWindow
  private let screens: [DisplayList]
  private let top: Double

  /// Prepares the timeline of a record.
  package init(_ record: RunRecord) { self.init(record, screens: []) }

  /// Prepares the timeline of a run with its screens.
  ///
  /// - Throws: `DecodingError` for a film that cannot be read.
  package init(_ run: FilmedRun) throws {
    let window = TimeWindow.whole(run.record)
    let places = Self.moments(of: window).map { time in
      run.film.frames.lastIndex { $0.time <= time } ?? 0
    }
    self.init(run.record, screens: run.film.frames.isEmpty ? [] : try run.film.lists(at: places))
  }

  private init(_ record: RunRecord, screens: [DisplayList]) {
    self.record = record
    self.screens = screens
    works = FrameWork.all(of: record)
    whole = TimeWindow.whole(record)
    let highest = screens.map { Self.height(of: $0) }.max()
    top = FigureHeader.height + (highest.map { $0 + Self.stripGap } ?? 0)
  }

  // MARK: Screens

  private static let columns = 14
  private static let screenWidth = 54.0
  private static let stripGap = 22.0

  /// Returns the times of the screens: the midpoints of equal parts of the whole, in nanoseconds
  /// since launch.
  private static func moments(of window: TimeWindow) -> [Int64] {
    let (lower, upper) = (window.scale.lower, window.scale.upper)
    return (0..<Int64(columns)).map {
      lower + (upper - lower) / (2 * Int64(columns)) * (2 * $0 + 1)
    }
  }

  private static func height(of screen: DisplayList) -> Double {
    (screenWidth * min(screen.height / max(screen.width, 1), 3)).rounded()
  }

  private func drawScreens(in figure: inout Figure) {
    for (time, screen) in zip(Self.moments(of: whole), screens) {
      let x = whole.clampedX(time)
      let place = DisplayRect(
        x: x - Self.screenWidth / 2, y: FigureHeader.height - 4, width: Self.screenWidth,
        height: Self.height(of: screen))
      figure.fill(place.inset(by: -1), Palette.rule)
      figure.add(.screen(screen, place))
      figure.line(
        from: DisplayPoint(x, place.maxY + 2), to: DisplayPoint(x, top - 8), Palette.quiet)
    }
  }

  package var figure: Figure {
    let zoom = zoomWindow
    let rows = zoom == nil ? 1.0 : 2.0
    let gap = zoom == nil ? 0.0 : Self.gap
    var figure = Figure(
      width: FigureStyle.width, height: top + rows * LaneGroup.height + gap + 8)
    FigureHeader.draw(title: record.finding, record: record, in: &figure)
    drawScreens(in: &figure)
    let overview = LaneGroup(
      record: record, works: works, window: whole, top: top, isZoom: false)
    if let zoom { drawSelection(of: zoom, below: overview, in: &figure) }
    overview.draw(in: &figure)
    if let zoom {
      let detail = LaneGroup(
        record: record, works: works, window: zoom, top: zoomTop, isZoom: true)
      drawHeading(of: zoom, in: &figure)
      detail.draw(in: &figure)
    }
    drawEmptiness(in: &figure)
    return figure
  }

  /// The vertical range of the lane in which hitches of the whole run are marked.
  package var hitchLaneRange: ClosedRange<Double> {
    let group = LaneGroup(record: record, works: works, window: whole, top: top, isZoom: false)
    let plot = group.hitchLane.lane.plot
    return plot.y...plot.maxY
  }

  private static let gap = 80.0
  private var zoomTop: Double { top + LaneGroup.height + Self.gap }

  /// The frame in the enlarged part: that of the worst hitch, otherwise the longest frame.
  private var subject: FrameWork? {
    record.worstFrame.map { works[$0] }
  }

  private var zoomWindow: TimeWindow? {
    guard let subject, whole.width(subject.frame.interval) < 6 else { return nil }
    let frame = subject.frame
    let end = max(frame.presented, frame.committed)
    let all = whole.scale
    let span = min(max(28 * frame.interval, 3 * (end - frame.begin)), all.upper - all.lower)
    let middle = frame.begin + (end - frame.begin) / 2
    let start = min(max(middle - span / 2, all.lower), all.upper - span)
    return TimeWindow(start...(start + span))
  }

  private func drawSelection(
    of zoom: TimeWindow, below overview: LaneGroup, in figure: inout Figure
  ) {
    let left = whole.clampedX(zoom.scale.lower)
    let right = max(whole.clampedX(zoom.scale.upper), left + 2)
    let axis = overview.bottom + TimeAxis.height
    let foot = zoomTop - 8
    let funnel = [
      DisplayPoint(left, axis), DisplayPoint(right, axis), DisplayPoint(zoom.scale.end, foot),
      DisplayPoint(zoom.scale.start, foot),
    ]
    figure.add(.polygon(funnel, Palette.grid.tint(0.6)))
    figure.fill(
      DisplayRect(x: left - 1, y: top - 5, width: right - left + 2, height: axis - top + 5),
      Palette.grid)
    figure.add(
      .line([DisplayPoint(left - 1, top - 5), DisplayPoint(right + 1, top - 5)], Palette.quiet))
    figure.add(.line([DisplayPoint(left - 1, axis), DisplayPoint(right + 1, axis)], Palette.quiet))
  }

  private func drawHeading(of zoom: TimeWindow, in figure: inout Figure) {
    guard let frame = subject?.frame else { return }
    let style = FigureStyle.heading
    let text =
      frame.hitch > 0
      ? "The worst hitch: \(ValueFormatter.duration(frame.hitch)) late \(Self.reason(frame)), "
        + "due at \(ValueFormatter.duration(frame.presented - frame.hitch))"
      : "The longest frame: \(ValueFormatter.duration(frame.committed - frame.begin)) to commit, "
        + "begun at \(ValueFormatter.duration(frame.begin))"
    let x = (zoom.scale.start + zoom.scale.end) / 2
    let width = zoom.scale.end - zoom.scale.start
    figure.text(
      TextMark(text, at: DisplayPoint(x, zoomTop - 34), anchor: .middle, style: style),
      within: width)
    if let cause = causeOfWorst {
      figure.text(
        TextMark(
          cause, at: DisplayPoint(x, zoomTop - 16), anchor: .middle, style: FigureStyle.label),
        within: width)
    }
  }

  /// The views on which the worst frame's time was spent, with reasons.
  ///
  /// In a record without times, the reason for most of its bodies; if none ran in it, the cause of
  /// most hitches.
  private var causeOfWorst: String? {
    if let costs = record.worstFrameSentence { return costs }
    let reasons = FrameReasons(record)
    if let place = record.worstFrame, reasons.texts[reasons.places[place]] != FrameReasons.none {
      return "In it: " + reasons.texts[reasons.places[place]]
    }
    return (subject?.frame.hitch ?? 0) > 0 ? record.greatestBlame : nil
  }

  private static func reason(_ frame: FrameRecord) -> String {
    switch (frame.cause.contains(.commit), frame.cause.contains(.render)) {
    case (true, true): "(commit and render late)"
    case (false, true): "(render late)"
    default: "(commit late)"
    }
  }

  private func drawEmptiness(in figure: inout Figure) {
    guard record.play.frames.isEmpty else { return }
    Message.draw(
      record.outcome.reason ?? "No frame was committed.",
      middle: DisplayPoint(
        (whole.scale.start + whole.scale.end) / 2, hitchLaneRange.lowerBound - 74),
      width: whole.scale.end - whole.scale.start - 40, in: &figure)
  }
}
