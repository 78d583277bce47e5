// Work as coloured strips: one for each span if there is room, otherwise shares of each column.
//
// If a point of the picture covers more than 3 ms, a column represents as many whole refresh
// intervals as make up a point. It is filled from below by the share of its time that each kind
// took: a full column was busy all the time, and no work disappears. Columns of any other width
// would produce moiré patterns with the frames.

import SimCharts
import SimMetrics
import SimScreen

/// The drawing of spans in a lane.
struct SpanLane {
  struct Strip: Equatable {
    /// The index of its colour.
    let series: Int
    /// The time at which it began, in nanoseconds.
    let start: Int64
    /// The time at which it ended, in nanoseconds.
    let end: Int64
  }

  let lane: Lane
  /// The window of time.
  let window: TimeWindow
  /// The colours, stacked from below in this order.
  let colours: [Colour]
  /// The length of a refresh interval, in nanoseconds.
  let interval: Int64

  /// Time per point above which columns are drawn, in nanoseconds.
  private static let densest = 3_000_000.0

  func draw(_ strips: [Strip], in figure: inout Figure) {
    let seen = strips.filter { window.overlaps($0.start, $0.end) }
    if window.scale.valuesPerPoint > Self.densest {
      drawColumns(seen, in: &figure)
    } else {
      drawStrips(seen, in: &figure)
    }
  }

  private func drawStrips(_ strips: [Strip], in figure: inout Figure) {
    // The strips are drawn colour by colour, because a file of the figure gives each colour once.
    for series in colours.indices {
      for strip in strips where strip.series == series {
        let left = window.clampedX(strip.start)
        let width = max(window.clampedX(strip.end) - left, 0.3)
        figure.fill(
          DisplayRect(x: left, y: lane.top, width: width, height: lane.height), colours[series])
      }
    }
  }

  /// The time that a column covers: whole intervals, of at least a point.
  private var columnTime: Int64 {
    let perPoint = window.scale.valuesPerPoint
    let interval = max(interval, 1)
    return interval * max(Int64((perPoint / Double(interval)).rounded(.up)), 1)
  }

  private func drawColumns(_ strips: [Strip], in figure: inout Figure) {
    let shares = columnShares(strips)
    let time = columnTime
    var bottoms = shares[0].map { _ in lane.plot.maxY }
    for series in colours.indices {
      for column in shares[series].indices where shares[series][column] > 0 {
        let start = window.scale.lower + Int64(column) * time
        let left = window.clampedX(start).rounded()
        let right = window.clampedX(start + time).rounded()
        let height = min(shares[series][column], 1) * lane.height
        let top = max(bottoms[column] - height, lane.top)
        figure.fill(
          DisplayRect(x: left, y: top, width: right - left, height: bottoms[column] - top),
          colours[series])
        bottoms[column] = top
      }
    }
  }

  /// Returns, for each series and column, the share of the column's time.
  private func columnShares(_ strips: [Strip]) -> [[Double]] {
    let time = columnTime
    let lower = window.scale.lower
    let count = Int((window.scale.upper - lower - 1) / time + 1)
    var shares = colours.map { _ in [Double](repeating: 0, count: count) }
    for strip in strips {
      let from = max(strip.start - lower, 0)
      let to = min(strip.end, window.scale.upper) - lower
      var column = from / time
      while column < Int64(count), column * time < to {
        let overlap = min(to, (column + 1) * time) - max(from, column * time)
        shares[strip.series][Int(column)] += Double(max(overlap, 0)) / Double(time)
        column += 1
      }
    }
    return shares
  }
}
