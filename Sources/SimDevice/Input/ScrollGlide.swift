// A list or a scroll view that the app moves under an animation.

import Foundation
import SimCore
import SimViews

/// The motion of one scrolling place along one axis, to the app's target.
@MainActor
struct ScrollGlide {
  let area: ScrollArea
  let move: ScrollMove
  let start: Instant
  private let curve: AnimationCurve
  private let startOffset: CGFloat
  private let startCorrection: CGFloat
  /// Whether it is over with the frame that is being made.
  private(set) var isOver = false
  /// Whether it is over, and the content has arrived at its destination.
  private(set) var hasArrived = false
  /// How often the content was found in the wrong place on arrival.
  private var arrivals = 0

  /// How often an estimated place is looked up again: rows that are made on arrival may move it.
  private static let mostArrivals = 3
  /// How far content may be from its place and still count as there, in points: less cannot be seen.
  private static let tolerance: CGFloat = 0.01

  init(_ area: ScrollArea, _ move: ScrollMove, by curve: AnimationCurve, at start: Instant) {
    self.area = area
    self.move = move
    self.start = start
    self.curve = curve
    startOffset = area.offset.along(move.axis)
    startCorrection = area.correction.along(move.axis)
  }

  /// How long it lasts.
  var duration: Nanoseconds { .rounded(curve.duration * 1e9) }

  /// Where the content began, as it is now.
  private var origin: CGFloat {
    startOffset + area.correction.along(move.axis) - startCorrection
  }

  /// Puts the content where it lies at a point of time.
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

  /// Finds out whether the content is at its destination, now that what is visible there exists.
  mutating func checkFrame() {
    guard isOver, !area.isRemoved, arrivals < Self.mostArrivals else { return hasArrived = isOver }
    arrivals += 1
    hasArrived = abs(move.target(false) - area.offset.along(move.axis)) <= Self.tolerance
  }
}
