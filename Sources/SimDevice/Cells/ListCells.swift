// The cells of one list. Its table view or collection view owns and frees them.
//
// A cell that left the screen may wait for its row. If the row returns to the same place before
// another row needs a cell, the cell is shown as it is. Otherwise it goes to the pool of its kind.

import SimViews

/// Under which class a list registers its cells: SwiftUI hosts the rows of each view type in cells of their own.
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
  /// The owner to which the memory of each cell is attributed.
  @exclusivity(unchecked) var owners: [ViewOwner] = []
  /// The cells that show rows, or rows made ahead, by number.
  @exclusivity(unchecked) var inUse: [Int: ReusePool<CellKind>.Cell] = [:]
  /// Cells that left the screen and wait for their rows, the oldest first.
  @exclusivity(unchecked) private var waiting: [(position: Int, cell: ReusePool<CellKind>.Cell)] =
    []
  private let waitingLimit: Int

  /// - Parameter waiting: how many cells may wait for their rows.
  init(waiting: Int) { waitingLimit = waiting }

  /// The cell that waits for the row at a place.
  func takeWaiting(for position: Int) -> ReusePool<CellKind>.Cell? {
    guard let place = waiting.firstIndex(where: { $0.position == position }) else { return nil }
    return waiting.remove(at: place).cell
  }

  /// A cell for a row of a kind: of the pool, otherwise one that waits for another row, otherwise a new one.
  func dequeue(_ kind: CellKind) -> ReusePool<CellKind>.Dequeued {
    if !pool.holds(kind), let place = waiting.firstIndex(where: { $0.cell.kind == kind }) {
      pool.recycle(waiting.remove(at: place).cell)
    }
    return pool.dequeue(kind)
  }

  /// Takes a cell back; it waits for its row if it has one.
  func returnToPool(_ cell: ReusePool<CellKind>.Cell, waitsFor position: Int?) {
    guard let position, waitingLimit > 0 else {
      pool.recycle(cell)
      return
    }
    waiting.append((position, cell))
    if waiting.count > waitingLimit { pool.recycle(waiting.removeFirst().cell) }
  }

  /// Frees the cells that show no row.
  ///
  /// - Returns: the owners of their memory.
  func freePool() -> ArraySlice<ViewOwner> {
    poolWaiting()
    // All cells of a list are one view's, so it does not matter which of them go.
    let freed = owners.suffix(pool.drain().count)
    owners.removeLast(freed.count)
    return freed
  }

  /// Called when rows moved: no cell waits any more.
  func poolWaiting() {
    for entry in waiting { pool.recycle(entry.cell) }
    waiting = []
  }
}
