// What is scrolled: one motion at a time, or a jump, and what came to rest last.

import SimCore
@_spi(Runtime) import SimViews

/// The scrolling of one device.
@MainActor
struct Scrolling {
  /// What moves.
  var motion: ScrollInMotion?
  /// Whether the motion is over with the frame that is being made.
  var endsAfterFrame = false
  /// When the frames of the last jump end, while they last.
  var jumpEnd: Instant?
  /// What was scrolled last; its indicators stay for a moment.
  private(set) var last: LastScroll?
  /// The finger that is down has stopped a scroll, and does nothing else.
  var tookTouch = false

  /// Whether frames come of it.
  var isGoing: Bool { motion != nil || jumpEnd != nil }

  /// Ends what goes on.
  ///
  /// - Returns: whether something moved.
  mutating func end(at now: Instant) -> Bool {
    jumpEnd = nil
    guard let ended = motion else { return false }
    motion = nil
    endsAfterFrame = false
    ended.area.endMotion()
    last = LastScroll(area: ended.area, end: now)
    return true
  }
}
