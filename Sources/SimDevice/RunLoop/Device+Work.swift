// Priced work: the main thread's time moves on by what is charged, and observers see it as spans.
//
// A stretch keeps its amounts by row of the price table and its time in picoseconds; the main thread's
// clock is rounded from their sum, so that a stretch priced again from its amounts takes the same time.

import SimCore
@_spi(Runtime) package import SimViews

extension Device {
  /// Begins a stretch of work of one category.
  ///
  /// - Parameter isForFrame: whether it may lead to a frame; what is made ahead leads to none.
  func begin(_ category: WorkCategory, isForFrame: Bool = true) {
    // What is done before the next update may begin belongs to no frame.
    if isForFrame, frame == nil, cycle.mayBegin(at: mainTime) { openFrame() }
    frameShare.belongs = isForFrame && frame != nil
    // Only what a frame may have waited for without a pause.
    if !frameShare.belongs, mainTime > workAhead.end { workAhead.clear() }
    memory.drain()
    self.category = category
    spanStart = mainTime
    stretchPicoseconds = 0
    stretchParts = (0, 0)
    prices = mainTime < coldUntil ? coldPrices : warmPrices
  }

  /// A frame begins now, with the first work for it.
  func openFrame() {
    frame = OpenFrame(begin: mainTime, start: mainTime, pace: pace)
    frameShare.opens = true
    blame.clear()
  }

  /// A display link wants a frame: it begins at that vsync, or after the commit before if that was late.
  ///
  /// So a main thread that was busy with something else makes the frame late.
  func openFrame(forVsync vsync: Instant) {
    if frame == nil { openFrame() }
    guard let open = frame else { return }
    frame = OpenFrame(
      begin: min(open.begin, max(vsync, lastCommit)), start: open.start, pace: pace)
    frameShare.wantedAt = vsync
  }

  /// What was done since the last commit leads to no frame.
  func dropFrame() {
    frame = nil
    frameShare.opens = false
    frameShare.wantedAt = nil
  }

  /// Ends the stretch; it is reported if it did anything.
  func end() {
    guard let start = spanStart else { return }
    let allocated = memory.drain()
    if allocated > 0 { charge(.heapAllocation, units: allocated) }
    spanStart = nil
    guard !stretch.isEmpty else { return }
    work.add(mainTime - start)
    if !frameShare.belongs { workAhead.end = mainTime }
    if let observer {
      observer.device(
        self,
        worked: WorkSpan(
          category: category, start: start, duration: mainTime - start,
          notBefore: min(simulation.now, start), share: frameShare, amounts: stretch.amounts))
    }
    frameShare.opens = false
    frameShare.wantedAt = nil
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
    let taken = dispersion == nil ? price : dispersed(price, operation)
    stretchPicoseconds += taken
    if !isMakingRow, category == .update || category == .cells {
      runtime.causes.charge(runtime.cause, taken)
    }
    if frameShare.belongs {
      blame.add(taken, category, runtime.owner, runtime.cause)
    } else {
      workAhead.add(taken, category, runtime.owner, runtime.cause)
    }
    mainTime = spanStart + CostModel.rounded(stretchPicoseconds)
  }

  /// What a price adds to the stretch in this frame: a stretch is rounded as a whole, so that its parts add up.
  private func dispersed(_ price: Int64, _ operation: CostedOperation) -> Int64 {
    if prices.varies(operation) {
      stretchParts.varying += price
    } else {
      stretchParts.exact += price
    }
    return CostModel.picoseconds(
      varying: stretchParts.varying, exact: stretchParts.exact, spread: spread) - stretchPicoseconds
  }

  /// Counts frames anew, which their dispersion goes by.
  package func countFrames(from number: Int) {
    frameNumber = number
    if let dispersion { spread = dispersion.factor(ofFrame: number) }
  }

  /// Makes the main thread busy with one operation after the other.
  func charge(_ operations: [CostedOperation]) {
    for operation in operations { charge(operation) }
  }
}

/// A frame that has begun and is not committed.
struct OpenFrame {
  /// When the work for it began, or when a display link asked for it.
  let begin: Instant
  /// When the work for it began.
  let start: Instant
  /// What set the pace when it began.
  let pace: FramePace
}

extension Device: RuntimeObserver {
  package func runtime(_ runtime: ViewRuntime, did event: RuntimeEvent) {
    let instructions = userCodeMeter?.note(event, in: runtime) ?? 0
    if instructions > 0 {
      // What the charge itself makes is not the user's.
      memory.note(.willRunEngine)
      charge(.userInstruction, units: instructions)
      memory.note(.didRunEngine)
    }
    if let amount = PriceList.amount(of: event) {
      charge(amount.operation, operations: amount.operations, units: amount.units)
    }
    let isTold = event.isTold
    if isTold { watch(event) }
    memory.note(event)
    guard isTold else { return }
    counts?.note(event)
    observer?.device(self, runtimeDid: event)
    // A thread of the app that computes goes on when it has: a child task that ends says so to nobody whom the device hears.
    if case .workDeclared = event, runtime.isOnWorker { context?.workers.synchronise() }
  }
}
