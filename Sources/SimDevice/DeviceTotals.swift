// The counters of a device. A measurement between two points is the difference of two values.

package import SimCore

/// The counters of a device since launch, or between two points.
package struct DeviceTotals: Sendable {
  /// The elapsed time of the main thread.
  package var duration = Nanoseconds.zero
  /// The number of events that the kernel delivered.
  package var events = 0
  /// The number of heap allocations.
  package var allocations = 0
  /// The number of freed heap allocations.
  package var frees = 0
  /// The number of cells that lists created.
  package var cellsMade = 0
  /// The number of cells that were reused.
  package var cellsReused = 0

  package init() {}

  /// Returns the difference between two points.
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
