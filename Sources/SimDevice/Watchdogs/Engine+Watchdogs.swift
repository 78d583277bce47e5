// What the device watches: every event of the runtime, every row that a list or a lazy stack makes, and every
// commit of a scroll.

import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// Takes what the runtime tells.
  func watch(_ event: RuntimeEvent) {
    switch event {
    case .willEvaluateBody:
      work.bodyBegins(at: mainThread.picoseconds, allocationMark: memory.allocationMark)
    case .didEvaluateBody: bodyEnded()
    case .found(let finding):
      report(
        WatchdogFinding(
          watchdog: Watchdog(finding.kind), view: finding.view, amount: finding.amount,
          cause: finding.cause))
    default: break
    }
  }

  private func bodyEnded() {
    let picoseconds = work.bodyEnds(
      at: mainThread.picoseconds, allocationMark: memory.allocationMark,
      allocation: mainThread.prices.picoseconds(of: .heapAllocation, operations: 1, units: 1))
    userCodeMeter?.bodyWasPriced(picoseconds, of: runtime.owner)
    if isScrollFrame {
      work.bodyTook(
        WorkWatch.Share(
          view: runtime.owner, picoseconds: picoseconds, cause: runtime.cause))
    }
    let time = CostModel.rounded(picoseconds)
    guard time > Watchdog.bodyLimit else { return }
    report(
      WatchdogFinding(
        watchdog: .slowBody, view: runtime.owner, amount: Int(time.value),
        cause: runtime.cause))
  }

  /// Makes a row for a list or a lazy stack.
  func makingRow(_ make: () -> ListRow) -> ListRow {
    isMakingRow = true
    defer { isMakingRow = false }
    guard isScrollFrame else { return make() }
    let begin = mainThread.picoseconds
    work.rowBegins()
    let row = make()
    work.rowEnds(
      WorkWatch.Share(
        view: row.owner, picoseconds: mainThread.picoseconds - begin, cause: runtime.cause)
    )
    return row
  }

  /// Ends the work for a frame, with what was made ahead in its interval.
  ///
  /// - Parameter isOfScroll: whether it was committed while something was scrolled.
  func endFrame(isOfScroll: Bool) {
    if isOfScroll, work.frame > frameInterval {
      let costliest = work.costliest
      report(
        WatchdogFinding(
          watchdog: .slowScrollFrame, view: costliest?.view ?? .app, amount: Int(work.frame.value),
          cause: costliest?.cause ?? runtime.cause))
    }
    work.beginFrame()
  }

  /// Whether the frame that is being made belongs to a drag or a deceleration.
  private var isScrollFrame: Bool { scrolling.isMoving }

  private func report(_ finding: WatchdogFinding) {
    watchdogs.note(finding)
    observer?.device(self, found: finding)
  }
}
