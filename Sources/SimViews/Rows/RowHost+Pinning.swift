// Headers and footers that are held at the edges of what scrolls while something of their section can be seen.
//
// A held row that is among the visible ones has a shift. One whose own place was scrolled away is kept
// aside: it lives on with its state, is shown, and rejoins the others when its place becomes visible again. So the visible
// rows, by which all others are placed, stay neighbours. A section pushes its header out at its end, and its footer at its start.
//
// The header of a plain list is held by UITableView and by the plain lists of UICollectionView below what covers the top;
// a footer by the former alone [the latter: no source found].

import Foundation

extension RowHost {
  /// All rows that are on screen, in the order of their places.
  package final var rowsOnScreen: [ListRow] {
    guard !detachedPinnedRows.isEmpty else { return rows }
    return (rows + detachedPinnedRows).sorted { $0.position < $1.position }
  }

  /// The rows that can be seen, those that are held above the others at last: in this order they are drawn, and a finger
  /// touches the last.
  package final var rowsFromBehind: [ListRow] {
    guard !pinned.isEmpty else { return rows }
    return rows.filter { !$0.isPinned } + rows.filter(\.isPinned) + detachedPinnedRows
  }

  /// Keeps a header or footer that is about to go for the case that it is held at the edge.
  ///
  /// - Returns: whether it may be.
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

  /// Takes a row from those that are on screen.
  final func takeOut(_ row: ListRow) {
    row.shift = 0
    if row.isDetached { return attachPinned(row) }
    // A plain loop: the few rows that exist need no closure.
    for index in rows.indices where rows[index] === row {
      rows.remove(at: index)
      break
    }
  }

  /// A row that is kept aside comes back among those that can be seen.
  package final func reattach(_ position: Int) -> ListRow? {
    guard let row = detachedPinnedRows.first(where: { $0.position == position }) else { return nil }
    attachPinned(row)
    rows.insert(row, at: firstIndex(from: position))
    return row
  }

  /// The places of the rows that have to be held though they stand among none that can be seen: the header of the section
  /// at the start, the footer of the one at the end.
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

  /// Makes a row that is held though it stands among none that can be seen.
  package final func realiseDetached(_ position: Int, dequeue: (ListRow) -> Void) -> ListRow {
    let row = realise(position, dequeue: dequeue)
    takeOut(row)
    insertDetached(row)
    return row
  }

  /// Moves the rows that are held to where the edges are now.
  ///
  /// - Complexity: O(rows that can be seen)
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

  /// Beside the window that scrolls, this is all that moves.
  private func noteMove(of row: ListRow) {
    let element = row.root.element
    runtime.mutations.append(.layout(element.id, element.size))
  }

  /// Where the section of a row ends, if its last row can be seen.
  private func end(of row: ListRow) -> CGFloat {
    guard let section = row.section, let last = self.row(at: section.rows.upperBound - 1) else {
      return .infinity
    }
    return last.start + last.lineLength
  }

  /// Where the section of a row begins, if its first row can be seen.
  private func start(of row: ListRow) -> CGFloat {
    guard let section = row.section, let first = self.row(at: section.rows.lowerBound) else {
      return -.infinity
    }
    return first.start
  }
}
