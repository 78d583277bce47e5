// Priced work: the main thread's time moves on by what is charged, and observers see it as spans.

import SimCore
@_spi(Runtime) package import SimViews

extension Engine {
  /// Begins a span of work of one category.
  ///
  /// - Parameter isForFrame: whether it may lead to a frame. Work in advance does not.
  func begin(_ category: WorkCategory, isForFrame: Bool = true) {
    // Work before the next update may begin belongs to no frame.
    if isForFrame, frames.open == nil, cycle.mayBegin(at: mainTime) {
      frames.begin(at: mainTime, pace)
    }
    frames.beginSpan(isForFrame: isForFrame, at: mainTime)
    memory.drain()
    mainThread.begin(category)
  }

  /// Ends the span, and reports it if any work was done.
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

  /// Makes the main thread busy.
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

  /// Makes the main thread busy with a body, or with a closure of content.
  ///
  /// Several rows pay for it; they are added up before the view and the cause are looked up.
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

  /// Makes the main thread busy with what the commit does for one view and no other.
  func charge(_ operation: CostedOperation, operations: Int, units: Int, for view: ViewOwner) {
    let price = mainThread.prices.picoseconds(of: operation, operations: operations, units: units)
    let taken = mainThread.charge(operation, operations: operations, units: units, price: price)
    if let taken { frames.add(taken, mainThread.category, view, runtime.cause) }
  }

  /// Restarts the count of frames, on which their dispersion depends.
  package func countFrames(from number: Int) { mainThread.countFrames(from: number) }

  /// Makes the main thread busy with one operation after another.
  func charge(_ operations: [CostedOperation]) {
    for operation in operations { charge(operation) }
  }
}

extension Engine: RuntimeObserver {
  package static func notify(_ observer: UnsafeRawPointer, _ event: RuntimeEvent) {
    Unmanaged<Engine>.fromOpaque(observer).withUnretained { $0.runtime(did: event) }
  }

  /// Charges the instructions that code of the user's took up to an event, where they are counted.
  private func measureUserCode(_ event: RuntimeEvent) {
    let instructions = userCodeMeter?.note(event, in: runtime) ?? 0
    guard instructions > 0 else { return }
    // Allocations made by the charge itself are not the user's.
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
    // A computing thread of the app continues when it has finished, because the device does not
    // learn that a child task has ended.
    if case .workDeclared = event, runtime.isOnWorker { context?.workers.synchronise() }
  }
}
