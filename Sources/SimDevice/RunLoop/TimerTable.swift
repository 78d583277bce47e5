// The timers of the main run loop.
//
// A timer is due at multiples of its interval. The loop wakes when the first timer cannot be delayed further, or at the last
// due time of another timer before that: with a tolerance, timers fire together, and a single timer fires on time. A late
// timer fires once, and missed dates are skipped [K: CFRunLoopTimer; the kernel's choice within the tolerance is an
// estimate].

package import SimCore
package import SimViews

/// The scheduled timers with their due times.
@MainActor
package struct TimerTable {
  private struct Entry {
    let number: Int
    let timer: HostTimer
    let interval: Nanoseconds
    let tolerance: Nanoseconds
    var due: Instant

    var latest: Instant { due + tolerance }
  }
  private var entries: [Entry] = []
  private var next = 0

  package init() {}

  /// The number of scheduled timers.
  package var count: Int { entries.count { !$0.timer.isCancelled } }

  /// Whether any scheduled timer was cancelled.
  package var hasCancelled: Bool { entries.contains { $0.timer.isCancelled } }

  /// Whether what is due in the loop's mode fires again and again.
  package func onlyRepeat(at now: Instant, in mode: RunLoopMode) -> Bool {
    due(at: now, in: mode).allSatisfy(\.timer.repeats)
  }

  /// Whether what is due in the loop's mode only moves clocks that are shown.
  package func onlyMovesClocks(at now: Instant, in mode: RunLoopMode) -> Bool {
    due(at: now, in: mode).allSatisfy(\.timer.movesClock)
  }

  private func due(at now: Instant, in mode: RunLoopMode) -> [Entry] {
    entries.filter { !$0.timer.isCancelled && $0.due <= now && mode.fires($0.timer.mode) }
  }

  /// Whether some timer fires once and has not done so.
  package var hasOneShot: Bool { entries.contains { !$0.timer.repeats && !$0.timer.isCancelled } }

  /// The intervals of the timers that repeat, each once, the shortest first.
  package var repeatedIntervals: [Nanoseconds] {
    Set(entries.filter { $0.timer.repeats && !$0.timer.isCancelled }.map(\.interval)).sorted()
  }

  /// Takes a timer in; it is due after its interval.
  package mutating func add(_ timer: HostTimer, at now: Instant) {
    next += 1
    let interval = max(Nanoseconds(1), Nanoseconds.rounded(timer.interval * 1e9))
    entries.append(
      Entry(
        number: next, timer: timer, interval: interval,
        tolerance: max(.zero, Nanoseconds.rounded(timer.tolerance * 1e9)), due: now + interval))
  }

  /// Returns the time at which the loop has to wake for the timers of a mode, or nil if there is
  /// none.
  package mutating func nextWake(in mode: RunLoopMode) -> Instant? {
    entries.removeAll { $0.timer.isCancelled }
    let able = entries.filter { mode.fires($0.timer.mode) }
    guard let last = able.map(\.latest).min() else { return nil }
    return able.map(\.due).filter { $0 <= last }.max()
  }

  /// Returns the due timers in the order of their dates, and advances each to its next date.
  package mutating func takeDue(at now: Instant, in mode: RunLoopMode) -> [HostTimer] {
    entries.removeAll { $0.timer.isCancelled }
    let due = entries.indices
      .filter { entries[$0].due <= now && mode.fires(entries[$0].timer.mode) }
      .sorted { (entries[$0].due, entries[$0].number) < (entries[$1].due, entries[$1].number) }
    let timers = due.map { entries[$0].timer }
    for index in due {
      let interval = entries[index].interval
      let missed = (now - entries[index].due) / interval
      entries[index].due = entries[index].due + interval * (missed + 1)
    }
    return timers
  }

  /// Returns whether any timer of a mode is due.
  package func hasDue(at now: Instant, in mode: RunLoopMode) -> Bool {
    entries.contains {
      !$0.timer.isCancelled && $0.due <= now && mode.fires($0.timer.mode)
    }
  }
}
