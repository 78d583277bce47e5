// Frames as columns of a picture: one for each frame, or the longest of those that share a point.

import SimCharts
import SimMetrics

/// The frames of a run over the time since its measuring began.
struct LongestFrames {
  struct Column: Equatable {
    /// The left edge, in points.
    let left: Double
    /// The time from the beginning to the commit, in nanoseconds.
    let time: Int64
    /// The part of the time before the deadline, for a late frame; the greatest number for others.
    let limit: Int64
  }

  /// The columns, from left to right.
  let columns: [Column]
  /// The width of a column, in points.
  let width: Double
  private let end: Double

  /// Creates the columns of a record.
  ///
  /// - Parameter interval: The time of a frame if there is none to take it from.
  /// - Complexity: O(frames)
  init(_ record: RunRecord, window: TimeWindow, interval: Int64) {
    let interval = window.width(record.play.frames.map(\.interval).min() ?? interval)
    width = max(interval > 4 ? interval - 1.5 : interval, 1)
    end = window.scale.end
    var columns: [Column] = []
    for frame in record.play.frames {
      let exact = window.clampedX(frame.begin)
      let left = interval < 1 ? exact.rounded(.down) : exact
      let time = max(frame.committed - frame.begin, 0)
      let limit = frame.hitch > 0 ? max(frame.interval, 1) : .max
      if interval < 1, let last = columns.last, last.left == left {
        if time > last.time {
          columns[columns.count - 1] = Column(left: left, time: time, limit: min(limit, last.limit))
        }
      } else {
        columns.append(Column(left: left, time: time, limit: limit))
      }
    }
    self.columns = columns
  }

  /// Returns the width of a column that does not exceed the plot.
  func width(of column: Column) -> Double { min(width, max(end - column.left, 0.5)) }

  /// Returns the longest time in each of a number of equal parts of a plot; zero for a part without
  /// frames.
  func longest(in parts: Int, from start: Double) -> [Int64] {
    var longest = [Int64](repeating: 0, count: parts)
    for column in columns {
      let place = (column.left - start) / (end - start) * Double(parts)
      let part = min(max(Int(place), 0), parts - 1)
      longest[part] = max(longest[part], column.time)
    }
    return longest
  }
}
