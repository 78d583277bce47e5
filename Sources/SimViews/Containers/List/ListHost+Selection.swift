// What a tap on a row selects.

import Foundation

extension ListHost {
  /// Makes what takes the touches on a row that can be selected.
  func updateControl(of row: ListRow) {
    guard canSelect, row.kind == .content else {
      row.control = nil
      return
    }
    guard row.control == nil else { return }
    let control = TouchElement(id: runtime.makeElementID())
    control.action = { [weak self, weak row] in
      guard let self, let row else { return }
      select(row)
    }
    row.control = control
  }

  /// Selects a row as a tap on it does.
  package func select(_ row: ListRow) {
    guard canSelect, let tag = tag(of: row) else { return }
    selection?.select(tag)
    environment.read().showNextColumn?.show()
  }

  /// What a row is known by to a selection: its tag, otherwise the id of its element.
  func tag(of row: ListRow) -> AnyHashable? { row.root.rowTraits?.tag ?? id(at: row.position) }

  /// Whether a row is selected.
  package func isSelected(_ row: ListRow) -> Bool {
    guard let selection, let tag = tag(of: row) else { return false }
    return selection.contains(tag)
  }
}
