// What the app allows to be done to rows: `onDelete` and `onMove` of the ForEach that they come from.

import Foundation

/// The closures of a ForEach's modifiers; the newest value of each.
@MainActor
final class ElementEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  /// The same of modifiers further out.
  let outer: ElementEdits?

  init(outer: ElementEdits?) { self.outer = outer }
}

/// What can be done to one row: the closures and the place of its element.
@MainActor
package struct RowEdits {
  let elements: ElementEdits
  /// The place of the element in the data of its ForEach.
  package let index: Int

  /// Deletes the element; nil if it cannot be deleted.
  package var delete: (() -> Void)? {
    find(\.delete).map { action in { action(IndexSet(integer: index)) } }
  }

  /// Moves the element to another offset of the data; nil if it cannot be moved.
  package var move: ((Int) -> Void)? {
    find(\.move).map { action in { action(IndexSet(integer: index), $0) } }
  }

  /// Whether another row belongs to the same ForEach.
  package func belongsTogether(with other: RowEdits) -> Bool { elements === other.elements }

  private func find<T>(_ key: KeyPath<ElementEdits, T?>) -> T? {
    var current: ElementEdits? = elements
    while let edits = current {
      if let action = edits[keyPath: key] { return action }
      current = edits.outer
    }
    return nil
  }
}
