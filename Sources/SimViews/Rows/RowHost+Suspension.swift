// Rows that are off screen with nothing but their state, and how that is given up after a while.

extension RowHost {
  /// Gives up what elements own that nobody looked up for as many updates as the system waits.
  func evictOldSuspendedRows() {
    guard let retention else { return }
    guard let oldest = suspensionOrder.first, runtime.frame - oldest.frame > retention else {
      return
    }
    if evictions.frame != runtime.frame { evictions = (runtime.frame, [:]) }
    suspensionOrder.removeAll { suspension in
      guard runtime.frame - suspension.frame > retention else { return false }
      guard let entry = suspendedRows[suspension.key], entry.serial == suspension.serial,
        let forEach = entry.row.forEach
      else { return true }
      guard evictions.counts[forEach, default: 0] < Self.mostEvictions else { return false }
      evictions.counts[forEach, default: 0] += 1
      suspendedRows[suspension.key] = nil
      runtime.onRowExit?(entry.row, .evicted)
      runtime.evicting { entry.row.remove() }
      return true
    }
  }

  /// How many elements a ForEach gives up in one update at most.
  private static let mostEvictions = 64
}
