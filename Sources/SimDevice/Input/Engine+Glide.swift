// The app's own scrolling: `scrollTo` and positions that are bound. Without an animation the content jumps; under one it moves
// from vsync to vsync on the main thread, and each frame makes the rows that come into view, as UIKit's animated change of
// the offset does. The loop stays in its default mode, because no finger is down.

import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// How a list scrolls to a row, and a scroll view up to iOS 16 to any of its content: 0.3 s, eased in and out.
  ///
  /// The duration is the one that apps read from UIKit's scroll views and fall back on [S]; that the curve is the usual one of
  /// UIKit's animations is an estimate.
  static let listAnimation = Animation.easeInOut(duration: 0.3)

  /// Moves content for the app.
  ///
  /// Other motion of the same place ends, whatever led to it; only a finger that drags goes on.
  func appMoves(_ area: ScrollArea, _ move: ScrollMove) {
    scrolling.endGlides(at: mainTime) { $0.area === area && $0.move.axis == move.axis }
    if let motion = scrolling.motion, motion.area === area, !motion.isDrag { stopScroll() }
    guard let wanted = move.curve, mayGlide(area) else {
      area.scroll(to: move.target(true), along: move.axis)
      return untrack()
    }
    let isOwn = area.rows == nil && system.policy.scrollsByAnimation && wanted.duration.isFinite
    let curve = isOwn ? wanted : Self.listAnimation.curve
    scrolling.begin(ScrollGlide(area, move, by: curve, at: mainTime))
    track()
    scheduleDisplayLink(after: mainTime)
  }

  /// Content that is not on screen yet jumps, and so does content that a finger drags.
  private func mayGlide(_ area: ScrollArea) -> Bool {
    area.viewport != .zero && scrolling.motion?.area !== area
  }

  /// One vsync: what the app moves takes its place of that instant.
  func moveGlides(at time: Instant) {
    guard !scrolling.glides.isEmpty else { return }
    scrolling.forEachGlide { $0.advance(to: time) }
  }

  /// After the frame: what has arrived comes to rest, and the app is notified in the next update.
  func continueGlides() {
    guard !scrolling.glides.isEmpty else { return }
    scrolling.forEachGlide { $0.checkFrame() }
    end(glides: \.hasArrived)
    if !scrolling.glides.isEmpty { scheduleDisplayLink(after: mainTime) }
  }

  /// Ends what the app moves, in one place or everywhere.
  func stopGlides(of area: ScrollArea? = nil) {
    end(glides: { area == nil || $0.area === area })
  }

  private func end(glides isEnding: (ScrollGlide) -> Bool) {
    guard scrolling.endGlides(at: mainTime, where: isEnding) else { return }
    isWoken = true
    untrack()
  }
}
