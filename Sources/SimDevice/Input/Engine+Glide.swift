// Scrolling by the app: `scrollTo` and scroll position bindings. Without an animation the content jumps. With an animation
// it moves at every vsync on the main thread, and each frame creates the rows that become visible, as an animated change of
// the offset does in UIKit. The run loop stays in its default mode, because no touch is active.

import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// The animation with which a list scrolls to a row, and up to iOS 16 a scroll view to any
  /// content: 0.3 s, eased in and out.
  ///
  /// The duration is the one that apps observe in UIKit's scroll views and use as a fallback [S].
  /// The curve is assumed to be UIKit's default [E].
  static let listAnimation = Animation.easeInOut(duration: 0.3)

  /// Scrolls content on behalf of the app.
  ///
  /// Any other motion of the same area ends, except a drag.
  func appMoves(_ area: ScrollArea, _ move: ScrollMove) {
    scrolling.endGlides(at: mainTime) { $0.area === area && $0.move.axis == move.axis }
    if let motion = scrolling.motion, motion.area === area, !motion.isDrag { stopScroll() }
    guard let wanted = move.curve, mayGlide(area) else {
      area.scroll(to: move.target(true), along: move.axis)
      return motion.untrack()
    }
    let isOwn = area.rows == nil && system.policy.scrollsByAnimation && wanted.duration.isFinite
    let curve = isOwn ? wanted : Self.listAnimation.curve
    scrolling.begin(ScrollGlide(area, move, by: curve, at: mainTime))
    motion.track()
    scheduleDisplayLink(after: mainTime)
  }

  /// Returns whether a scroll can be animated: content that is not on screen jumps, as does content
  /// that the user drags.
  private func mayGlide(_ area: ScrollArea) -> Bool {
    area.viewport != .zero && scrolling.motion?.area !== area
  }

  /// Moves animated content to its position at a vsync.
  func moveGlides(at time: Instant) {
    guard !scrolling.glides.isEmpty else { return }
    scrolling.forEachGlide { $0.advance(to: time) }
  }

  /// Ends the animations that have arrived after a frame; the app is notified in the next update.
  func continueGlides() {
    guard !scrolling.glides.isEmpty else { return }
    scrolling.forEachGlide { $0.checkFrame() }
    end(glides: \.hasArrived)
    if !scrolling.glides.isEmpty { scheduleDisplayLink(after: mainTime) }
  }

  /// Ends the animations of the app, in one area or in all of them.
  func stopGlides(of area: ScrollArea? = nil) {
    end(glides: { area == nil || $0.area === area })
  }

  private func end(glides isEnding: (ScrollGlide) -> Bool) {
    guard scrolling.endGlides(at: mainTime, where: isEnding) else { return }
    kernel.isLoopWoken = true
    motion.untrack()
  }
}
