// Whether what is still pending is waited for, and what it is.

import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// Whether the loop, waiting for nothing in particular, may stop before the next event.
  ///
  /// It waits for what moves until that rests, but not for what never does: an endless animation, a clock, a timer that
  /// has repeated itself often enough.
  func hasWaitedLongEnough(for next: Instant, _ patience: Nanoseconds) -> Bool {
    if motion.isScrolling || motion.isAnimating { return false }
    let isTimer = timers.bringNothingNew(at: next, countingRepeated: repetition.hasQuietWakes)
    if runtime.motion.isEndless || isTimer {
      return next > lastBusy && next - lastBusy > patience
    }
    return next > mainThread.time && next - mainThread.time > patience
  }

  /// Whether all that still happens comes back by itself and brings nothing new.
  ///
  /// - Parameter waitsForAll: whether what waits since before it became so, and comes once, is waited for.
  func onlyRepeats(waitsForAll: Bool) -> Bool {
    guard repetition.isQuiet(at: mainThread.time), inputs.isEmpty, !motion.isScrolling,
      !motion.transitions.isRunning, process.workers?.unfinishedCount ?? 0 == 0
    else { return false }
    guard waitsForAll else { return true }
    let since = repetition.lastNew
    return !timers.table.hasOneShot && !process.works.isWaiting(sinceBefore: since)
      && process.workers?.hasDelayed(sinceBefore: since.value) != true
  }

  /// What is pending, for a loop that was cut or ran out of time, or that nothing new comes out of.
  package var pendingDescription: String {
    var parts: [String] = []
    func add(_ count: Int, _ one: String, _ many: String, _ detail: String = "") {
      if count > 0 { parts.append((count == 1 ? "1 \(one)" : "\(count) \(many)") + detail) }
    }
    add(inputs.count, "touch", "touches")
    add(process.works.due.count, "main-queue block or job", "main-queue blocks or jobs")
    add(process.works.blocks.count, "block of the run loop", "blocks of the run loop")
    if runtime.needsUpdate { parts.append("an update of the view graph") }
    let intervals = timers.table.repeatedIntervals.prefix(3).map(\.text)
    add(
      timers.table.count, "timer", "timers",
      intervals.isEmpty ? "" : " (every \(intervals.joined(separator: ", ")))")
    add(
      process.works.waitingCount + (process.workers?.delayedCount ?? 0), "delayed block or sleep",
      "delayed blocks or sleeps")
    add(
      process.workers?.unfinishedCount ?? 0, "block of a background queue",
      "blocks of background queues")
    if scroll.needsFrames { parts.append("a scroll") }
    if motion.transitions.isRunning { parts.append("a transition between screens") }
    if motion.hasAnimations { parts.append("an animation") }
    guard !parts.isEmpty else { return "nothing" }
    let views = repetition.views
    if !views.isEmpty { parts.append("last to run: the body of \(views.joined(separator: ", "))") }
    return parts.joined(separator: ", ")
  }
}

extension Nanoseconds {
  /// The span in seconds, or in milliseconds below one, with up to two digits after the point.
  fileprivate var text: String {
    let (number, unit) = value >= 1_000_000_000 ? (inSeconds, "s") : (inMilliseconds, "ms")
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int64(rounded)) \(unit)" : "\(rounded) \(unit)"
  }
}
