// What a list does in a split view when the user has chosen a row: on a phone the next column is shown.

/// What shows the column after the one that asks.
package struct ColumnAction: Equatable {
  package let show: @MainActor () -> Void
  package init(_ show: @escaping @MainActor () -> Void) { self.show = show }
  /// The column around does not change: what it shows is its state.
  package static func == (lhs: ColumnAction, rhs: ColumnAction) -> Bool { true }
}

private enum NextColumnKey: EnvironmentKey {
  static let defaultValue: ColumnAction? = nil
}

extension EnvironmentValues {
  package var showNextColumn: ColumnAction? {
    get { self[NextColumnKey.self] }
    set { self[NextColumnKey.self] = newValue }
  }
}
