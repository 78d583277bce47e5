// Priced work: the main thread's time moves on by what is charged, and observers see it as spans.
//
// A stretch keeps its amounts by row of the price table and its time in picoseconds; the main thread's
// clock is rounded from their sum, so that a stretch priced again from its amounts takes the same time.

import SimCore
package import SimViews

extension Device {
  /// Begins a stretch of work of one category.
  func begin(_ category: WorkCategory) {
    // What is done before the next update may begin belongs to no frame.
    if frame == nil, cycle.mayBegin(at: mainTime) { openFrame() }
    memory.drain()
    self.category = category
    spanStart = mainTime
    stretchPicoseconds = 0
    prices = mainTime < coldUntil ? coldPrices : warmPrices
  }

  /// A frame begins, at the last vsync.
  func openFrame() {
    frame = newFrame()
    opensFrame = true
  }

  /// A frame that begins at the last vsync, at the present pace.
  func newFrame() -> OpenFrame {
    let pace = pace
    return OpenFrame(begin: clock(for: pace).vsync(atOrBefore: mainTime), pace: pace)
  }

  /// Ends the stretch; it is reported if it did anything.
  func end() {
    guard let start = spanStart else { return }
    let allocated = memory.drain()
    if allocated > 0 { charge(.heapAllocation, units: allocated) }
    spanStart = nil
    guard !stretch.isEmpty else { return }
    work.add(mainTime - start)
    if let observer {
      observer.device(
        self,
        worked: WorkSpan(
          category: category, start: start, duration: mainTime - start,
          notBefore: min(simulation.now, start), opensFrame: opensFrame, amounts: stretch.amounts))
    }
    opensFrame = false
    stretch.clear()
  }

  /// Makes the main thread busy.
  func charge(_ operation: CostedOperation, operations: Int = 1, units: Int = 0) {
    let price = prices.picoseconds(of: operation, operations: operations, units: units)
    if runtime.isOnWorker {
      otherWork.add(operation, operations: operations, units: units)
      context?.workers.charge(CostModel.rounded(price).value)
      return
    }
    guard let spanStart else {
      mainTime = mainTime + CostModel.rounded(price)
      return
    }
    stretch.add(operation, operations: operations, units: units)
    stretchPicoseconds += price
    mainTime = spanStart + CostModel.rounded(stretchPicoseconds)
  }

  /// Makes the main thread busy with one operation after the other.
  func charge(_ operations: [CostedOperation]) {
    for operation in operations { charge(operation) }
  }
}

/// A frame that has begun and is not committed.
struct OpenFrame {
  /// The vsync at which it began, on the grid of its pace.
  let begin: Int
  /// What set the pace when it began.
  let pace: FramePace
}

extension Device: RuntimeObserver {
  package func runtime(_ runtime: ViewRuntime, did event: RuntimeEvent) {
    if let amount = PriceList.amount(of: event) {
      charge(amount.operation, operations: amount.operations, units: amount.units)
    }
    let isTold = event.isTold
    if isTold { watch(event) }
    memory.note(event)
    guard isTold else { return }
    counts?.note(event)
    observer?.device(self, runtimeDid: event)
  }
}
