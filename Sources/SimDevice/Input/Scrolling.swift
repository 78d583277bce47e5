// The present scrolling: one motion by the user or a jump, the motions of the app, and the area that came to rest last.

import SimCore
@_spi(Runtime) import SimViews

/// The scrolling state of one device.
@MainActor
final class Scrolling {
  @exclusivity(unchecked) var motion: ScrollInMotion?
  /// Whether the motion ends with the present frame.
  var endsAfterFrame = false
  /// The time at which the frames of the last jump end.
  @exclusivity(unchecked) var jumpEnd: Instant?
  /// The last scrolled area, whose indicators stay visible for a short time.
  private(set) var last: LastScroll?
  /// The scroll animations of the app in the order of their start.
  @exclusivity(unchecked) private(set) var glides: [ScrollGlide] = []

  /// Whether the user's scrolling produces frames.
  var isGoing: Bool { motion != nil || jumpEnd != nil }
  /// Whether content moves, by the user or by the app.
  var isMoving: Bool { motion != nil || !glides.isEmpty }
  /// Whether anything waits for the next vsync.
  var needsFrames: Bool { isGoing || !glides.isEmpty }

  /// Ends the motion by the user and the jump.
  ///
  /// - Returns: whether content moved.
  func end(at now: Instant) -> Bool {
    jumpEnd = nil
    guard let ended = motion else { return false }
    motion = nil
    endsAfterFrame = false
    ended.area.endMotion()
    last = LastScroll(area: ended.area, end: now)
    return true
  }

  /// Starts a scroll animation of the app.
  func begin(_ glide: ScrollGlide) {
    glide.area.move(.animating, velocity: nil, along: glide.move.axis)
    glides.append(glide)
  }

  /// Ends the scroll animations of the app that satisfy a predicate.
  ///
  /// - Returns: whether there were any.
  @discardableResult
  func endGlides(
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

  /// Updates all scroll animations of the app.
  func forEachGlide(_ body: (inout ScrollGlide) -> Void) {
    for index in glides.indices { body(&glides[index]) }
  }
}
