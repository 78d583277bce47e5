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
  private let runtime: ViewRuntime
  private let memory: MemoryMeter
  private let motion: ScreenMotion
  let work: WorkMeter
  private let reports: DeviceReports
  /// The number of cells created since launch.
  @exclusivity(unchecked) package private(set) var made = 0
  /// The number of times that a cell was taken from a pool.
  @exclusivity(unchecked) package private(set) var reused = 0
  /// The number of list rows that exist.
  @exclusivity(unchecked) package private(set) var rowCount = 0
  /// The largest number of cells that existed at one time.
  @exclusivity(unchecked) package private(set) var peak = 0
  /// The number of cells that exist, in use or pooled.
  @exclusivity(unchecked) package private(set) var live = 0

  /// The cells of every list that has any.
  @exclusivity(unchecked) private var lists: [ListCells] = []
  /// The lists and lazy stacks that a scroll moved in this frame.
  @exclusivity(unchecked) private var moved: [RowHost] = []

  init(
    runtime: ViewRuntime, memory: MemoryMeter, motion: ScreenMotion, work: WorkMeter,
    reports: DeviceReports
  ) {
    self.runtime = runtime
    self.memory = memory
    self.motion = motion
    self.work = work
    self.reports = reports
  }

  /// Updates the rows of a container: refreshes stale rows, then fills the visible span.
  ///
  /// - Returns: whether rows were added, removed or moved.
  /// - Complexity: O(visible rows)
  package func update(_ host: RowHost) -> Bool {
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
    if host.rowsAskForPlaces { place(host) }
    var filler = RowFiller(host: host, cells: self)
    filler.fill()
    filler.pin()
    chargePlacing(of: host)
    host.finishPlacing()
    let shown = RowGeometry.Shown(host)
    defer { host.geometry.shown = shown }
    if motion.isScrolling, host.preparesRows, shown.start != host.geometry.shown.start {
      host.geometry.isMovingBack = shown.start < host.geometry.shown.start
      moved.append(host)
    }
    return shown != host.geometry.shown
  }

  /// Places the existing rows before an update reads their positions.
  func place(_ host: RowHost) {
    guard host.visible != nil else { return }
    host.runtime.placing {
      var filler = RowFiller(host: host, cells: self)
      filler.placeRows(learns: false)
    }
  }

  // MARK: Rows

  /// Creates a row, in a cell if its container is a list.
  ///
  /// A row that was prepared or pinned already exists and is reattached.
  func realise(_ host: RowHost, _ position: Int) -> ListRow {
    if let row = host.reattach(position) { return row }
    var step = RowReport.Step.shown
    let row = host.realise(position) {
      step = giveCell(to: $0) ? .reused : .made
    }
    reports.row(row, step)
    return row
  }

  /// Creates a row that is pinned at an edge while its own position is off screen.
  func realiseDetached(_ host: RowHost, _ position: Int) -> ListRow {
    var step = RowReport.Step.shown
    let row = host.realiseDetached(position) {
      step = giveCell(to: $0) ? .reused : .made
    }
    reports.row(row, step)
    return row
  }

  /// Removes a row that left the screen, unless it can be pinned.
  func recycle(_ row: ListRow, of host: RowHost) {
    if !host.detachPinned(row) { giveUp(row, of: host) }
  }

  /// Removes a row that left the screen and returns its cell.
  func giveUp(_ row: ListRow, of host: RowHost) {
    returnCell(of: row, waitsFor: row.position)
    host.recycle(row)
  }

  // MARK: Cells

  /// Assigns a cell to a list row: the cell that waits for it, else a pooled one, else a new one.
  ///
  /// - Returns: whether the cell was used before; false for a row without a cell.
  @discardableResult
  func giveCell(to row: ListRow) -> Bool {
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
      work.charge(PriceList.madeCell)
      memory.cellMade(for: host.owner)
      list.owners.append(host.owner)
      made += 1
      live += 1
      peak = max(peak, live)
    case .reused:
      isUsed = true
      work.charge(PriceList.reusedCell)
      reused += 1
    }
    list.inUse[dequeued.cell.number] = dequeued.cell
    row.cell = dequeued.cell.number
    return isUsed
  }

  /// Returns the cell of a row that left the screen or was removed.
  ///
  /// - Parameter position: the position of the row, for which the cell may wait, or nil for a
  ///   removed row.
  private func returnCell(of row: ListRow, waitsFor position: Int?) {
    guard let number = row.cell, let list = row.host.hostData as? ListCells,
      let cell = list.inUse.removeValue(forKey: number)
    else { return }
    row.cell = nil
    rowCount -= 1
    list.returnToPool(cell, waitsFor: position)
  }

  /// Records the memory that a self-sizing list row leaves behind.
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

  /// Frees the cells without a row, as UIKit does on a memory warning.
  func freePools() {
    for list in lists {
      for owner in list.freePool() {
        memory.cellFreed(for: owner)
        live -= 1
      }
    }
  }

  // MARK: Rows ahead

  /// Whether a moving list or lazy stack has a next row that is not prepared.
  var canPrepare: Bool {
    for host in moved where !host.isRemoved && nextLine(of: host) != nil { return true }
    return false
  }

  /// Clears the list of containers that moved.
  func forgetMoves() { moved.removeAll(keepingCapacity: true) }

  /// Prepares the next rows.
  ///
  /// A list prepares its whole next cell; a lazy stack prepares one part of its next subview, the
  /// body or else the layout. If the direction has reversed, rows that were prepared on the other
  /// side are discarded.
  func prepare() {
    for host in moved where !host.isRemoved {
      guard let line = nextLine(of: host) else { continue }
      host.beginPreparing()
      let positions = host.positions(inLine: line)
      for row in host.preparedRows where !positions.contains(row.position) { discard(row) }
      for position in positions {
        if let row = host.preparedRows.first(where: { $0.position == position }) {
          guard !row.isLaidOutAhead else { continue }
          _ = work.makingRow { layOut(row, of: host) }
        } else {
          _ = work.makingRow {
            let row = host.prepare(position) { giveCell(to: $0) }
            reports.row(row, .ahead)
            return host.usesCells ? layOut(row, of: host) : row
          }
        }
        break
      }
      // Lists inside a prepared row are filled with it.
      while let inner = runtime.hostsToUpdate.first?.host { _ = update(inner) }
      host.preparedRows.last?.heldMutations += runtime.mutations
      runtime.mutations.removeAll(keepingCapacity: true)
    }
  }

  private func layOut(_ row: ListRow, of host: RowHost) -> ListRow {
    host.layOut(row)
    noteLayout(of: row)
    row.isLaidOutAhead = true
    return row
  }

  /// Refreshes a prepared row, which is not visible and is laid out again later.
  private func refresh(ahead row: ListRow) {
    row.heldMutations += takingMutations(of: row) { row.refresh() }
    row.isLaidOutAhead = false
  }

  /// Discards a prepared row without notifying the host, because it was never on screen.
  private func discard(_ row: ListRow) {
    returnCell(of: row, waitsFor: row.isDeleted ? nil : row.position)
    _ = takingMutations(of: row) { row.host.discard(prepared: row) }
  }

  /// Performs work on a row and returns its mutations instead of adding them to the next frame.
  private func takingMutations(of row: ListRow, _ work: () -> Void) -> [RenderMutation] {
    let runtime = row.root.runtime
    let count = runtime.mutations.count
    work()
    defer { runtime.mutations.removeSubrange(count...) }
    return Array(runtime.mutations[count...])
  }

  /// Returns the next line that comes into view, or nil if there is none or it is prepared.
  private func nextLine(of host: RowHost) -> Int? {
    guard let first = host.rows.first, let last = host.rows.last else { return nil }
    let line = host.geometry.isMovingBack ? first.placedLine - 1 : last.placedLine + 1
    guard line >= 0, line < host.lineCount else { return nil }
    for position in host.positions(inLine: line) where !isReady(position, in: host) { return line }
    return nil
  }

  /// Returns whether a row is prepared and laid out.
  private func isReady(_ position: Int, in host: RowHost) -> Bool {
    for row in host.preparedRows where row.position == position && row.isLaidOutAhead {
      return true
    }
    for row in host.detachedPinnedRows where row.position == position { return true }
    return false
  }
}
