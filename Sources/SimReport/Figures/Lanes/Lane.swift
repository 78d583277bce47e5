// The parts that all lanes share: the background, the name on the left and one line of findings on
// the right.

import SimCharts
import SimScreen

/// A horizontal strip of a timeline.
struct Lane {
  let name: String
  let top: Double
  let height: Double

  /// The part of the strip between the margins.
  var plot: DisplayRect {
    DisplayRect(
      x: FigureStyle.plotStart, y: top, width: FigureStyle.plotEnd - FigureStyle.plotStart,
      height: height)
  }

  /// The baseline of a text in the middle of the lane.
  var baseline: Double { top + height / 2 + 4 }

  /// Draws the background and the name, and a finding to the right of the lane.
  func draw(finding: String, style: TextStyle = FigureStyle.label, in figure: inout Figure) {
    figure.fill(plot, Palette.lane)
    drawName(baseline: baseline, in: &figure)
    figure.text(
      TextMark(finding, at: DisplayPoint(FigureStyle.labelStart, baseline), style: style),
      within: FigureStyle.labelWidth)
  }

  func drawName(baseline: Double, in figure: inout Figure) {
    figure.text(
      TextMark(name, at: DisplayPoint(FigureStyle.margin, baseline), style: FigureStyle.name),
      within: FigureStyle.plotStart - FigureStyle.margin - 8)
  }
}
