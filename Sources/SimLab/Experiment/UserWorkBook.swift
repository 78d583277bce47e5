// How long user code really computed in a run, view by view: beside the record, never in it, for the machine decides it.
//
// At every bracket around user code the time is read, and what has passed goes to whatever was running: the innermost body or
// closure, unless that has called into the runtime. Asking how much of it the thread has computed costs ten times as much, so that is
// asked for the run as a whole, and all times are cut to that share: on a machine that does other things too, more passes than is computed.

import SimDevice
import SimMetrics
@_spi(Runtime) import SimViews

/// The books of what user code took on this machine.
@MainActor
final class UserWorkBook: UserCodeMeter {
  private let clock: HostClock
  /// Two for each view, by its number: its bodies, and what else belongs to it.
  ///
  /// There is room from the beginning, for what is allocated while user code runs would be booked as the user's.
  private var entries: [Entry]
  /// What runs, the innermost last: an entry, or -1 for the runtime.
  private var running: [Int] = []
  private var last: Int64
  private let begin: (passing: Int64, computing: Int64)

  private struct Entry {
    var count = 0
    var time: Int64 = 0
    var picoseconds: Int64 = 0
  }

  /// Begins.
  init(_ clock: HostClock) {
    self.clock = clock
    begin = (clock.passing(), clock.computing())
    last = begin.passing
    entries = Array(repeating: Entry(), count: 2_048)
    running.reserveCapacity(256)
  }

  func note(_ event: RuntimeEvent, in runtime: ViewRuntime) {
    switch event {
    case .willEvaluateBody: enter(2 * Int(runtime.owner.index))
    case .willRunUserCode: enter(2 * Int(runtime.owner.index) + 1)
    case .willRunEngine: enter(-1)
    case .didEvaluateBody, .didRunUserCode, .didRunEngine: leave()
    default: break
    }
  }

  func bodyWasPriced(_ picoseconds: Int64, of view: ViewOwner) {
    let place = 2 * Int(view.index)
    if entries.indices.contains(place) { entries[place].picoseconds += picoseconds }
  }

  /// What was measured up to now; views are named as the runtime names them.
  func work(_ runtime: ViewRuntime) -> UserWork {
    let passed = clock.passing() - begin.passing
    let computed = max(0, min(clock.computing() - begin.computing, passed))
    let share = passed > 0 ? Double(computed) / Double(passed) : 0
    let rows = entries.indices.filter { entries[$0].time > 0 }.map { place in
      let entry = entries[place]
      return UserWork.Row(
        view: place < 2 ? "" : runtime.ownerNames[place / 2], isBody: place % 2 == 0,
        count: entry.count, time: Int64(Double(entry.time) * share),
        priced: entry.picoseconds / 1_000)
    }
    return UserWork(rows: rows, total: computed)
  }

  private func enter(_ place: Int) {
    pass()
    if place >= entries.count {
      entries += Array(repeating: Entry(), count: place + 1 - entries.count)
    }
    if place >= 0 { entries[place].count += 1 }
    running.append(place)
  }

  private func leave() {
    pass()
    _ = running.popLast()
  }

  private func pass() {
    let now = clock.passing()
    if let place = running.last, place >= 0 { entries[place].time += now - last }
    last = now
  }
}
