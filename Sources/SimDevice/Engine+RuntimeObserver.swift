// The events of the runtime: each is priced, then passed to the watchdogs, the memory accounting and the observer.

import SimCore
@_spi(Runtime) package import SimViews

extension Engine: RuntimeObserver {
  package static func notify(_ observer: UnsafeRawPointer, _ event: RuntimeEvent) {
    Unmanaged<Engine>.fromOpaque(observer).withUnretained { $0.runtime(did: event) }
  }

  /// Charges the instructions of user code up to an event, if they are counted.
  private func measureUserCode(_ event: RuntimeEvent) {
    let instructions = watchdogs.userCodeMeter?.note(event, in: runtime) ?? 0
    guard instructions > 0 else { return }
    // Allocations of the charge itself do not belong to user code.
    memory.note(.willRunEngine)
    work.charge(.userInstruction, units: instructions)
    memory.note(.didRunEngine)
  }

  package func runtime(did event: RuntimeEvent) {
    if watchdogs.userCodeMeter != nil { measureUserCode(event) }
    if let amount = PriceList.amount(of: event) {
      work.charge(amount.operation, operations: amount.operations, units: amount.units)
      if event.isOnlyPriced { return }
    }
    if repetition.note(event, at: mainThread.time) { lastBusy = mainThread.time }
    switch event {
    case .didEvaluateBody(_, let counts): work.charge(making: counts, isBody: true)
    case .contentMade(let counts): return work.charge(making: counts, isBody: false)
    case .canvasDrawn(let operations, let texts):
      for amount in PriceList.amounts(ofCanvas: operations, texts: texts) {
        work.charge(amount.operation, operations: amount.operations, units: amount.units)
      }
      return
    case .nodeCreated: memoryWatch.nodeWasMade()
    default: break
    }
    let isReported = event.isReported
    if isReported { watchdogs.watch(event) }
    memory.note(event)
    guard isReported else { return }
    counts?.note(event)
    reports.runtime(did: event)
    // A computing worker continues when it has finished, because the device does not learn that a
    // child task has ended.
    if case .workDeclared = event, runtime.isOnWorker { process.workers?.synchronise() }
  }
}
