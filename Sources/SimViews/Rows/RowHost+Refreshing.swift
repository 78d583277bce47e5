// What the rows of a lazy stack take before an update ends.

import SimGraph

extension RowHost {
  /// Hands the rows of a lazy stack that exist what a transaction has changed before the next one does (mechanism.md#2.5); what
  /// comes and goes does at the end of the update, with its layout.
  ///
  /// - Returns: whether there was such a row.
  final func refreshRows() -> Bool {
    guard !usesCells, !isUpdating, visible != nil else { return false }
    let stale = rowsOnScreen.filter { $0.isStale && !$0.isDeleted && !$0.isSuspended }
    if stale.isEmpty { return false }
    let outer = runtime.graph.currentCause
    runtime.graph.currentCause = cause ?? outer
    runtime.motion.beginRows(under: transaction)
    for row in stale { row.refresh() }
    runtime.motion.endRows()
    transaction = nil
    runtime.graph.currentCause = outer
    return true
  }

  /// Says that a modifier around the rows of a source has changed, whatever becomes of the views inside it.
  ///
  /// - Complexity: O(rows that exist)
  final func makeStale(_ source: _RowProvider) {
    let places = source.offset..<source.offset + source.count
    for row in rowsOnScreen where places.contains(row.position) { row.isStale = true }
    for row in preparedRows where places.contains(row.position) { row.isStale = true }
  }

  /// Whether something in a row waits to be made of where that lies.
  ///
  /// - Complexity: O(rows that exist and anchors)
  package final var rowsAskForPlaces: Bool {
    !runtime.held.isEmpty && rows.contains { !$0.root.held.isEmpty }
      || runtime.anchors.contains { $0.root.row?.host === self }
  }
}
