// The late frames: each is a red mark from the vsync at which it was due to the one at which it was
// shown. During this time the screen kept showing the frame before it.
//
// A mark is at least two points wide, so that no hitch is lost in a long run. Late commits fill the
// lane; a frame that only the render server made late fills its lower half.

import SimCharts
import SimMetrics
import SimScreen

/// The lane of hitches.
struct HitchLane {
  let lane: Lane
  /// The window of time.
  let window: TimeWindow

  /// The least width of a mark, in points.
  static let leastWidth = 2.0

  /// Draws the late frames that are visible in the window.
  func draw(_ frames: [FrameRecord], labelsAll: Bool, in figure: inout Figure) {
    let late = frames.filter { frame in
      frame.hitch > 0 && window.overlaps(frame.presented - frame.hitch, frame.presented)
    }
    lane.draw(
      finding: Self.finding(late), style: late.isEmpty ? FigureStyle.quiet : FigureStyle.hitch,
      in: &figure)
    for frame in late { figure.add(.polygon(mark(frame), Palette.hitch)) }
    let worstFirst = late.sorted { ($1.hitch, $0.presented) < ($0.hitch, $1.presented) }
    for frame in labelsAll ? worstFirst : Array(worstFirst.prefix(1)) {
      drawLabel(frame, among: late, in: &figure)
    }
  }

  /// Returns the corners of a frame's mark, from its top left.
  func mark(_ frame: FrameRecord) -> [DisplayPoint] {
    let left = window.clampedX(frame.presented - frame.hitch)
    let right = max(window.clampedX(frame.presented), left + Self.leastWidth)
    let isCommit = frame.cause.contains(.commit) || frame.cause.isEmpty
    let top = isCommit ? lane.top + 2 : lane.plot.midY
    let bottom = lane.plot.maxY - 2
    return [
      DisplayPoint(left, top), DisplayPoint(right, top), DisplayPoint(right, bottom),
      DisplayPoint(left, bottom),
    ]
  }

  private func drawLabel(
    _ frame: FrameRecord, among late: [FrameRecord], in figure: inout Figure
  ) {
    let text = ValueFormatter.duration(frame.hitch)
    let style = FigureStyle.hitch
    let width = style.width(of: text)
    let corners = mark(frame)
    let left = corners[0].x - 4 - width
    let right = corners[1].x + 4
    let free = [right, left].first { x in
      !late.contains { other in
        let marks = mark(other)
        return marks[0].x < x + width + 2 && marks[1].x > x - 2
      }
    }
    guard let free else { return }
    figure.label(
      [TextMark(text, at: DisplayPoint(free, lane.baseline), style: style)], within: lane.plot)
  }

  private static func finding(_ late: [FrameRecord]) -> String {
    guard let worst = late.map(\.hitch).max() else { return "none" }
    return "\(ValueFormatter.count(late.count)) late, worst \(ValueFormatter.duration(worst))"
  }
}
