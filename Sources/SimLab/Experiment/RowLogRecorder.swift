// Records the life cycle of rows.

import SimCore
import SimDevice
import SimMetrics
@_spi(Runtime) import SimViews

/// The row log of the present run.
@MainActor
final class RowLogRecorder {
  private var events: [RowEvent] = []
  private var owners: [ViewOwner] = []
  /// The indices of the lists by the device's numbers.
  private var places: [Int: Int] = [:]

  /// Begins the log with the existing rows.
  func begin(_ device: Engine) {
    events = []
    owners = []
    places = [:]
    for report in device.rowsThatExist { note(report) }
  }

  /// Records a step in the life cycle of a row.
  func note(_ report: RowReport) {
    let list = places[report.list] ?? owners.count
    if list == owners.count {
      places[report.list] = list
      owners.append(report.owner)
    }
    events.append(
      RowEvent(
        time: (report.time - .launch).value, list: list, row: report.row,
        position: report.position, step: RowStep(report.step)))
  }

  /// Returns the log of rows so far.
  func log(_ runtime: ViewRuntime) -> RowLog {
    RowLog(lists: owners.map { runtime.ownerNames[Int($0.index)] }, steps: events)
  }
}

extension RowStep {
  /// Creates the record's case for a step on the device.
  init(_ step: RowReport.Step) {
    switch step {
    case .made: self = .made
    case .reused: self = .reused
    case .ahead: self = .ahead
    case .shown: self = .shown
    case .left(.suspended): self = .suspended
    case .left(.evicted): self = .evicted
    case .left(.removed): self = .removed
    }
  }
}
