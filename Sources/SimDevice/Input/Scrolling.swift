// What is scrolled: one motion by finger at a time, or a jump; what the app moves; and what last came to rest.

import SimCore
@_spi(Runtime) import SimViews

/// The scrolling of one device.
@MainActor
struct Scrolling {
  var motion: ScrollInMotion?
  /// Whether the motion is over with the frame that is being made.
  var endsAfterFrame = false
  /// When the frames of the last jump end, while they last.
  var jumpEnd: Instant?
  /// What was scrolled last; its indicators stay for a moment.
  private(set) var last: LastScroll?
  /// The finger that is down and is going to move.
  var finger: FingerDrag?
  /// The finger that is down has stopped a scroll, and does nothing else.
  var tookTouch = false

  /// What the app moves, in the order in which it began.
  private(set) var glides: [ScrollGlide] = []

  /// The list in which a row was swiped open.
  weak var openList: RowHost?
  /// Whether the finger that is down has touched an action of that row.
  var touchesAction = false

  /// Whether frames come of what a finger did.
  var isGoing: Bool { motion != nil || jumpEnd != nil }
  /// Whether content moves, by a finger or by the app.
  var isMoving: Bool { motion != nil || !glides.isEmpty }
  /// Whether something waits for the next vsync.
  var needsFrames: Bool { isGoing || !glides.isEmpty }

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

  /// The app begins to move something.
  mutating func begin(_ glide: ScrollGlide) {
    glide.area.move(.animating, velocity: nil, along: glide.move.axis)
    glides.append(glide)
  }

  /// Ends the motions by the app for which something holds.
  ///
  /// - Returns: whether there was such a thing.
  @discardableResult
  mutating func endGlides(
    at now: Instant, where isEnding: (ScrollGlide) -> Bool
  ) -> Bool {
    let ended = glides.filter(isEnding)
    guard !ended.isEmpty else { return false }
    glides.removeAll(where: isEnding)
    for glide in ended
    where motion?.area !== glide.area && !glides.contains(where: { $0.area === glide.area }) {
      glide.area.endMotion()
      last = LastScroll(area: glide.area, end: now)
    }
    return true
  }

  /// Changes all that the app moves.
  mutating func forEachGlide(_ body: (inout ScrollGlide) -> Void) {
    for index in glides.indices { body(&glides[index]) }
  }
}
