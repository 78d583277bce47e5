// How the rest of a scroll frame's interval is used: rows that come into view next are made ahead.
//
// It begins right after a commit that was in time, if nothing else is due, and may run past the deadline: then the
// next commit begins late, which is harmless as long as that one is short (WWDC21-10252). So a cell gets up to
// twice the time. A lazy stack does one part of the work per frame: a body, or a layout (WWDC26-321).

import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// Uses the remaining interval of a committed frame.
  ///
  /// - Parameter frame: nil if none was committed.
  func prefetch(after frame: OpenFrame?) {
    defer { cells.forgetMoves() }
    guard let frame, scrolling.isMoving, isAtRest, cells.canPrepare,
      mainTime < clock(for: frame.pace).deadline(ofFrameBegun: frame.begin)
    else { return }
    begin(.cells, isForFrame: false)
    runtime.scrolling { cells.prepare(on: self) }
    runtime.rowsAreUpToDate()
    end()
  }
}
