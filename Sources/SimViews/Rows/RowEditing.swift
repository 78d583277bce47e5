/// What a row shows in the edit mode of its list.
@MainActor
package final class RowEditing {
  /// What asks whether the row is to be deleted; nil if it cannot be.
  package internal(set) var delete: TouchElement?
  /// What deletes it then.
  package internal(set) var confirm: TouchElement?
  /// Whether a circle says if the row is selected.
  package internal(set) var marksSelection = false
  /// Whether the row can be dragged elsewhere.
  package internal(set) var canMove = false
}
