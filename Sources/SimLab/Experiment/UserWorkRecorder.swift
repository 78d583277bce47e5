// The real computation time of user code in a run, by view. It is separate from the record, because it depends on the
// machine.
//
// The time is read at every bracket around user code, and the elapsed time is attributed to the innermost body or closure,
// unless it has called the runtime. Reading the thread's processor time costs ten times as much, so it is read once for the
// whole run, and all times are scaled to its fraction of the elapsed time. On a machine with other load, more time passes
// than is spent on computation.
//
// With an instruction counter the device is charged for the instructions at the end of each body or closure, less those that
// are already priced: the price of the body evaluation, the values that it created, bound and compared, and declared work.

import SimDevice
import SimMetrics
@_spi(Runtime) import SimViews

/// Records the computation of user code on this machine.
@MainActor
final class UserWorkRecorder: UserCodeMeter {
  private let clock: HostClock
  /// Two entries per view, by its number: its bodies, and all its other code.
  ///
  /// The storage is reserved at the beginning, because allocations while user code runs would be
  /// attributed to it.
  private var entries: [Entry]
  /// The running code from the outermost to the innermost: an entry, or -1 for the runtime.
  private var running: [Int] = []
  private var last: Int64
  private let counter: Counter?
  /// The unpriced instructions of the running code, from the outermost to the innermost; negative
  /// while more is priced.
  private var unpriced: [Int] = []
  private var lastCount = 0
  /// Whether the counter was lost before the run ended.
  private(set) var isCounterLost = false
  private let begin: (passing: Int64, computing: Int64)

  private struct Entry {
    var count = 0
    var time: Int64 = 0
    var picoseconds: Int64 = 0
  }

  /// An instruction counter, and the prices of what it also covers.
  struct Counter {
    /// Returns the number of retired instructions, or nil if the counter was lost.
    let read: @Sendable () -> Int?
    /// The number of instructions that the price of a body evaluation covers.
    let inBody: Int
    /// The number of instructions per nanosecond of declared work.
    let inNanosecond: Int
    /// The price of an instruction in picoseconds.
    private let each: Int64
    private let table: PriceTable

    /// Creates a counter with the prices of a table.
    init(_ read: @escaping @Sendable () -> Int?, _ table: PriceTable) {
      self.read = read
      self.table = table
      each = max(1, table[.userInstruction].perUnit)
      inBody = Int(table[.evaluateBody].base / each)
      inNanosecond = Int(table[.declaredWork].perUnit / each)
    }

    /// Returns the number of instructions that the prices of created and read values cover.
    func priced(_ counts: ViewCounts) -> Int {
      var picoseconds: Int64 = 0
      PriceList.forEachAmount(of: counts) { picoseconds += table[$0].perUnit * Int64($1) }
      return Int(picoseconds / each)
    }
  }

  /// Begins the measurement; with a counter, the counted instructions are priced.
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

  /// Returns the measurement so far, with the runtime's names of views.
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

  /// - Returns: the unpriced instructions of the code that ends.
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
