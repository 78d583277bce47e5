// The frame times of a run as a row of a sortable table: percentiles by nearest rank, each a frame
// that occurred.

import SimMetrics

/// A row of frame times.
struct FrameTimes {
  /// A time; `nil` for a run without frames.
  struct Cell {
    let text: String
    let value: String
    let isLate: Bool
  }

  let strategy: String
  let frames: Int
  let late: Int
  let cells: [Cell]

  /// The percentiles in the columns; the last is the longest frame.
  static let percents = [50, 90, 95, 99, 100]

  /// Creates the row of a record.
  init(_ record: RunRecord) {
    strategy = record.identity.strategy
    frames = record.play.frames.count
    late = record.lateFrames
    let times = Percentiles(record.play.frames.map { max($0.workTime, 0) })
    let limit = record.play.frames.map(\.interval).max() ?? record.identity.refreshInterval
    cells = Self.percents.map { percent in
      guard let time = times.value(at: percent) else {
        return Cell(text: ValueFormatter.missing, value: "", isLate: false)
      }
      return Cell(text: ValueFormatter.duration(time), value: "\(time)", isLate: time > limit)
    }
  }
}
