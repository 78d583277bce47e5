// The cells of one list. Its table view or collection view owns and frees them.
//
// A cell that left the screen may wait for its row. If the row returns to the same place before
// another row needs a cell, the cell is shown as it is. Otherwise it goes to the pool of its kind.

import SimViews

/// The reuse identifier of a cell: SwiftUI hosts the rows of each view type in cells of a separate
/// class.
struct CellKind: Hashable, Sendable {
  let role: ListRow.Kind
  let content: ObjectIdentifier

  @MainActor
  init(of row: ListRow) {
    role = row.kind
    content = ObjectIdentifier(type(of: row))
  }
}

/// The cells of one list.
final class ListCells {
  @exclusivity(unchecked) private var pool = ReusePool<CellKind>()
  /// The owners to which the memory of the cells is attributed.
  @exclusivity(unchecked) var owners: [ViewOwner] = []
  /// The cells of visible and prepared rows, by number.
  @exclusivity(unchecked) var inUse: [Int: ReusePool<CellKind>.Cell] = [:]
  /// The cells that left the screen and wait for their rows, the oldest first.
  @exclusivity(unchecked) private var waiting: [(position: Int, cell: ReusePool<CellKind>.Cell)] =
    []
  private let waitingLimit: Int

  /// - Parameter waiting: the maximum number of cells that wait for their rows.
  init(waiting: Int) { waitingLimit = waiting }

  /// Removes and returns the cell that waits for the row at a position.
  func takeWaiting(for position: Int) -> ReusePool<CellKind>.Cell? {
    guard let place = waiting.firstIndex(where: { $0.position == position }) else { return nil }
    return waiting.remove(at: place).cell
  }

  /// Returns a cell for a kind of row: a pooled one, else one that waits for another row, else a
  /// new one.
  func dequeue(_ kind: CellKind) -> ReusePool<CellKind>.Dequeued {
    if !pool.holds(kind), let place = waiting.firstIndex(where: { $0.cell.kind == kind }) {
      pool.recycle(waiting.remove(at: place).cell)
    }
    return pool.dequeue(kind)
  }

  /// Returns a cell, which waits for its row if the row still has a position.
  func returnToPool(_ cell: ReusePool<CellKind>.Cell, waitsFor position: Int?) {
    guard let position, waitingLimit > 0 else {
      pool.recycle(cell)
      return
    }
    waiting.append((position, cell))
    if waiting.count > waitingLimit { pool.recycle(waiting.removeFirst().cell) }
  }

  /// Frees the cells without a row.
  ///
  /// - Returns: the owners of their memory.
  func freePool() -> ArraySlice<ViewOwner> {
    poolWaiting()
    // All cells of a list belong to one view, so it does not matter which of them are freed.
    let freed = owners.suffix(pool.drain().count)
    owners.removeLast(freed.count)
    return freed
  }

  /// Moves all waiting cells to the pool, after rows have moved.
  func poolWaiting() {
    for entry in waiting { pool.recycle(entry.cell) }
    waiting = []
  }
}
