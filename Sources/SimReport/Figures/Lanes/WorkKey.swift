// The legend of the frames' colours, with the total time of each kind.

import SimCharts
import SimMetrics
import SimScreen

/// The legend next to the lane of frames.
struct WorkKey {
  let top: Double

  private static let row = 16.0

  /// Draws the kinds with their totals; for columns, also the meanings of the three shades.
  func draw(isDense: Bool, spans: [TraceSpan], in figure: inout Figure) {
    var y = top + 4
    let totals = FigureStyle.mainKinds.map { kind in
      spans.reduce(Int64(0)) { $0 + ($1.kind == kind ? $1.duration : 0) }
    }
    for (kind, total) in zip(FigureStyle.mainKinds, totals).reversed() where total > 0 {
      let text = "\(kind.rawValue) \(ValueFormatter.duration(total))"
      drawRow(text, colour: FigureStyle.colour(of: kind), y: y, in: &figure)
      y += Self.row
    }
    guard isDense else {
      let rest = FigureStyle.mainKinds.map { kind in
        spans.reduce(Int64(0)) {
          $0 + ($1.frame == nil && $1.kind == kind ? $1.duration : 0)
        }
      }
      // The rest is drawn pale, in the colour of its largest kind.
      guard let most = rest.max(), most > 0, let place = rest.firstIndex(of: most) else { return }
      drawRow(
        "in no frame \(ValueFormatter.duration(rest.reduce(0, +)))",
        colour: FigureStyle.paleColour(of: FigureStyle.mainKinds[place]), y: y, in: &figure)
      return
    }
    drawShades(y: y, in: &figure)
  }

  private func drawShades(y: Double, in figure: inout Figure) {
    let start = FigureStyle.labelStart
    for (index, colour) in FrameColumns.colours.enumerated() {
      let x = start + Double(index) * 5
      figure.fill(DisplayRect(x: x, y: y - 5, width: 5, height: 10), colour)
    }
    figure.text(
      TextMark(
        "frames: min, med, max", at: DisplayPoint(start + 21, y + 4), style: FigureStyle.label),
      within: FigureStyle.labelWidth - 21)
  }

  private func drawRow(_ text: String, colour: Colour, y: Double, in figure: inout Figure) {
    let start = FigureStyle.labelStart
    figure.fill(DisplayRect(x: start, y: y - 5, width: 10, height: 10), colour)
    figure.text(
      TextMark(text, at: DisplayPoint(start + 16, y + 4), style: FigureStyle.label),
      within: FigureStyle.labelWidth - 16)
  }
}
