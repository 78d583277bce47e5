// Writes wait for the next update, in transactions (mechanism 2.3 to 2.5, 6.4, 7.7).
//
// What is written under equal settings (the same animation, the same keys) is one transaction; what is written
// under others opens a new one. An update takes them one after another: each lets the graph see its own writes,
// and bodies run before the next does. So `a = 1; withAnimation { b = 1 }` are two updates, and only the second
// is animated.
//
// A place that can hold its older values (`StateLocation`) shows each update the value of its transaction. An
// object cannot: before it announces a change under another transaction, what waits is brought up to date at
// once, in the middle of the closure.

import SimGraph

/// Something that was written and that the graph has not seen yet.
@MainActor
protocol PendingWriting: AnyObject {
  /// The transaction in which it waits last, by its number.
  var waitsIn: UInt64 { get set }
  /// Was written once more in the transaction in which it waits: the two writes are one.
  func merge()
  /// Lets the graph see the write.
  func apply(in runtime: ViewRuntime)
}

/// Writes that are seen together.
struct PendingTransaction {
  let number: UInt64
  let transaction: Transaction?
  var writes: ContiguousArray<any PendingWriting>
}

/// The transactions that wait for an update, oldest first.
struct PendingTransactions {
  fileprivate var waiting: ContiguousArray<PendingTransaction> = []
  /// Room that earlier ones left, so that a write needs no new memory.
  private var room: ContiguousArray<PendingTransaction> = []
  private var scratchWrites: ContiguousArray<any PendingWriting> = []
  fileprivate var lastNumber: UInt64 = 0

  var isEmpty: Bool { waiting.isEmpty }

  /// Whether what is written under a transaction now joins the one that waits last.
  fileprivate func joins(_ transaction: Transaction?) -> Bool {
    guard let last = waiting.last else { return false }
    switch (last.transaction, transaction) {
    case (nil, nil): return true
    case (let last, let new): return (last ?? Transaction()).isSame(as: new ?? Transaction())
    }
  }

  /// Takes all that wait now.
  mutating func take() -> ContiguousArray<PendingTransaction> {
    if waiting.isEmpty { return [] }
    var taken: ContiguousArray<PendingTransaction> = []
    swap(&taken, &waiting)
    swap(&waiting, &room)
    return taken
  }

  /// Lets go of those that were taken; their room serves the next.
  mutating func leave(_ taken: inout ContiguousArray<PendingTransaction>) {
    guard let last = taken.indices.last else { return }
    swap(&scratchWrites, &taken[last].writes)
    scratchWrites.removeAll(keepingCapacity: true)
    taken.removeAll(keepingCapacity: true)
    swap(&room, &taken)
  }

  /// An empty array with room for writes.
  fileprivate mutating func borrowScratchWrites() -> ContiguousArray<any PendingWriting> {
    var taken: ContiguousArray<any PendingWriting> = []
    swap(&taken, &scratchWrites)
    return taken
  }
}

extension ViewRuntime {
  /// Makes a write wait for the next update.
  ///
  /// - Parameter isImmediate: whether the value cannot be kept from updates of older transactions, so that these
  ///   are made now, unless an update is going on.
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

  /// Makes the updates of all that waits in the middle of a closure of the user's.
  private func updateNow() {
    let outer = (graph.currentCause, owner)
    graph.currentCause = .none
    update()
    inScope { processAppearancesBetweenTransactions() }
    (graph.currentCause, owner) = outer
  }

  /// Lets the graph see what a transaction has written.
  func apply(_ transaction: PendingTransaction) {
    motion.applying(transaction.transaction) {
      for write in transaction.writes { write.apply(in: self) }
    }
  }
}
