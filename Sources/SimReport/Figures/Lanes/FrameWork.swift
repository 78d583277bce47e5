// The work of the main thread for each frame.
//
// A frame's bar is as tall as the time from its beginning to the end of its commit, so that it can
// be compared with the frame's budget. Within it, work is stacked by kind. Work that led to no
// frame but was done in this time counts as well, because it delayed the frame; rows made ahead
// after a commit are in no bar, and are shown in the lane of the main thread.

import SimMetrics

/// One frame's time on the main thread, by kind.
struct FrameWork: Equatable {
  let frame: FrameRecord
  /// Nanoseconds of work by kind, in the order of `FigureStyle.mainKinds`.
  let work: [Int64]

  /// The time from the beginning to the end of the commit, in nanoseconds.
  var total: Int64 { max(frame.committed - frame.begin, 0) }

  /// The time that a frame has, in nanoseconds.
  var budget: Int64 { max(frame.interval, 1) }

  /// Returns the frames of a record with their work.
  ///
  /// - Complexity: O(frames + spans), if spans are in order.
  static func all(of record: RunRecord) -> [FrameWork] {
    let kinds = FigureStyle.mainKinds
    let spans = record.play.spans.filter { $0.kind != .render }
    var next = 0
    var lastCommit = Int64.min
    return record.play.frames.map { frame in
      var work = kinds.map { _ in Int64(0) }
      let from = max(frame.begin, lastCommit)
      while next < spans.count, spans[next].start + spans[next].duration <= from { next += 1 }
      var index = next
      while index < spans.count, spans[index].start < frame.committed {
        let span = spans[index]
        let overlap = min(span.start + span.duration, frame.committed) - max(span.start, from)
        if overlap > 0, let kind = kinds.firstIndex(of: span.kind) { work[kind] += overlap }
        index += 1
      }
      lastCommit = max(lastCommit, frame.committed)
      return FrameWork(frame: frame, work: work)
    }
  }
}
