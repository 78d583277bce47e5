// The cells of a list, each used for many rows.
//
// A list requests a cell of a kind (a reuse identifier; for a list of views, the type of its row).
// It receives a pooled cell of that kind, the last recycled first [K], or a new one. A pool
// has no limit [E: the platform's is not published; it frees pooled cells under memory pressure].

/// The reuse pools of one list, one for each kind of row.
package struct ReusePool<Kind: Hashable & Sendable>: Sendable {
  /// A cell, identified by the order in which its list created it.
  package struct Cell: Hashable, Sendable {
    /// The 0-based number of the cell in its list.
    package let number: Int
    /// The kind of rows that it can show.
    package let kind: Kind
  }

  /// The result of a request for a cell.
  package enum Dequeued: Hashable, Sendable {
    /// No cell was pooled, so a new one was created.
    case made(Cell)
    /// A pooled cell receives a new row.
    case reused(Cell)

    package var cell: Cell {
      switch self {
      case .made(let cell), .reused(let cell): cell
      }
    }
  }

  private var madeCount = 0
  // Accessed by kind only, so that the order of the dictionary does not matter.
  private var pools: [Kind: [Cell]] = [:]
  private var inUse: Set<Cell> = []

  package init() {}

  /// Returns whether a cell of this kind is pooled.
  package func holds(_ kind: Kind) -> Bool { pools[kind].map { !$0.isEmpty } ?? false }

  /// Returns a cell for a row of this kind.
  package mutating func dequeue(_ kind: Kind) -> Dequeued {
    if let cell = pools[kind]?.popLast() {
      inUse.insert(cell)
      return .reused(cell)
    }
    let cell = Cell(number: madeCount, kind: kind)
    madeCount += 1
    inUse.insert(cell)
    return .made(cell)
  }

  /// Returns the cell of a row that left the screen to its pool.
  ///
  /// - Precondition: the cell is in use.
  package mutating func recycle(_ cell: Cell) {
    precondition(inUse.remove(cell) != nil, "Cell \(cell.number) was recycled twice.")
    pools[cell.kind, default: []].append(cell)
  }

  /// Empties every pool, as on a memory warning.
  ///
  /// - Returns: the discarded cells in the order of their creation.
  package mutating func drain() -> [Cell] {
    defer { pools = [:] }
    return pools.values.joined().sorted { $0.number < $1.number }
  }
}
