// Keeps what became of rows while a run goes on.

import SimCore
import SimDevice
import SimMetrics
@_spi(Runtime) import SimViews

/// The log of rows of a run that goes on.
@MainActor
final class RowLogRecorder {
  private var events: [RowEvent] = []
  private var owners: [ViewOwner] = []
  /// The lists by the device's numbers.
  private var places: [Int: Int] = [:]

  /// Begins with the rows that are there.
  func begin(_ device: Engine) {
    events = []
    owners = []
    places = [:]
    for report in device.rowsThatExist { note(report) }
  }

  /// Notes what became of a row.
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

  /// The log up to now.
  func log(_ runtime: ViewRuntime) -> RowLog {
    RowLog(lists: owners.map { runtime.ownerNames[Int($0.index)] }, events: events)
  }
}

extension RowStep {
  /// What a device said of a row.
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
