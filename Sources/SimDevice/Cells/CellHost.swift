// Determines which rows of a list or a lazy stack exist. The host keeps the visible rows, makes
// rows that become visible, and recycles those that left the screen.
//
// Only rows that exist have known lengths. They are always adjacent. Their first line is the anchor
// from which the others are placed, and everything outside is estimated from the average length so
// far.
//
// In the idle time of a scroll's frames the next row is made in advance (`prepare`), on systems
// that do so. Such a row is not shown, and its appearance callbacks have not run. It is discarded
// when rows are inserted, deleted or moved, or when the direction reverses.

import Foundation
import SimCore
@_spi(Runtime) package import SimViews

/// The rows of every list and lazy stack on a device, and the cells that show those of lists.
@MainActor
package final class CellHost {
  private unowned(unsafe) let memory: MemoryMeter
  /// Cells that were made.
  @exclusivity(unchecked) package private(set) var made = 0
  /// How often a cell was taken from a pool.
  @exclusivity(unchecked) package private(set) var reused = 0
  /// Rows of lists that exist now.
  @exclusivity(unchecked) package private(set) var rowCount = 0
  /// The most cells that existed at one time.
  @exclusivity(unchecked) package private(set) var peak = 0
  /// Cells that exist now, in use or pooled.
  @exclusivity(unchecked) package private(set) var live = 0

  /// The cells of every list that has any.
  @exclusivity(unchecked) private var lists: [ListCells] = []
  /// The lists and lazy stacks that a scroll moved in this frame.
  @exclusivity(unchecked) private var moved: [RowHost] = []

  init(memory: MemoryMeter) { self.memory = memory }

  /// Brings the rows of a container up to date: refreshes stale rows, then fills what can be seen.
  ///
  /// - Returns: whether rows came, went or moved.
  /// - Complexity: O(rows that can be seen)
  package func update(_ host: RowHost, on device: Engine) -> Bool {
    for row in host.deletedRows { returnCell(of: row, waitsFor: nil) }
    for row in host.preparedRows where row.isDeleted { discard(row) }
    host.beginUpdate()
    defer { host.endUpdate() }
    if host.placesChanged {
      for row in host.preparedRows { discard(row) }
      (host.hostData as? ListCells)?.poolWaiting()
    }
    guard host.visible != nil else { return false }
    for row in host.rowsOnScreen where row.isStale { row.refresh() }
    for row in host.preparedRows where row.isStale { refresh(ahead: row) }
    if host.rowsAskForPlaces { place(host, on: device) }
    var filler = RowFiller(host: host, cells: self, device: device)
    filler.fill()
    filler.pin()
    chargePlacing(of: host, on: device)
    host.finishPlacing()
    let shown = RowGeometry.Shown(host)
    defer { host.geometry.shown = shown }
    if device.scrolling.isMoving, host.preparesRows, shown.start != host.geometry.shown.start {
      host.geometry.isMovingBack = shown.start < host.geometry.shown.start
      moved.append(host)
    }
    return shown != host.geometry.shown
  }

  /// Places the rows that exist, before something in them is made of where they lie.
  func place(_ host: RowHost, on device: Engine) {
    guard host.visible != nil else { return }
    device.runtime.placing {
      var filler = RowFiller(host: host, cells: self, device: device)
      filler.placeRows(learns: false)
    }
  }

  // MARK: Rows

  /// Makes a row exist, in a cell if it is one of a list.
  ///
  /// One that was made ahead already exists, and so does one that was held at an edge.
  func realise(_ host: RowHost, _ position: Int, on device: Engine) -> ListRow {
    if let row = host.reattach(position) { return row }
    var step = RowReport.Step.shown
    let row = host.realise(position) {
      step = giveCell(to: $0, on: device) ? .reused : .made
    }
    device.reportStep(row, step)
    return row
  }

  /// Makes a row exist that is held at an edge, its own place being off screen.
  func realiseDetached(_ host: RowHost, _ position: Int, on device: Engine) -> ListRow {
    var step = RowReport.Step.shown
    let row = host.realiseDetached(position) {
      step = giveCell(to: $0, on: device) ? .reused : .made
    }
    device.reportStep(row, step)
    return row
  }

  /// Takes a row off screen, unless it may be held at an edge.
  func recycle(_ row: ListRow, of host: RowHost) {
    if !host.detachPinned(row) { giveUp(row, of: host) }
  }

  /// Takes a row off screen.
  func giveUp(_ row: ListRow, of host: RowHost) {
    returnCell(of: row, waitsFor: row.position)
    host.recycle(row)
  }

  // MARK: Cells

  /// Gives a row of a list a cell: the one that waits for it, otherwise one of a pool, otherwise a new one.
  ///
  /// - Returns: whether another row had used the cell; false for a row that needs none.
  @discardableResult
  func giveCell(to row: ListRow, on device: Engine) -> Bool {
    let host = row.host
    guard host.usesCells else { return false }
    let list = host.hostData as? ListCells ?? ListCells(waiting: host.waitingCells)
    if host.hostData == nil { lists.append(list) }
    host.hostData = list
    rowCount += 1
    if let cell = list.takeWaiting(for: row.position) {
      list.inUse[cell.number] = cell
      row.cell = cell.number
      return true
    }
    let dequeued = list.dequeue(CellKind(of: row))
    let isUsed: Bool
    switch dequeued {
    case .made:
      isUsed = false
      device.charge(PriceList.madeCell)
      memory.cellMade(for: host.owner)
      list.owners.append(host.owner)
      made += 1
      live += 1
      peak = max(peak, live)
    case .reused:
      isUsed = true
      device.charge(PriceList.reusedCell)
      reused += 1
    }
    list.inUse[dequeued.cell.number] = dequeued.cell
    row.cell = dequeued.cell.number
    return isUsed
  }

  /// Takes the cell of a row that left the screen or was removed.
  ///
  /// - Parameter position: the position of the row, for which the cell may wait; nil for a row that
  ///   was removed.
  private func returnCell(of row: ListRow, waitsFor position: Int?) {
    guard let number = row.cell, let list = row.host.hostData as? ListCells,
      let cell = list.inUse.removeValue(forKey: number)
    else { return }
    row.cell = nil
    rowCount -= 1
    list.returnToPool(cell, waitsFor: position)
  }

  /// Records what stays of a row of a list that sized itself.
  func noteVisit(of host: RowHost) {
    host.geometry.visitedCells += 1
    memory.rowVisited(for: host.owner)
  }

  /// Frees every cell of a removed list and of its remaining rows.
  func removeAll(of host: RowHost) {
    if host.usesCells, host.runtime.policy.listHosting == .collectionView {
      for _ in 0..<host.geometry.visitedCells { memory.rowForgotten(for: host.owner) }
    }
    guard let list = host.hostData as? ListCells else { return }
    for owner in list.owners { memory.cellFreed(for: owner) }
    live -= list.owners.count
    rowCount -= list.inUse.count
    lists.removeAll { $0 === list }
  }

  /// Frees the cells that show no row, as UIKit does when memory is short.
  func freePools() {
    for list in lists {
      for owner in list.freePool() {
        memory.cellFreed(for: owner)
        live -= 1
      }
    }
  }

  // MARK: Rows ahead

  /// Whether a row could be made ahead for a list or a lazy stack that moves.
  var canPrepare: Bool {
    for host in moved where !host.isRemoved && nextLine(of: host) != nil { return true }
    return false
  }

  /// Forgets which lists and lazy stacks moved.
  func forgetMoves() { moved.removeAll(keepingCapacity: true) }

  /// Makes the next rows in advance.
  ///
  /// A list makes its whole next cell; a lazy stack makes one part of its next subview, the body or
  /// else the layout. If the direction has reversed, rows made in advance on the other side are
  /// discarded.
  func prepare(on device: Engine) {
    for host in moved where !host.isRemoved {
      guard let line = nextLine(of: host) else { continue }
      host.beginPreparing()
      let positions = host.positions(inLine: line)
      for row in host.preparedRows where !positions.contains(row.position) { discard(row) }
      for position in positions {
        if let row = host.preparedRows.first(where: { $0.position == position }) {
          guard !row.isLaidOutAhead else { continue }
          _ = device.makingRow { layOut(row, of: host, on: device) }
        } else {
          _ = device.makingRow {
            let row = host.prepare(position) { giveCell(to: $0, on: device) }
            device.reportStep(row, .ahead)
            return host.usesCells ? layOut(row, of: host, on: device) : row
          }
        }
        break
      }
      // Lists inside what was made ahead are filled with it.
      while let inner = device.runtime.hostsToUpdate.first?.host { _ = update(inner, on: device) }
      host.preparedRows.last?.heldMutations += device.runtime.mutations
      device.runtime.mutations.removeAll(keepingCapacity: true)
    }
  }

  private func layOut(_ row: ListRow, of host: RowHost, on device: Engine) -> ListRow {
    host.layOut(row)
    noteLayout(of: row, on: device)
    row.isLaidOutAhead = true
    return row
  }

  /// Refreshes a row that was made in advance.
  ///
  /// It is not visible, and is laid out again later.
  private func refresh(ahead row: ListRow) {
    row.heldMutations += takingMutations(of: row) { row.refresh() }
    row.isLaidOutAhead = false
  }

  /// A discarded row was never on screen, so the host is not notified.
  private func discard(_ row: ListRow) {
    returnCell(of: row, waitsFor: row.isDeleted ? nil : row.position)
    _ = takingMutations(of: row) { row.host.discard(prepared: row) }
  }

  /// Performs work on a row and removes its mutations from the next frame.
  private func takingMutations(of row: ListRow, _ work: () -> Void) -> [RenderMutation] {
    let runtime = row.root.runtime
    let count = runtime.mutations.count
    work()
    defer { runtime.mutations.removeSubrange(count...) }
    return Array(runtime.mutations[count...])
  }

  /// The line that comes into view next and is not made yet; nil if there is none.
  private func nextLine(of host: RowHost) -> Int? {
    guard let first = host.rows.first, let last = host.rows.last else { return nil }
    let line = host.geometry.isMovingBack ? first.placedLine - 1 : last.placedLine + 1
    guard line >= 0, line < host.lineCount else { return nil }
    for position in host.positions(inLine: line) where !isReady(position, in: host) { return line }
    return nil
  }

  /// Whether a row was made ahead and laid out.
  private func isReady(_ position: Int, in host: RowHost) -> Bool {
    for row in host.preparedRows where row.position == position && row.isLaidOutAhead {
      return true
    }
    for row in host.detachedPinnedRows where row.position == position { return true }
    return false
  }
}
