// Consecutive late frames, as the input for submitting them again with less work.

import SimCore
import SimDevice

/// A frame as it was submitted to the render server.
struct HandedFrame {
  /// The state of the render server before the frame.
  let server: RenderServer
  /// The time for which the frame was requested, the start of its work, and the end of the work
  /// that belongs to no frame.
  let begin, start, free: Instant
  let committed: Instant
  /// Whether a frame that missed its vsync begins at the next one.
  let waitsForVsync: Bool
  let processor, graphics: Nanoseconds

  /// Returns the end of the commit if some of the earlier work and of the frame's own work is
  /// saved.
  func committed(sparing ahead: Nanoseconds, _ own: Nanoseconds) -> Instant {
    let earlier = max(begin, free - ahead)
    let begun: Instant
    if waitsForVsync {
      begun = earlier == begin ? begin : start
    } else {
      begun = start - (free - earlier)
    }
    return begun + max(.zero, committed - start - own)
  }
}

/// Consecutive late frames, with their lateness if there were less work.
///
/// The work of the main thread is a sequence of spans, so saved work moves a commit forward by the
/// same amount. A frame that is displayed earlier delays no other frame.
struct LateStreak {
  /// The maximum number of late frames in one streak.
  static let longest = 100

  /// The numbers of the frames.
  private(set) var numbers: [Int] = []
  private var frames: [HandedFrame] = []

  /// Adds the next late frame.
  mutating func append(_ frame: HandedFrame, number: Int) {
    frames.append(frame)
    numbers.append(number)
  }

  /// Returns the total lateness of the frames if some work is saved.
  ///
  /// - Parameter spared: for each frame, the saved nanoseconds of earlier work, then those of its
  ///   own work.
  func hitch(sparing spared: [Int64]) -> Int64 {
    guard var server = frames.first?.server else { return 0 }
    var sum = Nanoseconds.zero
    for (place, frame) in frames.enumerated() {
      let committed = frame.committed(
        sparing: Nanoseconds(spared[2 * place]), Nanoseconds(spared[2 * place + 1]))
      server.clock = frame.server.clock
      sum +=
        server.submit(
          begun: frame.begin, committed: committed, processor: frame.processor,
          graphics: frame.graphics
        ).hitch
    }
    return sum.value
  }
}
