// The durations of body evaluations and scroll frames, by view.
//
// The duration of a body evaluation is the sum of the charges between its beginning and its end, and the price of its
// allocations, for which the main thread is charged at the end of the span. The work of a frame is that of its spans
// including the commit. It is attributed to the view whose rows and bodies took the largest part of it.

import SimCore
import SimViews

/// The measurement of body evaluations and scroll frames on one device.
struct WorkWatch {
  /// A running body evaluation.
  private struct Body {
    var picoseconds: Int64
    var allocationMark: Int
  }
  private var bodies: [Body] = []
  /// The work of the main thread for the present frame.
  private(set) var frame = Nanoseconds.zero
  /// The time of the rows and bodies of each view in the present scroll frame.
  private var shares: [Share] = []
  /// The number of rows that are being created; their bodies are attributed to the row.
  private var rowDepth = 0

  /// Reserves storage for typical frames before any user code runs, so that it is not attributed to
  /// user code.
  init() {
    bodies.reserveCapacity(32)
    shares.reserveCapacity(32)
  }

  /// The part of a view in a frame.
  struct Share {
    var view: ViewOwner
    var picoseconds: Int64
    var cause: RuntimeCause
  }

  /// Records the beginning of a body evaluation, at a time within the span.
  mutating func bodyBegins(at picoseconds: Int64, allocationMark: Int) {
    bodies.append(Body(picoseconds: picoseconds, allocationMark: allocationMark))
  }

  /// Records the end of a body evaluation.
  ///
  /// - Parameter allocationMark: the present `MemoryMeter.allocationMark`.
  /// - Parameter allocation: the price of one allocation in picoseconds.
  /// - Returns: the duration of the body evaluation in picoseconds.
  mutating func bodyEnds(
    at picoseconds: Int64, allocationMark: Int, allocation: Int64
  ) -> Int64 {
    guard let begin = bodies.popLast() else { return 0 }
    let allocated = max(0, allocationMark - begin.allocationMark) / 2
    return picoseconds - begin.picoseconds + Int64(allocated) * allocation
  }

  /// Adds a span of work of the main thread.
  mutating func add(_ duration: Nanoseconds) { frame = frame + duration }

  /// Records that the creation of a row begins.
  mutating func rowBegins() { rowDepth += 1 }

  /// Records that a row was created.
  mutating func rowEnds(_ share: Share) {
    rowDepth -= 1
    if rowDepth == 0 { add(share) }
  }

  /// Records the time of a body in a scroll frame; a body inside a row is part of the row.
  mutating func bodyTook(_ share: Share) {
    if rowDepth == 0 { add(share) }
  }

  private mutating func add(_ share: Share) {
    guard let place = shares.firstIndex(where: { $0.view == share.view }) else {
      return shares.append(share)
    }
    shares[place].picoseconds += share.picoseconds
  }

  /// The view with the largest part of the frame; the first one on a tie.
  var costliest: Share? {
    shares.reduce(nil) { best, share in
      guard let best, best.picoseconds >= share.picoseconds else { return share }
      return best
    }
  }

  /// Begins the next frame.
  mutating func beginFrame() {
    frame = .zero
    if !shares.isEmpty { shares.removeAll(keepingCapacity: true) }
  }
}
