// Headers and footers that are pinned at the edges of a scroll view while part of their section is
// visible.
//
// A pinned row among the visible rows is shifted. A pinned row whose own place was scrolled away is
// detached: it keeps its state, is shown, and is attached again when its place becomes visible. So
// the visible rows, which determine the places of all others, stay adjacent. A section pushes its
// header out at its end, and its footer at its start.
//
// UITableView and the plain lists of UICollectionView pin the header of a plain list below the bars
// at the top. Only UITableView pins footers [the collection view: no source found].

import Foundation

extension RowHost {
  /// All rows on screen, ordered by position.
  package final var rowsOnScreen: [ListRow] {
    guard !detachedPinnedRows.isEmpty else { return rows }
    return (rows + detachedPinnedRows).sorted { $0.position < $1.position }
  }

  /// The visible rows in drawing order, pinned rows last.
  ///
  /// A touch hits the last.
  package final var rowsFromBehind: [ListRow] {
    guard !pinned.isEmpty else { return rows }
    return rows.filter { !$0.isPinned } + rows.filter(\.isPinned) + detachedPinnedRows
  }

  /// Detaches a header or footer that would be recycled, if it can be pinned.
  ///
  /// - Returns: whether the row was detached.
  package final func detachPinned(_ row: ListRow) -> Bool {
    guard row.kind != .content, !row.isDetached, !row.isDeleted, holds(row.kind) else {
      return false
    }
    takeOut(row)
    insertDetached(row)
    return true
  }

  private func holds(_ kind: ListRow.Kind) -> Bool {
    switch kind {
    case .content: false
    case .header: pinned.contains(.sectionHeaders)
    case .footer: pinned.contains(.sectionFooters)
    }
  }

  private func insertDetached(_ row: ListRow) {
    row.isDetached = true
    detachedPinnedRows.append(row)
    detachedPinnedRows.sort { $0.position < $1.position }
  }

  private func attachPinned(_ row: ListRow) {
    row.isDetached = false
    detachedPinnedRows.removeAll { $0 === row }
  }

  /// Removes a row from the rows on screen.
  final func takeOut(_ row: ListRow) {
    row.shift = 0
    if row.isDetached { return attachPinned(row) }
    // A loop, because few rows exist and a closure would cost more.
    for index in rows.indices where rows[index] === row {
      rows.remove(at: index)
      break
    }
  }

  /// Attaches a detached row to the visible rows.
  package final func reattach(_ position: Int) -> ListRow? {
    guard let row = detachedPinnedRows.first(where: { $0.position == position }) else { return nil }
    attachPinned(row)
    rows.insert(row, at: firstIndex(from: position))
    return row
  }

  /// The positions of rows that are pinned although their own place is not visible: the header of
  /// the first section, and the footer of the last.
  package final var detachedPlaces: [Int] {
    guard pinningSpan != nil, let first = rows.first, let last = rows.last else { return [] }
    var places: [Int] = []
    if holds(.header), let header = first.section?.header, header < first.position {
      places.append(header)
    }
    if holds(.footer), let footer = last.section?.footer, footer > last.position {
      places.append(footer)
    }
    return places
  }

  /// Makes a pinned row whose own place is not visible.
  package final func realiseDetached(_ position: Int, dequeue: (ListRow) -> Void) -> ListRow {
    let row = realise(position, dequeue: dequeue)
    takeOut(row)
    insertDetached(row)
    return row
  }

  /// Moves the pinned rows to the present edges.
  ///
  /// - Complexity: O(visible rows)
  package final func movePinned() {
    guard !pinned.isEmpty, let edges = pinningSpan else { return }
    for row in rows where row.kind != .content && holds(row.kind) {
      var place = row.start
      if row.kind == .header, place < edges.lowerBound {
        place = max(place, min(edges.lowerBound, end(of: row) - row.length))
      } else if row.kind == .footer, place + row.length > edges.upperBound {
        place = min(place, max(edges.upperBound - row.length, start(of: row)))
      }
      hold(row, at: place)
    }
    for row in detachedPinnedRows {
      let place =
        row.kind == .header
        ? min(edges.lowerBound, end(of: row) - row.length)
        : max(edges.upperBound - row.length, start(of: row))
      row.lineLength = row.length
      guard row.start + row.shift != place else { continue }
      (row.start, row.shift) = (place, 0)
      noteMove(of: row)
    }
  }

  private func hold(_ row: ListRow, at place: CGFloat) {
    let shift = place - row.start
    guard shift != row.shift else { return }
    row.shift = shift
    noteMove(of: row)
  }

  /// Only the pinned rows move relative to the scrolled content.
  private func noteMove(of row: ListRow) {
    let element = row.root.element
    runtime.mutations.append(.layout(element.id, element.size))
  }

  /// The end of a row's section, if its last row is visible.
  private func end(of row: ListRow) -> CGFloat {
    guard let section = row.section, let last = self.row(at: section.rows.upperBound - 1) else {
      return .infinity
    }
    return last.start + last.lineLength
  }

  /// The start of a row's section, if its first row is visible.
  private func start(of row: ListRow) -> CGFloat {
    guard let section = row.section, let first = self.row(at: section.rows.lowerBound) else {
      return -.infinity
    }
    return first.start
  }
}
