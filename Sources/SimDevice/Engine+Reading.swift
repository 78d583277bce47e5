// What observers and drivers read from a device.

package import SimCore
@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews

extension Engine {
  /// The time up to which the main thread has worked, never earlier than the kernel's clock.
  package var mainTime: Instant { mainThread.time }
  /// Receives the events of the device.
  package var observer: (any DeviceObserver)? {
    get { reports.observer }
    set { reports.observer = newValue }
  }
  /// The work of the app off the main thread since launch.
  package var otherWork: OperationTally { work.otherThreads }
  /// Whether content moves, so that lateness counts.
  package var isTracking: Bool { motion.isTracked }
  /// The total time during which content moved.
  package var trackedTime: Nanoseconds { motion.trackedTime }
  /// The fingerprint of all events so far.
  package var fingerprint: Fingerprint { kernel.events.fingerprint }
  /// The nominal interval between vsyncs at the maximum rate.
  package var frameInterval: Nanoseconds { frames.clock.interval }
  /// The number of events so far.
  package var eventCount: Int { kernel.events.deliveredCount }

  /// Restarts the frame count on which the dispersion depends.
  package func countFrames(from number: Int) { mainThread.countFrames(from: number) }

  /// The existing rows, including prepared ones, list by list.
  package var rowsThatExist: [RowReport] {
    runtime.rowHostsOnScreen().flatMap { host in
      host.rowsOnScreen.map { RowReport($0, .shown, at: mainTime) }
        + host.preparedRows.map { RowReport($0, .ahead, at: mainTime) }
    }
  }

  /// The counters since launch.
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
