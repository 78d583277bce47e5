// Cells: which rows of a list exist. The host keeps the rows that can be seen, realises those that come
// into view, and recycles those that left.
//
// Heights are known only for rows that exist. The rows that exist are always neighbours; the first of
// them is the anchor from which the others are placed, and what lies outside is estimated from the
// average of the heights seen so far.

import Foundation
import SimCore
import SimViews

/// The cells of every list on a device.
@MainActor
package final class CellHost {
  private var geometries: [ObjectIdentifier: ListGeometry] = [:]
  private var pool = ReusePool<String>()
  /// The cell of each row that exists.
  private var cells: [ObjectIdentifier: ReusePool<String>.Cell] = [:]
  /// Cells that were made.
  package var made: Int { pool.madeCount }
  /// How often a cell was taken from a pool.
  package var reused: Int { pool.reusedCount }
  /// Rows that exist now, in all lists.
  package var rowCount: Int { cells.count }
  /// The most cells that existed at one time.
  package var peak: Int { pool.peakCount }

  /// Brings a list's rows up to date: refreshes stale rows, then fills what can be seen.
  ///
  /// - Returns: whether rows came, went or moved.
  /// - Complexity: O(rows that can be seen)
  func update(_ list: ListHost, on device: Device) -> Bool {
    for row in list.rows where row.isGone { recycleCell(of: row) }
    list.beginUpdate()
    let area = list.element.size
    guard area.height > 0, area.width > 0 else { return false }
    var geometry = geometries[ObjectIdentifier(list)] ?? ListGeometry()
    for row in list.rows where row.isStale { row.refresh() }
    placeRows(of: list, &geometry, width: area.width)
    fill(list, &geometry, area, device)
    let moved = geometry.moved(list)
    geometries[ObjectIdentifier(list)] = geometry
    return moved
  }

  /// Places the rows that exist; where the data put others between or before them, by the estimate.
  private func placeRows(of list: ListHost, _ geometry: inout ListGeometry, width: CGFloat) {
    var previous: ListRow?
    for row in list.rows {
      row.layout(width: width)
      geometry.note(row.height)
      if let previous {
        let between = CGFloat(row.position - previous.position - 1)
        row.y = previous.y + previous.height + between * geometry.estimate
      } else {
        row.y += CGFloat(row.position - row.placedPosition) * geometry.estimate
      }
      row.placedPosition = row.position
      previous = row
    }
  }

  /// Realises what can be seen and recycles what cannot, until the visible area is full.
  private func fill(
    _ list: ListHost, _ geometry: inout ListGeometry, _ area: CGSize, _ device: Device
  ) {
    clampOffset(of: list, geometry, area.height)
    dropRows(of: list, above: list.contentOffset, below: list.contentOffset + area.height)
    guard list.count > 0 else { return }
    let anchor: ListRow
    if let first = list.rows.first {
      anchor = first
    } else {
      let start = min(list.count - 1, max(0, Int(list.contentOffset / geometry.estimate)))
      anchor = realise(list, start, &geometry, area, device)
      anchor.y = CGFloat(start) * geometry.estimate
    }
    fillDown(list, from: anchor, &geometry, area, device)
    fillUp(list, from: anchor, &geometry, area, device)
    correctTop(of: list)
    clampOffset(of: list, geometry, area.height)
    dropRows(of: list, above: list.contentOffset, below: list.contentOffset + area.height)
    if let first = list.rows.first, first.position > 0, first.y > list.contentOffset {
      fillUp(list, from: first, &geometry, area, device)
    }
  }

  private func fillDown(
    _ list: ListHost, from anchor: ListRow, _ geometry: inout ListGeometry, _ area: CGSize,
    _ device: Device
  ) {
    var index = (list.rows.firstIndex { $0 === anchor } ?? 0) + 1
    var position = anchor.position + 1
    var y = anchor.y + anchor.height
    while position < list.count, y < list.contentOffset + area.height {
      let row: ListRow
      if index < list.rows.count, list.rows[index].position == position {
        row = list.rows[index]
      } else {
        row = realise(list, position, &geometry, area, device)
      }
      row.y = y
      y += row.height
      position += 1
      index += 1
    }
    // What is left lies below the visible area, wherever the estimate had put it.
    for row in list.rows.dropFirst(index) { recycle(row, of: list) }
  }

  private func fillUp(
    _ list: ListHost, from anchor: ListRow, _ geometry: inout ListGeometry, _ area: CGSize,
    _ device: Device
  ) {
    var position = anchor.position - 1
    var y = anchor.y
    while position >= 0, y > list.contentOffset {
      let row = realise(list, position, &geometry, area, device)
      y -= row.height
      row.y = y
      position -= 1
    }
  }

  private func realise(
    _ list: ListHost, _ position: Int, _ geometry: inout ListGeometry, _ area: CGSize,
    _ device: Device
  ) -> ListRow {
    let cell = takeCell(for: list, on: device)
    let row = list.realise(position)
    cells[ObjectIdentifier(row)] = cell
    row.placedPosition = position
    row.layout(width: area.width)
    geometry.note(row.height)
    return row
  }

  /// The estimates above the anchor were off: the first row lies at the top, wherever it was thought to be.
  private func correctTop(of list: ListHost) {
    guard let first = list.rows.first, first.y != 0, first.position == 0 || first.y < 0 else {
      return
    }
    let top = CGFloat(first.position) * (first.y < 0 ? first.height : 0)
    let shift = first.y - top
    for row in list.rows { row.y -= shift }
    list.contentOffset -= shift
  }

  private func clampOffset(of list: ListHost, _ geometry: ListGeometry, _ height: CGFloat) {
    let bottom = list.rows.last.map { last in
      last.y + last.height + CGFloat(list.count - 1 - last.position) * geometry.estimate
    }
    list.contentHeight = bottom ?? CGFloat(list.count) * geometry.estimate
    list.contentOffset = min(max(0, list.contentOffset), max(0, list.contentHeight - height))
  }

  private func dropRows(of list: ListHost, above top: CGFloat, below bottom: CGFloat) {
    for row in list.rows where row.y + row.height <= top || row.y >= bottom {
      recycle(row, of: list)
    }
  }

  private func recycle(_ row: ListRow, of list: ListHost) {
    recycleCell(of: row)
    list.recycle(row)
  }

  // MARK: Scrolling

  /// An offset within the content of a list.
  func clamped(_ offset: CGFloat, of list: ListHost) -> CGFloat {
    min(max(0, offset), limit(of: list))
  }

  /// The greatest offset at rest, in points.
  func limit(of list: ListHost) -> CGFloat {
    max(0, list.contentHeight - list.element.size.height)
  }

  /// Moves a list so that a row lies at the top; the rows are made when the list is updated.
  func jump(_ list: ListHost, to position: Int) {
    if let row = list.rows.first(where: { $0.position == position }) {
      list.contentOffset = clamped(row.y, of: list)
      return
    }
    let geometry = geometries[ObjectIdentifier(list)] ?? ListGeometry()
    list.contentOffset = clamped(CGFloat(position) * geometry.estimate, of: list)
  }

  // MARK: Cells

  /// The kind under which a list registers its cells: SwiftUI hosts every row in one class of cell.
  private static let kind = "row"

  private func takeCell(for list: ListHost, on device: Device) -> ReusePool<String>.Cell {
    let dequeued = pool.dequeue(Self.kind)
    switch dequeued {
    case .made:
      device.charge(device.prices.makeCell)
      device.memory.cellMade(for: list.owner)
    case .reused: device.charge(device.prices.reuseCell)
    }
    return dequeued.cell
  }

  private func recycleCell(of row: ListRow) {
    guard let cell = cells.removeValue(forKey: ObjectIdentifier(row)) else { return }
    _ = pool.recycle(cell)
  }
}

/// What is known of the heights of a list's rows.
struct ListGeometry {
  private var total: CGFloat = 0
  private var count = 0
  private var lastFirst = -1
  private var lastCount = -1
  private var lastOffset: CGFloat = 0

  /// The average height of the rows seen so far, in points; 44 before any was seen.
  var estimate: CGFloat { count == 0 ? ListHost.minimumRowHeight : total / CGFloat(count) }

  mutating func note(_ height: CGFloat) {
    guard count < 1_000 else { return }
    total += height
    count += 1
  }

  /// Whether other rows exist than at the last call, or the list is scrolled elsewhere.
  @MainActor
  mutating func moved(_ list: ListHost) -> Bool {
    let first = list.rows.first?.position ?? -1
    defer {
      lastFirst = first
      lastCount = list.rows.count
      lastOffset = list.contentOffset
    }
    return first != lastFirst || list.rows.count != lastCount || lastOffset != list.contentOffset
  }
}
