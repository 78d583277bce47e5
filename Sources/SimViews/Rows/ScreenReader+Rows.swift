// The rows of elements and screen readers are always rows of the runtime.

import Foundation

extension RowContainer {
  /// The same rows as their host sees them.
  package final var host: RowHost { unsafeDowncast(self, to: RowHost.self) }
}

extension HostedRow {
  /// The same row as its container knows it.
  package final var row: ListRow { unsafeDowncast(self, to: ListRow.self) }
}

extension HostingRoot {
  /// The row whose content this is.
  package var row: ListRow? { hostedRow?.row }
}

extension ScrollArea {
  /// The rows of a list; a scroll view has none of its own.
  package var rows: RowHost? { container?.host }

  func attach(_ rows: RowHost) { container = rows }
}

extension ScreenItem {
  /// The row of a list around it, if any.
  package var row: ListRow? { hostedRow?.row }
}

extension ScreenReader {
  /// The lists and lazy stacks that were found, outermost first.
  package var rowHosts: [RowHost] { containers.map(\.host) }

  mutating func visitRows(of host: RowHost, at origin: CGPoint) {
    containers.append(host)
    let outer = row
    defer { row = outer }
    let covers = readsHostsOnly ? [] : host.coveringRows(at: origin)
    let swiped = host.swiped
    for row in host.rowsFromBehind {
      if readsHostsOnly, !row.root.element.holdsHosts { continue }
      let place = row.origin
      if host.usesCells { self.row = row }
      let corner = CGPoint(x: origin.x + place.x, y: origin.y + place.y)
      if !covers.isEmpty, !row.isPinned {
        let frame = host.line(of: row, at: origin)
        if let cover = covers.first(where: { $0.intersects(frame) }) {
          behind(cover, called: "pinned header", frame) { $0.visit(row, at: corner) }
          continue
        }
      }
      visit(row, at: corner)
      if let swiped, swiped.row === row {
        visitActions(of: swiped, at: CGPoint(x: origin.x, y: origin.y + row.start))
      }
    }
  }

  private mutating func visit(_ row: ListRow, at corner: CGPoint) {
    let count = responders.count
    let (outer, first) = (rowButtons, items.count)
    defer { rowButtons = outer }
    if row.host.usesCells { rowButtons = row.handsTouchesToButtons ? [] : nil }
    if let control = row.control, control.takesTouches, !readsHostsOnly {
      let frame = CGRect(origin: corner, size: row.root.element.size)
      responders.append(
        TouchResponder(
          kind: .control(control), frame: frame, element: row.root.element, level: around.count))
      addArea(frame)
    }
    visit(row.root.element, at: corner, control: row.control)
    if !readsHostsOnly { row.host.readBadge(of: row, at: corner, &self) }
    if row.host.usesCells, let rowButtons, !rowButtons.isEmpty {
      giveTouches(from: first, to: row, at: corner, rowButtons)
    }
    responders.removeSubrange(count...)
    if row.editing != nil, !readsHostsOnly { row.host.readParts(of: row, at: corner, &self) }
  }

  /// A touch on the cell of a row reaches the buttons that leave theirs to it, as does one on what was read of the row.
  ///
  /// Where a row can be selected, a touch beside its buttons selects it [estimate].
  ///
  /// - Parameter first: the first item of the row.
  private mutating func giveTouches(
    from first: Int, to row: ListRow, at corner: CGPoint, _ buttons: [TouchElement]
  ) {
    let place = row.origin
    let cell = row.host.cell(
      of: row, at: CGPoint(x: corner.x - place.x, y: corner.y - place.y))
    let depth = responders.count
    responders.append(
      TouchResponder(
        kind: .row(row, buttons: buttons), frame: cell, element: row.root.element,
        level: around.count))
    let isSelected = row.control?.takesTouches == true
    for index in first..<items.count
    where !isSelected || items[index].responders.contains(where: { $0.isTouchedWithRow }) {
      items[index].responders.insert(responders[depth], at: depth)
    }
    guard !isSelected, takesTouches, cell.intersects(bounds) else { return }
    // Below all that the row shows.
    items.insert(item("", isText: false, cell, nil, isOnlyTouched: true), at: first)
  }
}

extension ListRow {
  /// Whether a touch on the row is one on the buttons in it that have no style of their own: a row with a link leads elsewhere, and
  /// a header or footer is no row that is touched.
  fileprivate var handsTouchesToButtons: Bool {
    kind == .content && root.rowTraits?.hasDisclosure != true
  }
}

extension RowHost {
  /// Where rows lie that are held above the others and hide what is behind them: in a list all have a ground.
  fileprivate func coveringRows(at origin: CGPoint) -> [CGRect] {
    guard usesCells, !pinned.isEmpty else { return [] }
    return (rows.filter(\.isPinned) + detachedPinnedRows).map { line(of: $0, at: origin) }
  }

  /// Where the line of a row lies.
  fileprivate func line(of row: ListRow, at origin: CGPoint) -> CGRect {
    CGRect(
      x: origin.x, y: origin.y + row.start + row.shift, width: element.size.width,
      height: row.lineLength)
  }
}
