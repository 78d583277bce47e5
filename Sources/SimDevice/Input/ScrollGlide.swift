// A list or a scroll view that the app scrolls with an animation.

import Foundation
import SimCore
import SimViews

/// The motion of one scroll area along one axis to the target of the app.
@MainActor
struct ScrollGlide {
  let area: ScrollArea
  let move: ScrollMove
  let start: Instant
  private let curve: AnimationCurve
  private let startOffset: CGFloat
  private let startCorrection: CGFloat
  /// Whether the motion ends with the present frame.
  private(set) var isOver = false
  /// Whether the motion has ended and the content is at its target.
  private(set) var hasArrived = false
  /// The number of times that the content was at a wrong position when the motion ended.
  private var arrivals = 0

  /// The maximum number of times that an estimated target is updated.
  ///
  /// Rows that are created on arrival may move it.
  private static let mostArrivals = 3
  /// The distance to the target that counts as zero, in points, because it is not visible.
  private static let tolerance: CGFloat = 0.01

  init(_ area: ScrollArea, _ move: ScrollMove, by curve: AnimationCurve, at start: Instant) {
    self.area = area
    self.move = move
    self.start = start
    self.curve = curve
    startOffset = area.offset.along(move.axis)
    startCorrection = area.correction.along(move.axis)
  }

  /// The duration of the motion.
  var duration: Nanoseconds { .rounded(curve.duration * 1e9) }

  /// The start of the motion, corrected for changes of the content since then.
  private var origin: CGFloat {
    startOffset + area.correction.along(move.axis) - startCorrection
  }

  /// Moves the content to its position at a time.
  mutating func advance(to time: Instant) {
    guard !area.isRemoved else {
      isOver = true
      return
    }
    let elapsed = max(.zero, time - start)
    isOver = elapsed >= duration
    let target = move.target(isOver)
    guard !isOver else { return area.scroll(to: target, along: move.axis) }
    let share = CGFloat(curve.progress(at: Double(elapsed.value) / 1e9))
    area.scroll(to: origin + (target - origin) * share, along: move.axis)
  }

  /// Checks whether the content is at its target, after the rows that are visible there were
  /// created.
  mutating func checkFrame() {
    guard isOver, !area.isRemoved, arrivals < Self.mostArrivals else { return hasArrived = isOver }
    arrivals += 1
    hasArrived = abs(move.target(false) - area.offset.along(move.axis)) <= Self.tolerance
  }
}
