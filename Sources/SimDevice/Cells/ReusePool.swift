// The cells of a list, each used for many rows.
//
// A list requests a cell of a kind (a reuse identifier; for a list of views, the type of its row).
// It receives a pooled cell of that kind, the last recycled first [K], or a new one. A pool keeps
// at most `cap` cells of a kind [E: the platform's cap is not published; it frees pooled cells
// under memory pressure]. Beyond that a recycled cell is discarded, with its memory.
//
// Invariants: a cell is in use or in one pool, never both; made = in use + pooled + discarded.

/// The reuse pools of one list, one for each kind of row.
package struct ReusePool<Kind: Hashable & Sendable>: Sendable {
  /// A cell, by the order in which its list made it, from 0.
  package struct Cell: Hashable, Sendable {
    /// The how-manieth cell of its list.
    package let number: Int
    /// The kind of rows that it can show.
    package let kind: Kind
  }

  /// The result of a request for a cell.
  package enum Dequeued: Hashable, Sendable {
    /// None waited: a cell has to be made.
    case made(Cell)
    /// A recycled cell has to be given its new row.
    case reused(Cell)

    /// The cell in either case.
    package var cell: Cell {
      switch self {
      case .made(let cell), .reused(let cell): cell
      }
    }
  }

  /// The result of recycling a cell.
  package enum Recycled: Hashable, Sendable {
    /// It waits in its pool.
    case pooled
    /// The pool was full, so the cell was discarded.
    case discarded
  }

  /// Greatest number of cells that wait in the pool of one kind.
  package let cap: Int
  /// Cells made so far.
  package private(set) var madeCount = 0
  /// How often a recycled cell was given out.
  package private(set) var reusedCount = 0
  /// Cells discarded so far.
  package private(set) var discardedCount = 0
  /// Cells that show or are about to show a row.
  package private(set) var inUseCount = 0
  /// Cells that wait in pools.
  package private(set) var pooledCount = 0
  /// The most cells that existed at once.
  package private(set) var peakCount = 0
  // Looked up by kind only, never walked where order could show.
  private var pools: [Kind: [Cell]] = [:]
  private var inUse: Set<Cell> = []

  /// Empty pools.
  /// - Precondition: `cap` is not negative.
  package init(cap: Int = .max) {
    precondition(cap >= 0, "A pool cannot hold fewer than no cells.")
    self.cap = cap
  }

  /// Whether a cell waits for a row of this kind.
  package func holds(_ kind: Kind) -> Bool { pools[kind].map { !$0.isEmpty } ?? false }

  /// Gives out a cell for a row of this kind.
  package mutating func dequeue(_ kind: Kind) -> Dequeued {
    inUseCount += 1
    if let cell = pools[kind]?.popLast() {
      pooledCount -= 1
      reusedCount += 1
      inUse.insert(cell)
      return .reused(cell)
    }
    let cell = Cell(number: madeCount, kind: kind)
    madeCount += 1
    inUse.insert(cell)
    peakCount = max(peakCount, inUseCount + pooledCount)
    return .made(cell)
  }

  /// Recycles a cell whose row left the screen.
  ///
  /// - Precondition: The cell is in use.
  package mutating func recycle(_ cell: Cell) -> Recycled {
    precondition(inUse.remove(cell) != nil, "Cell \(cell.number) was recycled twice.")
    inUseCount -= 1
    guard pools[cell.kind, default: []].count < cap else {
      discardedCount += 1
      return .discarded
    }
    pools[cell.kind, default: []].append(cell)
    pooledCount += 1
    return .pooled
  }

  /// Empties every pool, as under memory pressure.
  /// - Returns: The discarded cells, in the order in which they were made.
  package mutating func drain() -> [Cell] {
    let cells = pools.values.joined().sorted { $0.number < $1.number }
    pools = [:]
    pooledCount = 0
    discardedCount += cells.count
    return cells
  }

  /// Traps with a sentence when a cell is lost or in two places.
  package func checkInvariants() {
    let pooled = pools.values.joined()
    precondition(pooled.count == pooledCount, "The pools hold another number of cells.")
    precondition(inUse.count == inUseCount, "Another number of cells is in use.")
    precondition(inUse.isDisjoint(with: pooled), "A cell is both in use and pooled.")
    precondition(
      madeCount == inUseCount + pooledCount + discardedCount, "A cell was lost.")
    precondition(peakCount >= inUseCount + pooledCount, "More cells exist than at the peak.")
  }
}
