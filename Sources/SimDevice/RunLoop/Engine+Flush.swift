// The flush before the run loop sleeps: the screen is updated, and a commit follows, which produces a frame.
//
// In the remaining interval of a scroll frame, rows that become visible next are prepared. It begins directly after a commit
// before the deadline, if nothing else is due, and may run past the deadline. The next commit then begins late, which is
// harmless as long as that commit is short (WWDC21-10252). A cell thus has up to twice the time. A lazy stack does one part
// of the work per frame: a body evaluation or a layout (WWDC26-321).

import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// Updates the screen and commits a frame if anything changed.
  func flush() {
    let (rowsChanged, wasCut) = updater.update()
    noteCut(wasCut)
    animations.startTransitions()
    animations.start()
    var committed: OpenFrame?
    if !runtime.mutations.isEmpty || rowsChanged {
      committed = frames.ledger.open
      committer.commit(moving: rowsChanged)
      memoryWatch.commitEnded()
    } else {
      frames.ledger.drop()
    }
    let isOfScroll = motion.isScrolling
    scroll.continueScroll()
    prefetch(after: committed)
    watchdogs.endFrame(isOfScroll: isOfScroll && committed != nil)
    animations.arm()
  }

  /// Counts consecutive frames with an endless update, and reports the first of them.
  private func noteCut(_ wasCut: Bool) {
    guard wasCut else {
      cutFrames = 0
      return
    }
    cutFrames += 1
    if cutFrames == 1 {
      console.diagnostic(
        "The update was cut after \(ScreenUpdater.maximumRounds) rounds within one frame: "
          + "\(pendingDescription) waited.")
    }
  }

  /// Uses the remaining interval of a committed frame.
  ///
  /// - Parameter frame: nil if none was committed.
  func prefetch(after frame: OpenFrame?) {
    defer { cells.forgetMoves() }
    guard let frame, motion.isScrolling, isAtRest, cells.canPrepare,
      mainThread.time < frames.clock(for: frame.pace).deadline(ofFrameBegun: frame.begin)
    else { return }
    work.during(.cells, isForFrame: false) {
      runtime.scrolling { cells.prepare() }
      runtime.rowsAreUpToDate()
    }
  }
}
