// Rows, as elements and whoever reads the screen know them, are rows of the runtime's: there are no others.

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
    for row in host.rows {
      if readsHostsOnly, !row.root.element.holdsHosts { continue }
      let place = row.origin
      if host.usesCells { self.row = row }
      let corner = CGPoint(x: origin.x + place.x, y: origin.y + place.y)
      let count = responders.count
      if let control = row.control, control.takesTouches, !readsHostsOnly {
        let frame = CGRect(origin: corner, size: row.root.element.size)
        responders.append(
          TouchResponder(kind: .control(control), frame: frame, element: row.root.element))
        addArea(frame)
      }
      visit(row.root.element, at: corner, control: row.control)
      responders.removeSubrange(count...)
    }
  }
}
