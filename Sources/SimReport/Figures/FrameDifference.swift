// The last panel of the small multiples: the difference between the frame times of the worst
// strategy and those of the best one, around zero.

import SimCharts
import SimMetrics
import SimScreen

/// The longest frames in each interval of one run, minus those of another run.
struct FrameDifference {
  /// The differences, in nanoseconds, one for each part of the axis.
  let parts: [Int64]
  private let names: (worst: String, best: String)

  /// Compares two runs.
  ///
  /// A part contains at least four frames, because the frames of two runs are not simultaneous.
  init(
    _ worst: LongestFrames, _ best: LongestFrames, names: (worst: String, best: String),
    of scale: LinearScale
  ) {
    let count = min(max(max(worst.columns.count, best.columns.count) / 4, 1), 220)
    self.names = names
    parts = zip(
      worst.longest(in: count, from: scale.start), best.longest(in: count, from: scale.start)
    ).map { $0 - $1 }
  }

  /// Draws bars upwards for longer frames and downwards for shorter ones, on one scale.
  func draw(_ lane: Lane, in figure: inout Figure) {
    let plot = lane.plot
    let most = max(parts.map { $0.magnitude }.max() ?? 0, 1)
    figure.fill(plot, Palette.lane)
    lane.drawName(baseline: lane.top + 12, in: &figure)
    for (line, text) in [names.worst, "less \(names.best)", "longest frame of a moment"]
      .enumerated()
    {
      figure.text(
        TextMark(
          text, at: DisplayPoint(FigureStyle.labelStart, lane.top + 12 + Double(line) * 15),
          style: line < 2 ? FigureStyle.label : FigureStyle.quiet),
        within: FigureStyle.labelWidth)
    }
    let step = plot.width / Double(max(parts.count, 1))
    for (index, part) in parts.enumerated() where part != 0 {
      let height = Double(part.magnitude) / Double(most) * (plot.height / 2 - 2)
      figure.fill(
        DisplayRect(
          x: plot.x + Double(index) * step, y: part > 0 ? plot.midY - height : plot.midY,
          width: max(step - 0.5, 0.5), height: height), part > 0 ? Palette.orange : Palette.blue)
    }
    figure.line(
      from: DisplayPoint(plot.x, plot.midY), to: DisplayPoint(plot.maxX, plot.midY), Palette.ink)
    let right = FigureStyle.plotStart - 6
    let text = ValueFormatter.duration(Int64(clamping: most))
    for (mark, y) in [("+" + text, lane.top + 24), ("−" + text, plot.maxY + 1)] {
      figure.text(
        TextMark(mark, at: DisplayPoint(right, y), anchor: .end, style: FigureStyle.quiet),
        within: 100)
    }
  }
}
