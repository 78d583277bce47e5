// An interval of a run and its position in the figure: the time axis that lanes share.

import SimCharts
import SimMetrics

/// A span of virtual time, laid out from left to right.
struct TimeWindow {
  /// The scale that maps nanoseconds to points.
  let scale: LinearScale

  /// Maps a span of time to the width of the plots.
  init(_ range: ClosedRange<Int64>) {
    scale = LinearScale(range, from: FigureStyle.plotStart, to: FigureStyle.plotEnd)
  }

  /// Returns the position of a time, in points.
  func x(_ time: Int64) -> Double { scale.position(time) }

  /// Returns the position of a time, kept within the plot.
  func clampedX(_ time: Int64) -> Double {
    min(max(x(time), scale.start), scale.end)
  }

  /// Returns the width of a span of time, in points.
  func width(_ duration: Int64) -> Double { Double(duration) / scale.valuesPerPoint }

  /// Returns whether a span of time is visible at least in part.
  func overlaps(_ start: Int64, _ end: Int64) -> Bool {
    end >= scale.lower && start <= scale.upper
  }

  static func whole(_ record: RunRecord) -> TimeWindow {
    let frames = record.play.frames.map { max($0.presented, $0.rendered) }.max() ?? 0
    let inputs = record.log.inputs.map(\.start).max() ?? 0
    let samples = record.memory.samples.last?.time ?? 0
    let start = record.start
    return TimeWindow(
      start...max(start + record.duration, frames, inputs, samples, start + 1))
  }

  /// Returns the index of a column, one point wide, for a time within the window.
  func column(_ time: Int64) -> Int {
    Int(min(max(x(time) - scale.start, 0), Double(columns - 1)))
  }

  /// The number of columns, one point wide, of the plot.
  var columns: Int { Int(scale.end - scale.start) }
}
