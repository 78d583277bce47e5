// What is measured between two points is the difference of two such values.

package import SimCore

/// What a device has counted since launch.
package struct DeviceTotals: Sendable {
  /// The main thread's time.
  package var time = Instant.launch
  /// How long something was in motion.
  package var trackedTime = Nanoseconds.zero
  /// Events that the kernel delivered.
  package var events = 0
  /// Blocks of memory that were taken.
  package var allocations = 0
  /// Blocks of memory that were given back.
  package var frees = 0
  /// Cells that lists made.
  package var cellsMade = 0
  /// Cells that rows took from others before them.
  package var cellsReused = 0

  package init() {}

  /// What was counted since an earlier point.
  package func since(_ earlier: DeviceTotals) -> DeviceCounts {
    DeviceCounts(
      duration: time - earlier.time, trackedTime: trackedTime - earlier.trackedTime,
      events: events - earlier.events, allocations: allocations - earlier.allocations,
      frees: frees - earlier.frees, cellsMade: cellsMade - earlier.cellsMade,
      cellsReused: cellsReused - earlier.cellsReused)
  }
}

/// What a device counted between two points.
package struct DeviceCounts: Sendable {
  /// How far the main thread's time moved on.
  package let duration: Nanoseconds
  /// How long something was in motion.
  package let trackedTime: Nanoseconds
  /// Events that the kernel delivered.
  package let events: Int
  /// Blocks of memory that were taken.
  package let allocations: Int
  /// Blocks of memory that were given back.
  package let frees: Int
  /// Cells that lists made.
  package let cellsMade: Int
  /// Cells that rows took from others before them.
  package let cellsReused: Int
}

extension Device {
  /// What was counted since launch, as of now.
  package var totals: DeviceTotals {
    var totals = DeviceTotals()
    totals.time = mainTime
    totals.trackedTime = trackedTime
    totals.events = eventCount
    totals.allocations = memory.allocations
    totals.frees = memory.frees
    totals.cellsMade = cells.made
    totals.cellsReused = cells.reused
    return totals
  }
}
