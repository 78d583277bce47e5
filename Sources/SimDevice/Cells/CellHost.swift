// Which rows of a list or a lazy stack exist. The host keeps the rows that can be seen, realises those that
// come into view, and recycles those that left.
//
// Lengths are known only for rows that exist. The rows that exist are always neighbours; the first line of
// them is the anchor from which the others are placed, and what lies outside is estimated from the
// average of the lengths seen so far.

import Foundation
import SimCore
import SimViews

/// The rows of every list and lazy stack on a device, and the cells that show those of lists.
@MainActor
package final class CellHost {
  private unowned(unsafe) let memory: MemoryMeter
  /// Cells that were made.
  package private(set) var made = 0
  /// How often a cell was taken from a pool.
  package private(set) var reused = 0
  /// Rows of lists that exist now.
  package private(set) var rowCount = 0
  /// The most cells that existed at one time.
  package private(set) var peak = 0
  /// Cells that exist now, in use or pooled.
  package private(set) var live = 0

  init(memory: MemoryMeter) { self.memory = memory }

  /// Brings the rows of a container up to date: refreshes stale rows, then fills what can be seen.
  ///
  /// - Returns: whether rows came, went or moved.
  /// - Complexity: O(rows that can be seen)
  func update(_ host: RowHost, on device: Device) -> Bool {
    for row in host.goneRows { giveBackCell(of: row) }
    host.beginUpdate()
    defer { host.endUpdate() }
    guard host.visible != nil else { return false }
    for row in host.rows where row.isStale { row.refresh() }
    var filler = RowFiller(host: host, cells: self, device: device)
    filler.fill()
    host.finishPlacing()
    let shown = RowGeometry.Shown(host)
    defer { host.geometry.shown = shown }
    return shown != host.geometry.shown
  }

  // MARK: Cells

  /// The cells of one list: its collection view owns them, and takes them with it.
  private final class Cells {
    var pool = ReusePool<String>()
    /// The block in the books of each cell, by its number.
    var blocks: [UInt64] = []
    var inUse: [Int: ReusePool<String>.Cell] = [:]
  }

  /// The kind under which a list registers its cells: SwiftUI hosts every row in one class of cell.
  private static let kind = "row"

  /// Makes a row exist: a list shows it in a cell.
  func realise(_ host: RowHost, _ position: Int, on device: Device) -> ListRow {
    guard host.usesCells else { return host.realise(position) }
    let cell = takeCell(of: host, on: device)
    let row = host.realise(position)
    row.cell = cell
    rowCount += 1
    return row
  }

  private func takeCell(of host: RowHost, on device: Device) -> Int {
    let cells = host.hostData as? Cells ?? Cells()
    host.hostData = cells
    let dequeued = cells.pool.dequeue(Self.kind)
    switch dequeued {
    case .made:
      device.charge(device.prices.makeCell)
      cells.blocks.append(memory.cellMade(for: host.owner))
      made += 1
      live += 1
      peak = max(peak, live)
    case .reused:
      device.charge(device.prices.reuseCell)
      reused += 1
    }
    cells.inUse[dequeued.cell.number] = dequeued.cell
    return dequeued.cell.number
  }

  /// Takes a row off screen.
  func recycle(_ row: ListRow, of host: RowHost) {
    giveBackCell(of: row)
    host.recycle(row)
  }

  private func giveBackCell(of row: ListRow) {
    guard let number = row.cell, let cells = row.host.hostData as? Cells,
      let cell = cells.inUse.removeValue(forKey: number)
    else { return }
    row.cell = nil
    rowCount -= 1
    _ = cells.pool.recycle(cell)
  }

  /// Frees every cell of a list that is gone.
  func removeAll(of host: RowHost) {
    guard let cells = host.hostData as? Cells else { return }
    for block in cells.blocks { memory.cellFreed(block) }
    live -= cells.blocks.count
    rowCount -= cells.inUse.count
  }
}
