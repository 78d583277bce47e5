// Lists in edit mode: rows make room for the controls that delete, select and move them. Several rows can be selected only
// in this mode, with circles in place of the delete controls (`allowsMultipleSelectionDuringEditing` of UITableView).

package import Foundation

extension ListHost {
  /// Whether a tap on a row selects it.
  var canSelect: Bool {
    guard let selection else { return false }
    return isEditing || !selection.isMultiple && runtime.policy.selectsWithoutEditing
  }

  /// Rows are laid out again; when the mode ends, nothing is selected any more [one account of the framework says so].
  func editingChanged() {
    needsUpdate()
    confirming = nil
    guard !isEditing, let clear = selection?.clear else { return }
    runtime.enqueue(by: runtime.causes.name("end of the edit mode")) { clear() }
  }

  /// Finds what a row can do in edit mode, and the space that this takes on both sides of its content.
  func editingSpace(of row: ListRow) -> (start: CGFloat, end: CGFloat) {
    guard isEditing, row.kind == .content else {
      row.editing = nil
      return (0, 0)
    }
    let editing = row.editing ?? RowEditing()
    row.editing = editing
    editing.marksSelection = selection?.isMultiple == true
    editing.canMove = row.root.rowTraits?.canMove ?? true && edits(at: row.position)?.move != nil
    let canDelete = !editing.marksSelection && deletion(of: row) != nil
    if canDelete, editing.delete == nil {
      editing.delete = control("Delete") { [weak self, weak row] in self?.confirming = row }
      editing.confirm = control("Delete") { [weak self, weak row] in
        guard let self, let row else { return }
        confirming = nil
        self.edits(at: row.position)?.delete?()
      }
    } else if !canDelete {
      (editing.delete, editing.confirm) = (nil, nil)
    }
    return (
      canDelete || editing.marksSelection ? sizes.editControlWidth : 0,
      editing.canMove ? sizes.moveControlWidth : 0
    )
  }

  /// A part of a cell that is touched; a frame shows what came of it.
  private func control(
    _ name: String, _ action: @escaping @MainActor () -> Void
  ) -> TouchElement {
    let control = TouchElement(id: runtime.makeElementID())
    control.name = name
    control.action = { [weak self] in
      action()
      guard let self, element.isInserted else { return }
      runtime.mutations.append(.update(element.id))
    }
    return control
  }

  /// Where the parts of a row in edit mode lie in its cell.
  package func editingFrames(in cell: CGRect) -> (
    control: CGRect, confirmation: CGRect, handle: CGRect
  ) {
    let control = CGRect(
      x: cell.minX + metrics.rowInsets.leading, y: cell.minY, width: sizes.editControlWidth,
      height: cell.height)
    let confirmation = CGRect(
      x: cell.maxX - sizes.confirmationWidth, y: cell.minY, width: sizes.confirmationWidth,
      height: cell.height)
    let handle = CGRect(
      x: cell.maxX - metrics.rowInsets.trailing - sizes.moveControlWidth, y: cell.minY,
      width: sizes.moveControlWidth, height: cell.height)
    return (
      element.turned(control, in: cell), element.turned(confirmation, in: cell),
      element.turned(handle, in: cell)
    )
  }
}

extension ListHost {
  /// Reads what a row shows in edit mode; it is named after the row, as a client of UITableView's finds it.
  func readEditing(of row: ListRow, at corner: CGPoint, _ reader: inout ScreenReader) {
    guard let editing = row.editing else { return }
    let place = row.origin
    let cell = cell(of: row, at: CGPoint(x: corner.x - place.x, y: corner.y - place.y))
    let frames = editingFrames(in: cell)
    let name = runtime.words(in: [row.root.element]).replacing("\u{1F}", with: ", ")
    if let delete = editing.delete { reader.add(delete, "Delete \(name)", frames.control) }
    if editing.canMove { reader.add("Reorder \(name)", isText: false, frames.handle, nil) }
    if confirming === row, let confirm = editing.confirm {
      reader.add(confirm, "Delete", frames.confirmation)
    }
  }
}

extension ScreenReader {
  /// A part of a cell that is touched and shows no text.
  fileprivate mutating func add(_ control: TouchElement, _ name: String, _ frame: CGRect) {
    responders.append(
      TouchResponder(
        kind: .control(control), frame: frame, element: control, level: around.count))
    add(name, isText: false, frame, control)
    responders.removeLast()
  }
}
