// Priced work: charges advance the time of the main thread and are attributed to frames, views and causes; observers receive
// spans.

import SimCore
@_spi(Runtime) import SimViews

/// Charges the threads of one device for the work of its app.
@MainActor
package final class WorkMeter {
  private let runtime: ViewRuntime
  private let kernel: Kernel
  private let mainThread: MainThread
  private let frames: FrameController
  private let memory: MemoryMeter
  private let watchdogs: Watchdogs
  private let reports: DeviceReports
  /// The threads other than the main thread; nil after the app has ended.
  var workers: Workers?
  /// The work of the app off the main thread since launch.
  @exclusivity(unchecked) private(set) var otherThreads = OperationTally()
  /// Whether a row that becomes visible is being created.
  @exclusivity(unchecked) private var isMakingRow = false

  init(
    runtime: ViewRuntime, kernel: Kernel, mainThread: MainThread, frames: FrameController,
    memory: MemoryMeter, watchdogs: Watchdogs, reports: DeviceReports
  ) {
    self.runtime = runtime
    self.kernel = kernel
    self.mainThread = mainThread
    self.frames = frames
    self.memory = memory
    self.watchdogs = watchdogs
    self.reports = reports
  }

  // MARK: Spans

  /// Performs work of one category as a span, which is reported if it took any time.
  ///
  /// Within another span, that one ends before the work, and a new one of its category begins after it.
  /// - Parameter isForFrame: whether the work can lead to a frame; prepared rows do not.
  func during<R>(_ category: WorkCategory, isForFrame: Bool = true, _ body: () -> R) -> R {
    let outer = mainThread.start == nil ? nil : mainThread.category
    if outer != nil { end() }
    begin(category, isForFrame: isForFrame)
    let result = body()
    end()
    if let outer { begin(outer, isForFrame: true) }
    return result
  }

  private func begin(_ category: WorkCategory, isForFrame: Bool) {
    frames.beginSpan(isForFrame: isForFrame)
    memory.drain()
    mainThread.begin(category)
  }

  private func end() {
    let allocated = memory.drain()
    if allocated > 0 { charge(.heapAllocation, units: allocated) }
    guard let start = mainThread.end() else { return }
    let duration = mainThread.time - start
    watchdogs.add(duration)
    frames.ledger.endSpan(at: mainThread.time)
    reports.worked(
      WorkSpan(
        category: mainThread.category, start: start, duration: duration,
        notBefore: min(kernel.events.now, start), share: frames.ledger.share,
        amounts: mainThread.amounts))
    frames.ledger.spanWasReported()
    mainThread.forget()
  }

  // MARK: Charges

  /// Charges the present thread for an operation.
  func charge(_ operation: CostedOperation, operations: Int = 1, units: Int = 0) {
    let price = mainThread.prices.picoseconds(of: operation, operations: operations, units: units)
    if runtime.isOnWorker {
      addOtherWork(operation, operations: operations, units: units)
      workers?.charge(CostModel.rounded(price).value)
      return
    }
    let taken = mainThread.charge(operation, operations: operations, units: units, price: price)
    if let taken { attribute(taken) }
  }

  /// Charges the main thread for a body evaluation or a content closure.
  ///
  /// It has several rows of the price table, which are added up before the view and the cause are
  /// looked up.
  func charge(making counts: ViewCounts, isBody: Bool) {
    guard !runtime.isOnWorker, mainThread.start != nil else {
      if isBody { charge(.evaluateBody) }
      return PriceList.forEachAmount(of: counts) { charge($0, units: $1) }
    }
    var taken: Int64 = 0
    func add(_ operation: CostedOperation, _ units: Int) {
      let price = mainThread.prices.picoseconds(of: operation, operations: 1, units: units)
      taken += mainThread.charge(operation, operations: 1, units: units, price: price) ?? 0
    }
    if isBody { add(.evaluateBody, 0) }
    PriceList.forEachAmount(of: counts, add)
    attribute(taken)
  }

  /// Charges the main thread for a part of the commit that belongs to one view.
  func charge(_ operation: CostedOperation, operations: Int, units: Int, for view: ViewOwner) {
    let price = mainThread.prices.picoseconds(of: operation, operations: operations, units: units)
    let taken = mainThread.charge(operation, operations: operations, units: units, price: price)
    if let taken { frames.ledger.add(taken, mainThread.category, view, runtime.cause) }
  }

  /// Charges the main thread for a sequence of operations.
  func charge(_ operations: [CostedOperation]) {
    for operation in operations { charge(operation) }
  }

  /// Attributes time of the main thread to the present view and its cause.
  private func attribute(_ taken: Int64) {
    let category = mainThread.category
    if !isMakingRow, category == .update || category == .cells {
      runtime.causes.charge(runtime.cause, taken)
    }
    frames.ledger.add(taken, category, runtime.owner, runtime.cause)
  }

  /// Records work of a thread other than the main thread.
  func addOtherWork(_ operation: CostedOperation, operations: Int = 1, units: Int = 0) {
    otherThreads.add(operation, operations: operations, units: units)
  }

  /// Creates a row of a list or lazy stack that becomes visible.
  func makingRow(_ make: () -> ListRow) -> ListRow {
    isMakingRow = true
    defer { isMakingRow = false }
    return watchdogs.measuringRow(make)
  }
}
