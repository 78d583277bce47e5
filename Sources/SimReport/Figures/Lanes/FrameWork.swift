// What the main thread did for each frame.
//
// A frame's bar is as tall as the time from its begin to the end of its commit, so that its top can
// be compared with its deadline. Within it, work is stacked by kind; what is left was waiting: for
// input, or for the frame before to be done. Work is counted from the end of the commit before, so
// that no work is counted twice.

import SimMetrics

/// One frame's time on the main thread, by kind.
struct FrameWork: Equatable {
  /// The frame.
  let frame: FrameRecord
  /// Nanoseconds of work by kind, in the order of `FigureStyle.mainKinds`.
  let work: [Int64]

  /// Time from begin to the end of the commit, in nanoseconds.
  var total: Int64 { max(frame.committed - frame.begin, 0) }

  /// Time that was not work, in nanoseconds.
  var waiting: Int64 { max(total - work.reduce(0, +), 0) }

  /// The time that the frame had, in nanoseconds.
  var budget: Int64 { max(frame.deadline - frame.begin, 1) }

  /// The frames of a record with their work.
  ///
  /// - Complexity: O(frames + spans), for spans in order.
  static func all(of record: RunRecord) -> [FrameWork] {
    let kinds = FigureStyle.mainKinds
    let spans = record.spans.filter { $0.kind != .render }
    var next = 0
    var lastCommit = Int64.min
    return record.frames.map { frame in
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
