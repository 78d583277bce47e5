// The timers of the main run loop.
//
// A timer is due on a grid of its interval. The loop wakes when the first of them cannot wait any longer,
// or later, up to that moment, if another falls due by then: so a tolerance makes timers fire together,
// and a lone timer fires on time. A late timer fires once; what was missed is dropped [K: CFRunLoopTimer;
// how the kernel chooses within the tolerance is an estimate].

package import SimCore
package import SimViews

/// The timers that wait, and when each is due.
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

  /// How many timers wait.
  package var count: Int { entries.count { !$0.timer.isCancelled } }

  /// Whether some timer that waits was cancelled.
  package var hasCancelled: Bool { entries.contains { $0.timer.isCancelled } }

  /// Whether what is due in the loop's mode only moves clocks that are shown.
  package func onlyMovesClocks(at now: Instant, in mode: RunLoopMode) -> Bool {
    entries.allSatisfy {
      $0.timer.movesClock || $0.timer.isCancelled || $0.due > now || !mode.fires($0.timer.mode)
    }
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

  /// When the loop has to wake for the timers that fire in its mode; nil when none does.
  package mutating func nextWake(in mode: RunLoopMode) -> Instant? {
    entries.removeAll { $0.timer.isCancelled }
    let able = entries.filter { mode.fires($0.timer.mode) }
    guard let last = able.map(\.latest).min() else { return nil }
    return able.map(\.due).filter { $0 <= last }.max()
  }

  /// Takes the timers that are due, in the order of their dates, and puts each on its next date.
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

  /// Whether some timer is due in the loop's mode.
  package func hasDue(at now: Instant, in mode: RunLoopMode) -> Bool {
    entries.contains {
      !$0.timer.isCancelled && $0.due <= now && mode.fires($0.timer.mode)
    }
  }
}
