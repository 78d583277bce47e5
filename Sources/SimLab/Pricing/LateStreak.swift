// Late frames that follow each other, as input for handing them over again with less work.

import SimCore
import SimDevice

/// A frame as it was handed to the render server.
struct HandedFrame {
  /// The render server as it was before.
  let server: RenderServer
  /// When it was wanted, when work for it began, and when the main thread was done with what belongs to no frame.
  let begin, start, free: Instant
  let committed: Instant
  /// Whether a frame whose vsync was missed begins at the next one.
  let waitsForVsync: Bool
  let processor, graphics: Nanoseconds

  /// When it is committed if this much is saved of what went before, and of its own work.
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

/// Consecutive late frames: what they would have been with less work.
///
/// The main thread's work is one span after another, so what is saved brings a commit forward by as much; and a frame
/// that is shown sooner delays no other.
struct LateStreak {
  /// Late frames that are looked at together, at most.
  static let longest = 100

  /// The numbers of the frames.
  private(set) var numbers: [Int] = []
  private var frames: [HandedFrame] = []

  /// Adds the next late frame.
  mutating func append(_ frame: HandedFrame, number: Int) {
    frames.append(frame)
    numbers.append(number)
  }

  /// How late the frames are in total when some work is saved.
  ///
  /// - Parameter spared: for each frame nanoseconds of what went before it, then nanoseconds of its own.
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
