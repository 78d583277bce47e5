// How long user code really computed in a run, view by view: next to the record, not in it, because it depends on the machine.
//
// At every bracket around user code the time is read, and what has passed goes to whatever was running: the innermost body or
// closure, unless that has called into the runtime. Asking how much of it the thread has computed costs ten times as much, so that is asked
// once for the whole run, and all times are scaled to that share: on a machine that does other things too, more time passes than is spent
// computing.
//
// With a counter of instructions the device is charged for them, each time a body or a closure ends, beyond what is already priced: a
// body's own row, what it made, bound and compared, and what the code declared.

import SimDevice
import SimMetrics
@_spi(Runtime) import SimViews

/// The record of what user code took on this machine.
@MainActor
final class UserWorkRecorder: UserCodeMeter {
  private let clock: HostClock
  /// Two for each view, by its number: its bodies, and everything else that belongs to it.
  ///
  /// There is room from the beginning, for what is allocated while user code runs would be recorded as the user's.
  private var entries: [Entry]
  /// What runs, the innermost last: an entry, or -1 for the runtime.
  private var running: [Int] = []
  private var last: Int64
  private let counter: Counter?
  /// Instructions of what runs that are not priced yet, the innermost last; below zero while more is priced.
  private var unpriced: [Int] = []
  private var lastCount = 0
  /// Whether the counter was taken away before the run ended.
  private(set) var isCounterLost = false
  private let begin: (passing: Int64, computing: Int64)

  private struct Entry {
    var count = 0
    var time: Int64 = 0
    var picoseconds: Int64 = 0
  }

  /// A counter of instructions, and what is priced without it.
  struct Counter {
    /// How many were retired so far; nil once it was taken away.
    let read: @Sendable () -> Int?
    /// Instructions that a body's own row of the price table pays for.
    let inBody: Int
    /// Instructions of a nanosecond of declared work.
    let inNanosecond: Int
    /// Picoseconds of an instruction.
    private let each: Int64
    private let table: PriceTable

    /// By the rows of a table.
    init(_ read: @escaping @Sendable () -> Int?, _ table: PriceTable) {
      self.read = read
      self.table = table
      each = max(1, table[.userInstruction].perUnit)
      inBody = Int(table[.evaluateBody].base / each)
      inNanosecond = Int(table[.declaredWork].perUnit / each)
    }

    /// Instructions that the prices of what a body made and used pay for.
    func priced(_ counts: ViewCounts) -> Int {
      var picoseconds: Int64 = 0
      PriceList.forEachAmount(of: counts) { picoseconds += table[$0].perUnit * Int64($1) }
      return Int(picoseconds / each)
    }
  }

  /// Begins; with a counter, what it counts is priced.
  init(_ clock: HostClock, counter: Counter? = nil) {
    self.clock = clock
    self.counter = counter
    begin = (clock.passing(), clock.computing())
    last = begin.passing
    entries = Array(repeating: Entry(), count: 2_048)
    running.reserveCapacity(256)
    unpriced.reserveCapacity(256)
    lastCount = counter?.read() ?? 0
  }

  func note(_ event: RuntimeEvent, in runtime: ViewRuntime) -> Int {
    switch event {
    case .willEvaluateBody: enter(2 * Int(runtime.owner.index))
    case .willRunUserCode: enter(2 * Int(runtime.owner.index) + 1)
    case .willRunEngine: enter(-1)
    case .didEvaluateBody(_, let counts):
      if let counter, !unpriced.isEmpty {
        unpriced[unpriced.count - 1] -= counter.priced(counts)
      }
      return leave()
    case .didRunUserCode, .didRunEngine: return leave()
    case .workDeclared(let nanoseconds):
      if let counter, !unpriced.isEmpty {
        unpriced[unpriced.count - 1] -= Int(nanoseconds) * counter.inNanosecond
      }
    default: break
    }
    return 0
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
    var work = UserWork(rows: rows, total: computed)
    work.isPriced = counter != nil
    return work
  }

  private func enter(_ place: Int) {
    pass()
    if place >= entries.count {
      entries += Array(repeating: Entry(), count: place + 1 - entries.count)
    }
    if place >= 0 { entries[place].count += 1 }
    running.append(place)
    unpriced.append(place >= 0 && place % 2 == 0 ? -(counter?.inBody ?? 0) : 0)
  }

  /// - Returns: the instructions of what ends that are not priced yet.
  private func leave() -> Int {
    pass()
    let place = running.popLast() ?? -1
    let rest = unpriced.popLast() ?? 0
    return counter == nil || place < 0 ? 0 : max(0, rest)
  }

  private func pass() {
    let now = clock.passing()
    if let place = running.last, place >= 0 { entries[place].time += now - last }
    last = now
    guard let counter else { return }
    guard let count = counter.read() else {
      isCounterLost = true
      return
    }
    if let place = running.last, place >= 0 { unpriced[unpriced.count - 1] += count - lastCount }
    lastCount = count
  }
}
