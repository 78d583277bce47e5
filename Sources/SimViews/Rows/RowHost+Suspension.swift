// Suspended rows, which keep only their state, and their eviction.

extension RowHost {
  /// Evicts rows that have been suspended for as many updates as the system allows.
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
      rowLeft(entry.row, by: .evicted)
      return true
    }
  }

  /// The maximum number of rows that a ForEach evicts in one update.
  private static let mostEvictions = 64
}
