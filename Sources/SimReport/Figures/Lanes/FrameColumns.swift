// Frames of a long run: the fastest, the median and the slowest of each column.
//
// Columns are one point wide. The red part belongs to the tallest late frame of the column and
// begins at that frame's own deadline.

import SimCharts
import SimMetrics
import SimScreen

/// Draws frames as columns if there is no space for a bar each.
struct FrameColumns {
  /// The lane that is drawn.
  let lane: FrameLane

  /// The colours of the fastest, the median and the slowest frame.
  ///
  /// None is the colour of a kind of work, because a column contains all kinds.
  static let colours = [0.72, 0.5, 0.28].map { Palette.ink.tint($0) }
  /// The meanings of the colours.
  static let names = ["fastest", "median", "slowest"]

  func draw(in figure: inout Figure) {
    var columns: [[FrameWork]] = Array(repeating: [], count: lane.window.columns)
    for work in lane.works { columns[lane.window.column(work.frame.begin)].append(work) }
    let bottom = lane.lane.plot.maxY
    let totals = columns.map { Percentiles($0.map(\.total)) }
    // The columns are drawn colour by colour, because a file of the figure gives each colour once.
    for (percent, colour) in zip([100, 50, 0], Self.colours.reversed()) {
      for (index, totals) in totals.enumerated() {
        guard let total = totals.value(at: percent) else { continue }
        let top = lane.y(total)
        figure.fill(
          DisplayRect(x: left(index), y: top, width: 1, height: bottom - top), colour)
      }
    }
    for (index, works) in columns.enumerated() where !works.isEmpty {
      drawLate(works, left: left(index), in: &figure)
    }
  }

  private func left(_ column: Int) -> Double { lane.window.scale.start + Double(column) }

  private func drawLate(_ works: [FrameWork], left: Double, in figure: inout Figure) {
    let late = works.filter { $0.frame.hitch > 0 && $0.total > $0.budget }
    guard let tallest = late.max(by: { $0.total < $1.total }) else { return }
    let top = lane.y(tallest.total)
    figure.fill(
      DisplayRect(x: left, y: top, width: 1.5, height: lane.y(tallest.budget) - top), Palette.hitch)
    if lane.isCut(tallest) { lane.drawBreak(left: left, width: 1.5, in: &figure) }
  }
}
