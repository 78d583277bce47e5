// How long bodies and the frames of a scroll take, and for which view.
//
// A body's time is what is charged between its beginning and its end, and the price of the objects that it
// allocated, which the main thread pays at the end of the span. A frame's work is that of its spans, the
// commit included; it is attributed to the view whose rows and bodies took most of it.

import SimCore
import SimViews

/// The measurement of bodies and of scroll frames on one device.
struct WorkWatch {
  /// A body that runs.
  private struct Body {
    var picoseconds: Int64
    var allocationMark: Int
  }
  private var bodies: [Body] = []
  /// Work of the main thread for the frame that is being made.
  private(set) var frame = Nanoseconds.zero
  /// What the rows and bodies of each view took in this frame, while it is one of a scroll.
  private var shares: [Share] = []
  /// How many rows are being made now: what their bodies take belongs to the row.
  private var rowDepth = 0

  /// Room for what most frames need, made before any user code runs, so that it is not recorded as the user's.
  init() {
    bodies.reserveCapacity(32)
    shares.reserveCapacity(32)
  }

  /// A view's part of a frame.
  struct Share {
    var view: ViewOwner
    var picoseconds: Int64
    var cause: RuntimeCause
  }

  /// A body begins, so much into the span of work.
  mutating func bodyBegins(at picoseconds: Int64, allocationMark: Int) {
    bodies.append(Body(picoseconds: picoseconds, allocationMark: allocationMark))
  }

  /// A body ends.
  ///
  /// - Parameter allocationMark: `MemoryMeter.allocationMark` now.
  /// - Parameter allocation: the price of one allocated object, in picoseconds.
  /// - Returns: what it took, in picoseconds.
  mutating func bodyEnds(
    at picoseconds: Int64, allocationMark: Int, allocation: Int64
  ) -> Int64 {
    guard let begin = bodies.popLast() else { return 0 }
    let allocated = max(0, allocationMark - begin.allocationMark) / 2
    return picoseconds - begin.picoseconds + Int64(allocated) * allocation
  }

  /// A span of work of the main thread has ended.
  mutating func add(_ duration: Nanoseconds) { frame = frame + duration }

  /// A row begins to be made.
  mutating func rowBegins() { rowDepth += 1 }

  /// A row was made.
  mutating func rowEnds(_ share: Share) {
    rowDepth -= 1
    if rowDepth == 0 { add(share) }
  }

  /// A body of a scroll frame took time; one that is part of a row is in the row's.
  mutating func bodyTook(_ share: Share) {
    if rowDepth == 0 { add(share) }
  }

  private mutating func add(_ share: Share) {
    guard let place = shares.firstIndex(where: { $0.view == share.view }) else {
      return shares.append(share)
    }
    shares[place].picoseconds += share.picoseconds
  }

  /// The view that took most of the frame; the first of them on a tie.
  var costliest: Share? {
    shares.reduce(nil) { best, share in
      guard let best, best.picoseconds >= share.picoseconds else { return share }
      return best
    }
  }

  /// The next frame begins.
  mutating func beginFrame() {
    frame = .zero
    if !shares.isEmpty { shares.removeAll(keepingCapacity: true) }
  }
}
