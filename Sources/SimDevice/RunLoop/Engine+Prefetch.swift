// The use of the remaining interval of a scroll frame: rows that become visible next are prepared.
//
// It begins directly after a commit before the deadline, if nothing else is due, and may run past the deadline. The next
// commit then begins late, which is harmless as long as that commit is short (WWDC21-10252). A cell thus has up to twice the
// time. A lazy stack does one part of the work per frame: a body evaluation or a layout (WWDC26-321).

import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// Uses the remaining interval of a committed frame.
  ///
  /// - Parameter frame: nil if none was committed.
  func prefetch(after frame: OpenFrame?) {
    defer { cells.forgetMoves() }
    guard let frame, scrolling.isMoving, isAtRest, cells.canPrepare,
      mainTime < frames.clock(for: frame.pace).deadline(ofFrameBegun: frame.begin)
    else { return }
    work.during(.cells, isForFrame: false) {
      runtime.scrolling { cells.prepare() }
      runtime.rowsAreUpToDate()
    }
  }
}
