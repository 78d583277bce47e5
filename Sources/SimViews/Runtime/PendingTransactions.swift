// Writes are pending until the next update, in transactions (mechanism.md#2.3 to #2.5, #6.4, #7.7).
//
// Writes under equal settings (the same animation, the same keys) form one transaction; a write
// under others opens a new one. An update applies them one after another: each makes its own writes
// visible to the graph, and bodies run before the next. So `a = 1; withAnimation { b = 1 }` are two
// updates, and only the second is animated.
//
// A location that can keep its older values (`StateLocation`) shows each update the value of its
// transaction. An object cannot. Before it announces a change under another transaction, the
// pending writes are applied at once, in the middle of the closure.

import SimGraph

/// A write that the graph has not seen yet.
@MainActor
protocol PendingWriting: AnyObject {
  /// The number of the last transaction that contains the write.
  var waitsIn: UInt64 { get set }
  /// Called for a second write in the same transaction: the two writes are one.
  func merge()
  /// Makes the write visible to the graph.
  func apply(in runtime: ViewRuntime)
}

/// Writes that become visible together.
struct PendingTransaction {
  let number: UInt64
  let transaction: Transaction?
  var writes: ContiguousArray<any PendingWriting>
}

/// The pending transactions, oldest first.
struct PendingTransactions {
  fileprivate var waiting: ContiguousArray<PendingTransaction> = []
  /// A reusable array, so that a write needs no allocation.
  private var room: ContiguousArray<PendingTransaction> = []
  private var scratchWrites: ContiguousArray<any PendingWriting> = []
  fileprivate var lastNumber: UInt64 = 0

  var isEmpty: Bool { waiting.isEmpty }

  /// Whether a write under a transaction joins the last pending one.
  fileprivate func joins(_ transaction: Transaction?) -> Bool {
    guard let last = waiting.last else { return false }
    switch (last.transaction, transaction) {
    case (nil, nil): return true
    case (let last, let new): return (last ?? Transaction()).isSame(as: new ?? Transaction())
    }
  }

  /// Takes all pending transactions.
  mutating func take() -> ContiguousArray<PendingTransaction> {
    if waiting.isEmpty { return [] }
    var taken: ContiguousArray<PendingTransaction> = []
    swap(&taken, &waiting)
    swap(&waiting, &room)
    return taken
  }

  /// Releases taken transactions, and keeps their arrays for reuse.
  mutating func leave(_ taken: inout ContiguousArray<PendingTransaction>) {
    guard let last = taken.indices.last else { return }
    swap(&scratchWrites, &taken[last].writes)
    scratchWrites.removeAll(keepingCapacity: true)
    taken.removeAll(keepingCapacity: true)
    swap(&room, &taken)
  }

  /// An empty array with capacity for writes.
  fileprivate mutating func borrowScratchWrites() -> ContiguousArray<any PendingWriting> {
    var taken: ContiguousArray<any PendingWriting> = []
    swap(&taken, &scratchWrites)
    return taken
  }
}

extension ViewRuntime {
  /// Adds a write for the next update.
  ///
  /// - Parameter isImmediate: whether the value cannot be hidden from updates of older
  ///   transactions, so that these are made now, unless an update is in progress.
  func postpone(_ write: any PendingWriting, isImmediate: Bool = false) {
    let ambient = motion.ambientHere
    if !pending.joins(ambient) {
      if isImmediate, !pending.isEmpty, !Self.isUpdating { updateNow() }
      pending.lastNumber += 1
      pending.waiting.append(
        PendingTransaction(
          number: pending.lastNumber, transaction: ambient, writes: pending.borrowScratchWrites()))
    }
    let number = pending.lastNumber
    if write.waitsIn == number { return write.merge() }
    write.waitsIn = number
    pending.waiting[pending.waiting.count - 1].writes.append(write)
  }

  /// Applies all pending writes in the middle of a user closure.
  private func updateNow() {
    let outer = (graph.currentCause, owner)
    graph.currentCause = .none
    update()
    inScope { processAppearancesBetweenTransactions() }
    (graph.currentCause, owner) = outer
  }

  /// Makes the writes of a transaction visible to the graph.
  func apply(_ transaction: PendingTransaction) {
    motion.applying(transaction.transaction) {
      for write in transaction.writes { write.apply(in: self) }
    }
  }
}
