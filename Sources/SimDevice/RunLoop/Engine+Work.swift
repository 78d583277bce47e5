// Priced work: charges advance the time of the main thread, and observers receive spans.

import SimCore
@_spi(Runtime) package import SimViews

extension Engine {
  /// Begins a span of work of one category.
  ///
  /// - Parameter isForFrame: whether the work can lead to a frame; prepared rows do not.
  func begin(_ category: WorkCategory, isForFrame: Bool = true) {
    // Work before the next update can begin belongs to no frame.
    if isForFrame, frames.open == nil, cycle.mayBegin(at: mainTime) {
      frames.begin(at: mainTime, pace)
    }
    frames.beginSpan(isForFrame: isForFrame, at: mainTime)
    memory.drain()
    mainThread.begin(category)
  }

  /// Ends the span, and reports it if there was any work.
  func end() {
    guard mainThread.start != nil else { return }
    let allocated = memory.drain()
    if allocated > 0 { charge(.heapAllocation, units: allocated) }
    guard let start = mainThread.end() else { return }
    work.add(mainTime - start)
    frames.endSpan(at: mainTime)
    if let observer {
      observer.device(
        self,
        worked: WorkSpan(
          category: mainThread.category, start: start, duration: mainTime - start,
          notBefore: min(simulation.now, start), share: frames.share,
          amounts: mainThread.amounts))
    }
    frames.spanWasReported()
    mainThread.forget()
  }

  /// Charges the main thread for an operation.
  func charge(_ operation: CostedOperation, operations: Int = 1, units: Int = 0) {
    let price = mainThread.prices.picoseconds(of: operation, operations: operations, units: units)
    if runtime.isOnWorker {
      otherWork.add(operation, operations: operations, units: units)
      context?.workers.charge(CostModel.rounded(price).value)
      return
    }
    let taken = mainThread.charge(operation, operations: operations, units: units, price: price)
    guard let taken else { return }
    let category = mainThread.category
    if !isMakingRow, category == .update || category == .cells {
      runtime.causes.charge(runtime.cause, taken)
    }
    frames.add(taken, category, runtime.owner, runtime.cause)
  }

  /// Charges the main thread for a body evaluation or a content closure.
  ///
  /// It has several rows of the price table, which are added up before the view and the cause are
  /// looked up.
  private func charge(making counts: ViewCounts, isBody: Bool) {
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
    let category = mainThread.category
    if !isMakingRow, category == .update || category == .cells {
      runtime.causes.charge(runtime.cause, taken)
    }
    frames.add(taken, category, runtime.owner, runtime.cause)
  }

  /// Charges the main thread for a part of the commit that belongs to one view.
  func charge(_ operation: CostedOperation, operations: Int, units: Int, for view: ViewOwner) {
    let price = mainThread.prices.picoseconds(of: operation, operations: operations, units: units)
    let taken = mainThread.charge(operation, operations: operations, units: units, price: price)
    if let taken { frames.add(taken, mainThread.category, view, runtime.cause) }
  }

  /// Restarts the frame count on which the dispersion depends.
  package func countFrames(from number: Int) { mainThread.countFrames(from: number) }

  /// Charges the main thread for a sequence of operations.
  func charge(_ operations: [CostedOperation]) {
    for operation in operations { charge(operation) }
  }
}

extension Engine: RuntimeObserver {
  package static func notify(_ observer: UnsafeRawPointer, _ event: RuntimeEvent) {
    Unmanaged<Engine>.fromOpaque(observer).withUnretained { $0.runtime(did: event) }
  }

  /// Charges the instructions of user code up to an event, if they are counted.
  private func measureUserCode(_ event: RuntimeEvent) {
    let instructions = userCodeMeter?.note(event, in: runtime) ?? 0
    guard instructions > 0 else { return }
    // Allocations of the charge itself do not belong to user code.
    memory.note(.willRunEngine)
    charge(.userInstruction, units: instructions)
    memory.note(.didRunEngine)
  }

  package func runtime(did event: RuntimeEvent) {
    if userCodeMeter != nil { measureUserCode(event) }
    if let amount = PriceList.amount(of: event) {
      charge(amount.operation, operations: amount.operations, units: amount.units)
      if event.isOnlyPriced { return }
    }
    if repetition.note(event, at: mainTime) { lastBusy = mainTime }
    switch event {
    case .didEvaluateBody(_, let counts): charge(making: counts, isBody: true)
    case .contentMade(let counts): return charge(making: counts, isBody: false)
    case .canvasDrawn(let operations, let texts):
      for amount in PriceList.amounts(ofCanvas: operations, texts: texts) {
        charge(amount.operation, operations: amount.operations, units: amount.units)
      }
      return
    case .nodeCreated: watchMemoryInUpdate()
    default: break
    }
    let isReported = event.isReported
    if isReported { watch(event) }
    memory.note(event)
    guard isReported else { return }
    counts?.note(event)
    observer?.device(self, runtimeDid: event)
    // A computing worker continues when it has finished, because the device does not learn that a
    // child task has ended.
    if case .workDeclared = event, runtime.isOnWorker { context?.workers.synchronise() }
  }
}
