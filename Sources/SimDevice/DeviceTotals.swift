// What is measured between two points is the difference of two such values.

package import SimCore

/// What a device has counted, since launch or between two points.
package struct DeviceTotals: Sendable {
  /// How far the main thread's time moved on.
  package var duration = Nanoseconds.zero
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
  package static func - (later: DeviceTotals, earlier: DeviceTotals) -> DeviceTotals {
    var counted = later
    counted.duration -= earlier.duration
    counted.events -= earlier.events
    counted.allocations -= earlier.allocations
    counted.frees -= earlier.frees
    counted.cellsMade -= earlier.cellsMade
    counted.cellsReused -= earlier.cellsReused
    return counted
  }
}

extension Engine {
  /// What was counted since launch, as of now.
  package var totals: DeviceTotals {
    var totals = DeviceTotals()
    totals.duration = mainTime - .launch
    totals.events = eventCount
    totals.allocations = memory.allocations
    totals.frees = memory.frees
    totals.cellsMade = cells.made
    totals.cellsReused = cells.reused
    return totals
  }
}
