// The cells of a list, each used for many rows.
//
// A list requests a cell of a kind (a reuse identifier; for a list of views, the type of its row).
// It receives a pooled cell of that kind, the last recycled first [K], or a new one. A pool
// has no limit [E: the platform's is not published; it frees pooled cells under memory pressure].

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

  private var madeCount = 0
  // Looked up by kind only, never walked where order could show.
  private var pools: [Kind: [Cell]] = [:]
  private var inUse: Set<Cell> = []

  /// Empty pools.
  package init() {}

  /// Whether a cell waits for a row of this kind.
  package func holds(_ kind: Kind) -> Bool { pools[kind].map { !$0.isEmpty } ?? false }

  /// Gives out a cell for a row of this kind.
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

  /// Recycles a cell whose row left the screen.
  ///
  /// - Precondition: The cell is in use.
  package mutating func recycle(_ cell: Cell) {
    precondition(inUse.remove(cell) != nil, "Cell \(cell.number) was recycled twice.")
    pools[cell.kind, default: []].append(cell)
  }

  /// Empties every pool, as under memory pressure.
  /// - Returns: The discarded cells, in the order in which they were made.
  package mutating func drain() -> [Cell] {
    defer { pools = [:] }
    return pools.values.joined().sorted { $0.number < $1.number }
  }
}
